#include "core/chess/castling.h"
#include "core/chess/en_passant.h"
#include "core/chess/position.h"

#include <cstdlib>

namespace diptych::chess {

namespace {

using Board = std::array<std::optional<Piece>, squareCount>;

std::optional<Piece>& on(Board& board, Square square)
{
    return board[static_cast<std::size_t>(square)];
}

/// The rook comes along where it stands in its corner and finds its new square empty.
void moveRookAlong(Board& board, Color color, Square kingFrom, Square kingTo)
{
    const std::optional<CastlingSquares> castling = castlingOf(color, kingFrom, kingTo);
    if (!castling) {
        return;
    }
    const Piece rook{color, PieceType::Rook};
    if (on(board, castling->rookFrom) == rook && !on(board, castling->rookTo)) {
        on(board, castling->rookFrom).reset();
        on(board, castling->rookTo) = rook;
    }
}

/// A pawn that goes diagonally to an empty square takes a pawn that stands as if it had just
/// passed.
void takePassedPawn(Board& board, Color color, Square from, Square to)
{
    const int fifth = color == Color::White ? 4 : 3;
    const int forward = color == Color::White ? 1 : -1;
    if (rankOf(from) != fifth || rankOf(to) != fifth + forward ||
        std::abs(fileOf(from) - fileOf(to)) != 1 || on(board, to)) {
        return;
    }
    std::optional<Piece>& passed = on(board, makeSquare(fileOf(to), fifth));
    if (passed == Piece{opposite(color), PieceType::Pawn}) {
        passed.reset();
    }
}

PieceType typeOnArrival(Piece piece, Move move)
{
    const int last = piece.color == Color::White ? 7 : 0;
    const std::optional<PieceType> promotion = move.promotion();
    if (piece.type != PieceType::Pawn || rankOf(move.to()) != last || !promotion ||
        *promotion == PieceType::King) {
        return piece.type;
    }
    return *promotion;
}

std::optional<Square> squarePassed(Piece piece, Square from, Square to)
{
    const int home = piece.color == Color::White ? 1 : 6;
    const int fourth = piece.color == Color::White ? 3 : 4;
    if (piece.type != PieceType::Pawn || rankOf(from) != home || rankOf(to) != fourth ||
        fileOf(from) != fileOf(to)) {
        return std::nullopt;
    }
    return passedPawnSquare(to);
}

}  // namespace

Position Position::afterIllegal(Move move) const
{
    PositionParts next = parts();
    next.enPassant.reset();
    next.sideToMove = opposite(m_sideToMove);
    next.halfmoveClock += 1;
    next.fullmoveNumber += m_sideToMove == Color::Black ? 1 : 0;
    const std::optional<Piece> piece = at(move.from());
    if (!piece) {
        return Position(next);
    }
    const bool captures = move.from() != move.to() && at(move.to());
    if (piece->type == PieceType::Pawn) {
        takePassedPawn(next.board, piece->color, move.from(), move.to());
        next.enPassant = squarePassed(*piece, move.from(), move.to());
    }
    on(next.board, move.from()).reset();
    on(next.board, move.to()) = Piece{piece->color, typeOnArrival(*piece, move)};
    if (piece->type == PieceType::King) {
        moveRookAlong(next.board, piece->color, move.from(), move.to());
    }
    if (captures || piece->type == PieceType::Pawn) {
        next.halfmoveClock = 0;
    }
    next.castling = rightsAfter(m_castling, move.from(), move.to());
    return Position(next);
}

}  // namespace diptych::chess
