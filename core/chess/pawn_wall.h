#pragma once

#include "core/chess/position.h"

namespace diptych::chess {

/// Kings, bishops and pawns only, no pawn can ever take or be taken or pass another, and the
/// winner's bishops can mate on none of the squares that the other king can reach. Everything is
/// judged generously towards the winner: each piece may move as if it were alone with the pawns.
bool isWalledIn(const Position& position, Color winner);

}  // namespace diptych::chess
