#pragma once

#include "core/chess/placement.h"

namespace diptych::chess {

/// Square of the pawn that is taken en passant by a move to a square (Article 3.7.3.1).
constexpr Square passedPawnSquare(Square target)
{
    return static_cast<Square>(static_cast<int>(target) ^ 8);
}

/// Squares from which a pawn may legally take en passant on a square: next to the passed pawn, and
/// without leaving its own king in check, be it along the rank that both pawns leave.
Bitboard enPassantOrigins(const Placement& placement, Color mover, Square target);

}  // namespace diptych::chess
