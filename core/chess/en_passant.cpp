#include "core/chess/en_passant.h"

#include "core/chess/attacks.h"

namespace diptych::chess {

namespace {

bool leavesKingSafe(Placement placement, Color mover, Square from, Square target)
{
    placement.leave(mover, PieceType::Pawn, bitOf(from));
    placement.leave(opposite(mover), PieceType::Pawn, bitOf(passedPawnSquare(target)));
    placement.put(mover, PieceType::Pawn, bitOf(target));
    Bitboard kings = placement.of(mover, PieceType::King);
    while (kings != 0) {
        const Square king = popFirst(kings);
        if (attackersOf(placement, king, opposite(mover), placement.occupied()) != 0) {
            return false;
        }
    }
    return true;
}

}  // namespace

Bitboard enPassantOrigins(const Placement& placement, Color mover, Square target)
{
    Bitboard candidates =
        pawnAttacks(opposite(mover), target) & placement.of(mover, PieceType::Pawn);
    Bitboard origins = 0;
    while (candidates != 0) {
        const Square from = popFirst(candidates);
        if (leavesKingSafe(placement, mover, from, target)) {
            origins |= bitOf(from);
        }
    }
    return origins;
}

}  // namespace diptych::chess
