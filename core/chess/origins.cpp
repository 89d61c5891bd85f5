#include "core/chess/origins.h"

#include "core/chess/attacks.h"
#include "core/chess/castling.h"
#include "core/chess/en_passant.h"

#include <cstdlib>

namespace diptych::chess {

namespace {

/// What threatens a king of the side to move once one of its pieces has gone to a square. All is
/// read from the squares in line with the king; no board is made.
class KingSafety {
public:
    KingSafety(const Position& position, Square king, Square to)
        : m_king(king)
        , m_target(bitOf(to))
        , m_occupied(position.occupied() | m_target)
    {
        const Placement& placement = position.placement();
        const Color us = position.sideToMove();
        const Bitboard enemy = placement.of(opposite(us)) & ~m_target;
        const Bitboard leapers = (knightAttacks(king) & placement.of(PieceType::Knight)) |
                                 (pawnAttacks(us, king) & placement.of(PieceType::Pawn)) |
                                 (kingAttacks(king) & placement.of(PieceType::King));
        const Bitboard queens = placement.of(PieceType::Queen);
        const Bitboard diagonal = placement.of(PieceType::Bishop) | queens;
        const Bitboard straight = placement.of(PieceType::Rook) | queens;
        m_isAttackedByLeaper = (leapers & enemy) != 0;
        m_snipers = enemy & ((emptyBoardAttacks(PieceType::Bishop, king) & diagonal) |
                             (emptyBoardAttacks(PieceType::Rook, king) & straight));
    }

    /// Nothing attacks the king when the piece has come from a square.
    bool holdsAfter(Square from) const
    {
        if (m_isAttackedByLeaper) {
            return false;
        }
        const Bitboard occupied = (m_occupied & ~bitOf(from)) | m_target;
        Bitboard snipers = m_snipers;
        while (snipers != 0) {
            if ((between(m_king, popFirst(snipers)) & occupied) == 0) {
                return false;
            }
        }
        return true;
    }

private:
    Square m_king;
    Bitboard m_target;
    Bitboard m_occupied;
    Bitboard m_snipers = 0;
    bool m_isAttackedByLeaper = false;
};

/// Those squares from which a piece can go to another without leaving a king of its side in check.
Bitboard safeOrigins(const Position& position, PieceType type, Square to, Bitboard candidates)
{
    Bitboard kings = position.pieces(position.sideToMove(), PieceType::King);
    Bitboard origins = candidates;
    while (kings != 0 && origins != 0) {
        const Square king = popFirst(kings);
        const KingSafety safety(position, king, to);
        Bitboard asked = type == PieceType::King ? origins & ~bitOf(king) : origins;
        while (asked != 0) {
            const Square from = popFirst(asked);
            if (!safety.holdsAfter(from)) {
                origins ^= bitOf(from);
            }
        }
    }
    if (type == PieceType::King && origins != 0) {
        const KingSafety arrived(position, to, to);
        Bitboard asked = origins;
        while (asked != 0) {
            const Square from = popFirst(asked);
            if (!arrived.holdsAfter(from)) {
                origins ^= bitOf(from);
            }
        }
    }
    return origins;
}

Bitboard pawnOrigins(const Position& position, Square to, Bitboard pawns)
{
    const Color us = position.sideToMove();
    if (contains(position.pieces(opposite(us)), to)) {
        return pawnAttacks(opposite(us), to) & pawns;
    }
    const int back = us == Color::White ? -8 : 8;
    const int behind = static_cast<int>(to) + back;
    if (behind < 0 || behind >= squareCount) {
        return 0;
    }
    const auto single = static_cast<Square>(behind);
    const int fourth = us == Color::White ? 3 : 4;
    Bitboard origins = bitOf(single) & pawns;
    if (rankOf(to) == fourth && !contains(position.occupied(), single)) {
        origins |= bitOf(static_cast<Square>(behind + back)) & pawns;
    }
    return origins;
}

/// Pieces of a type that reach a square, safety of their king left aside. Nothing lies between
/// squares out of line or next to each other, so that one rule serves all that are no pawns.
Bitboard reachingOrigins(const Position& position, PieceType type, Square to, Bitboard pieces)
{
    if (type == PieceType::Pawn) {
        return pawnOrigins(position, to, pieces);
    }
    Bitboard candidates = emptyBoardAttacks(type, to) & pieces;
    Bitboard origins = 0;
    while (candidates != 0) {
        const Square from = popFirst(candidates);
        if ((between(from, to) & position.occupied()) == 0) {
            origins |= bitOf(from);
        }
    }
    return origins;
}

Bitboard castlingOrigin(const Position& position, Square to)
{
    const Color us = position.sideToMove();
    for (const CastlingSquares* castling : {&shortCastling(us), &longCastling(us)}) {
        if (castling->kingTo == to && canCastle(position, *castling)) {
            return bitOf(castling->kingFrom);
        }
    }
    return 0;
}

}  // namespace

bool canCastle(const Position& position, const CastlingSquares& castling)
{
    if (!has(position.castling(), castling.right) || (position.occupied() & castling.empty) != 0) {
        return false;
    }
    const Color them = opposite(position.sideToMove());
    Bitboard asked = castling.path | bitOf(castling.kingFrom);
    while (asked != 0) {
        const Square square = popFirst(asked);
        if (attackersOf(position.placement(), square, them, position.occupied()) != 0) {
            return false;
        }
    }
    return true;
}

Bitboard legalOrigins(const Position& position, PieceType type, Square to)
{
    return legalOrigins(position, type, to, ~Bitboard{0});
}

Bitboard legalOrigins(const Position& position, PieceType type, Square to, Bitboard among)
{
    const Color us = position.sideToMove();
    if (contains(position.pieces(us) | position.pieces(PieceType::King), to)) {
        return 0;
    }
    const Bitboard pieces = position.pieces(us, type) & among;
    Bitboard origins = safeOrigins(position, type, to, reachingOrigins(position, type, to, pieces));
    if (type == PieceType::Pawn && position.canTakeEnPassant() && position.enPassant() == to) {
        origins |= enPassantOrigins(position.placement(), us, to) & pieces;
    }
    if (type == PieceType::King && position.castling() != CastlingRights::None) {
        origins |= castlingOrigin(position, to) & pieces;
    }
    return origins;
}

}  // namespace diptych::chess
