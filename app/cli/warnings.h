#pragma once

#include "app/cli/verb.h"
#include "app/session/desk.h"
#include "core/score/replay.h"
#include "core/score/sheet.h"

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

}  // namespace diptych::cli
