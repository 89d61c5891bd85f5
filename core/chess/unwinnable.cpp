#include "core/chess/unwinnable.h"

#include "core/chess/attacks.h"
#include "core/chess/pawn_wall.h"

namespace diptych::chess {

namespace {

bool onOneColor(Bitboard squares)
{
    return (squares & lightSquares) == 0 || (squares & ~lightSquares) == 0;
}

/// Too little is left for a mate, whatever the other side does to help.
bool lacksMaterial(const Position& position, Color winner)
{
    const Bitboard own = position.pieces(winner);
    const Bitboard other = position.pieces(opposite(winner));
    const Bitboard pawns = position.pieces(PieceType::Pawn);
    const Bitboard knights = position.pieces(PieceType::Knight);
    const Bitboard bishops = position.pieces(PieceType::Bishop);
    const Bitboard kings = position.pieces(PieceType::King);
    const Bitboard queens = position.pieces(PieceType::Queen);
    if ((own & (pawns | position.pieces(PieceType::Rook) | queens)) != 0) {
        return false;
    }
    if ((own & knights) != 0) {
        // One knight mates only a king whose own men stand in his way; a queen never must.
        return countOf(own) == 2 && (other & ~kings & ~queens) == 0;
    }
    if ((own & bishops) != 0) {
        // Bishops of one colour need a man who blocks a square of the other colour for good.
        return onOneColor(bishops) && (pawns | knights) == 0;
    }
    return true;
}

}  // namespace

bool cannotMateByPlacement(const Position& position, Color winner)
{
    if (countOf(position.pieces(PieceType::King)) != 2 || !position.king(Color::White) ||
        !position.king(Color::Black)) {
        return false;
    }
    return lacksMaterial(position, winner) || isWalledIn(position, winner);
}

}  // namespace diptych::chess
