#pragma once

#include "app/cli/verb.h"
#include "app/session/desk.h"
#include "core/chess/san.h"
#include "core/score/replay.h"
#include "core/score/sheet.h"

#include <optional>
#include <string>

namespace diptych::cli {

/// Says on `err`, a line each and with its place, what had to be left out of a sheet or taken for
/// something else than it is.
void warn(const Console& console, const score::Sheet& sheet, const std::string& file);

/// The same for a case and all its sheets.
void warn(const Console& console, const session::Desk& desk, const std::string& operand);

/// The sheet's own move numbers where they do not go with its entries, one diagnostic for each
/// place at which they begin to deviate in another way: "number-out-of-step".
Diagnostics numbersOutOfStep(const score::Sheet& sheet, const score::ReplayedSheet& replayed);

/// Entries that are no legal move where they stand and were taken for another one:
/// "impossible-entry", with what is written and what it was taken for.
Diagnostics impossibleEntries(const score::Sheet& sheet, const score::ReplayedSheet& replayed);

/// The illegal move that an entry says where it was taken for a legal one.
std::optional<chess::SanIllegal> impossibleReading(const score::ReplayedEntry& row,
                                                   const score::Sheet& sheet,
                                                   const score::ReplayedSheet& replayed);

}  // namespace diptych::cli
