#pragma once

#include "core/incident/incident.h"
#include "core/score/sheet.h"

#include <cstddef>
#include <string>

namespace diptych::session {

/// The source with another text for one entry. Text that stands in the case is changed where the
/// entry stands and nowhere else; a scan keeps its file, with the correction beside it; another
/// file becomes typed text, with every entry as it was read.
incident::ScoreSource withEntry(const incident::ScoreSource& source, const score::Sheet& sheet,
                                std::size_t entry, const std::string& text);

/// The same with a new entry before one, or at the end.
incident::ScoreSource withEntryBefore(const incident::ScoreSource& source,
                                      const score::Sheet& sheet, std::size_t entry,
                                      const std::string& text);

/// The same with an entry in brackets, so that it is kept and counts for nothing.
incident::ScoreSource withoutEntry(const incident::ScoreSource& source, const score::Sheet& sheet,
                                   std::size_t entry);

/// A new entry of which nothing is known but that there is one.
inline constexpr char unknownEntry[] = "--";

}  // namespace diptych::session
