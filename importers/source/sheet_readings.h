#pragma once

#include "core/notation/legal_extent.h"
#include "core/notation/writing_habits.h"
#include "core/score/sheet.h"
#include "importers/importer.h"

#include <string>

namespace diptych::importers {

/// A sheet never has more entries than this; more are not read and named in a diagnostic.
constexpr std::size_t mostEntries = 2000;

/// What to assume of a sheet's entries.
struct ReadingAssumptions {
    notation::Confusions confusions = notation::Confusions::Typing;
    /// Dialect of a sheet for which none is stated, unless another one fits better; "auto": none.
    std::string usualDialect = "auto";
    /// Whether capitals tell pieces from files, where the entries do not show it.
    notation::Capitals capitals = notation::Capitals::Unknown;
};

/// Gives every entry of a sheet its readings, and the sheet its dialects. Notation that is not
/// algebraic makes the sheet inadmissible (Appendix C, preamble).
void fillReadings(score::Sheet& sheet, const ImportRequest& request,
                  const ReadingAssumptions& assumptions);

/// How much of a sheet is legal from a position on, by its readings.
notation::LegalExtent legalExtentOf(const score::Sheet& sheet, const chess::Position& start);

/// A request without the text that is too much for a sheet; that there was such is reported.
ImportRequest withoutExcess(ImportRequest request, score::Sheet& sheet);

/// Adds a diagnostic; after many of them only their number is kept, in one closing entry.
void report(score::Sheet& sheet, Diagnostic diagnostic);

}  // namespace diptych::importers
