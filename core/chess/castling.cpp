#include "core/chess/castling.h"

namespace diptych::chess {

CastlingRights possibleRights(const Placement& placement)
{
    CastlingRights rights = CastlingRights::None;
    for (const CastlingSquares& castling : allCastlings) {
        const Color color = rankOf(castling.kingFrom) == 0 ? Color::White : Color::Black;
        if (contains(placement.of(color, PieceType::King), castling.kingFrom) &&
            contains(placement.of(color, PieceType::Rook), castling.rookFrom)) {
            rights = rights | castling.right;
        }
    }
    return rights;
}

}  // namespace diptych::chess
