#include "core/chess/movegen.h"

#include "core/chess/generator.h"
#include "core/chess/origins.h"

#include <bit>

namespace diptych::chess {

namespace {

constexpr std::array<PieceType, 4> promotionPieces{PieceType::Queen, PieceType::Rook,
                                                   PieceType::Bishop, PieceType::Knight};

void pushPromotions(MoveList& moves, Square from, Square to)
{
    for (const PieceType piece : promotionPieces) {
        moves.push(Move(from, to, piece));
    }
}

/// Gathers moves into a list.
template <Color Us>
class MoveGatherer {
public:
    explicit MoveGatherer(MoveList& moves)
        : m_moves(moves)
    {}

    template <PieceType Type>
    void piece(Square from, Bitboard targets)
    {
        while (targets != 0) {
            m_moves.push(Move(from, popFirst(targets)));
        }
    }

    template <PawnStep Step>
    void pawns(Bitboard targets)
    {
        Bitboard promoting = targets & lastRank(Us);
        targets ^= promoting;
        while (targets != 0) {
            const Square to = popFirst(targets);
            m_moves.push(Move(origin<Step>(to), to));
        }
        while (promoting != 0) {
            const Square to = popFirst(promoting);
            pushPromotions(m_moves, origin<Step>(to), to);
        }
    }

    void enPassant(Square from, Square to) { m_moves.push(Move(from, to)); }

    void castling(const CastlingSquares& squares)
    {
        m_moves.push(Move(squares.kingFrom, squares.kingTo));
    }

private:
    template <PawnStep Step>
    static Square origin(Square to)
    {
        return static_cast<Square>(static_cast<int>(to) - offsetOf(Us, Step));
    }

    MoveList& m_moves;
};

/// Merely notes that there is a move.
class MoveDetector {
public:
    template <PieceType Type>
    void piece(Square /*from*/, Bitboard targets)
    {
        m_found |= targets;
    }
    template <PawnStep Step>
    void pawns(Bitboard targets)
    {
        m_found |= targets;
    }
    void enPassant(Square /*from*/, Square to) { m_found |= bitOf(to); }
    void castling(const CastlingSquares& squares) { m_found |= squares.path; }

    bool found() const { return m_found != 0; }

private:
    Bitboard m_found = 0;
};

template <Color Us>
void gather(const Position& position, MoveList& moves)
{
    MoveGatherer<Us> sink(moves);
    const auto enPassant = position.canTakeEnPassant() ? position.enPassant() : std::nullopt;
    walkMoves<Us>(position.placement(), position.castling(), enPassant, LineSliders{}, sink);
}

template <Color Us>
bool detect(const Position& position)
{
    MoveDetector sink;
    const auto enPassant = position.canTakeEnPassant() ? position.enPassant() : std::nullopt;
    walkMoves<Us>(position.placement(), position.castling(), enPassant, LineSliders{}, sink);
    return sink.found();
}

/// Where a piece could go if there were no kings to be thought of.
Bitboard squaresInReach(const Position& position, PieceType type, Square from)
{
    const Color us = position.sideToMove();
    switch (type) {
    case PieceType::Pawn:
        return pawnAttacks(us, from) | shifted(bitOf(from), offsetOf(us, PawnStep::Single)) |
               shifted(bitOf(from), offsetOf(us, PawnStep::Double));
    case PieceType::King:
        return kingAttacks(from) | bitOf(shortCastling(us).kingTo) | bitOf(longCastling(us).kingTo);
    default:
        return pieceAttacks(type, from, position.occupied());
    }
}

/// Moves in a position with too few or too many kings, each asked for by itself.
void gatherOneByOne(const Position& position, MoveList& moves)
{
    const Color us = position.sideToMove();
    Bitboard own = position.pieces(us);
    while (own != 0) {
        const Square from = popFirst(own);
        const PieceType type = position.placement().typeOn(from);
        Bitboard targets = squaresInReach(position, type, from) & ~position.pieces(us);
        while (targets != 0) {
            const Square to = popFirst(targets);
            if (legalOrigins(position, type, to, bitOf(from)) == 0) {
                continue;
            }
            if (type == PieceType::Pawn && contains(lastRank(us), to)) {
                pushPromotions(moves, from, to);
            } else {
                moves.push(Move(from, to));
            }
        }
    }
}

}  // namespace

bool hasOneKingEach(const Position& position)
{
    return std::has_single_bit(position.pieces(Color::White, PieceType::King)) &&
           std::has_single_bit(position.pieces(Color::Black, PieceType::King));
}

MoveList legalMoves(const Position& position)
{
    MoveList moves;
    if (!hasOneKingEach(position)) {
        gatherOneByOne(position, moves);
    } else if (position.sideToMove() == Color::White) {
        gather<Color::White>(position, moves);
    } else {
        gather<Color::Black>(position, moves);
    }
    return moves;
}

MoveList legalMovesTo(const Position& position, PieceType type, Square to)
{
    MoveList moves;
    Bitboard origins = legalOrigins(position, type, to);
    const bool promotes = type == PieceType::Pawn && contains(lastRank(position.sideToMove()), to);
    while (origins != 0) {
        const Square from = popFirst(origins);
        if (promotes) {
            pushPromotions(moves, from, to);
        } else {
            moves.push(Move(from, to));
        }
    }
    return moves;
}

bool isLegal(const Position& position, Move move)
{
    const Color us = position.sideToMove();
    if (!contains(position.pieces(us), move.from())) {
        return false;
    }
    const PieceType type = position.placement().typeOn(move.from());
    const bool promotes = type == PieceType::Pawn && contains(lastRank(us), move.to());
    const std::optional<PieceType> promotion = move.promotion();
    if (promotes != promotion.has_value() || promotion == PieceType::King) {
        return false;
    }
    return contains(legalOrigins(position, type, move.to()), move.from());
}

bool hasLegalMove(const Position& position)
{
    if (!hasOneKingEach(position)) {
        return !legalMoves(position).empty();
    }
    return position.sideToMove() == Color::White ? detect<Color::White>(position)
                                                 : detect<Color::Black>(position);
}

}  // namespace diptych::chess
