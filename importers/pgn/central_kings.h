#pragma once

#include "core/chess/position.h"
#include "core/score/sheet.h"

namespace diptych::importers {

/// At the end of a game on an electronic board the kings are put on the central squares: both on
/// e4 and d5 if White has won, on d4 and e5 if Black has won, on squares of both colours for a
/// draw. Such entries at the end that are not legal are taken off the sheet and noted as the
/// result.
void takeCentralKings(score::Sheet& sheet, const chess::Position& start);

}  // namespace diptych::importers
