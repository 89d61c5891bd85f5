#include "core/law/handled_board.h"

#include <cstdlib>

namespace diptych::law {

using chess::Color;
using chess::Move;
using chess::Piece;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

std::uint8_t codeOf(Piece piece)
{
    return static_cast<std::uint8_t>(1 + static_cast<int>(piece.color) * chess::pieceTypeCount +
                                     static_cast<int>(piece.type));
}

std::size_t indexOf(Square square)
{
    return static_cast<std::size_t>(square);
}

}  // namespace

Handling handlingOf(const Position& position, Move move)
{
    Handling handling{move.from(), move.to(), {}, {}, {}, {}};
    const auto piece = position.at(move.from());
    if (!piece) {
        return handling;
    }
    if (move.promotion()) {
        handling.promoted = Piece{piece->color, *move.promotion()};
    }
    const int rank = rankOf(move.from());
    const int step = fileOf(move.to()) - fileOf(move.from());
    if (piece->type == PieceType::Pawn && step != 0 && !position.at(move.to())) {
        handling.takenEnPassant = chess::makeSquare(fileOf(move.to()), rank);
    }
    if (piece->type == PieceType::King && std::abs(step) == 2 && rank == rankOf(move.to())) {
        handling.rookFrom = chess::makeSquare(step > 0 ? 7 : 0, rank);
        handling.rookTo = chess::makeSquare(fileOf(move.from()) + step / 2, rank);
    }
    return handling;
}

HandledBoard::HandledBoard(const Position& position)
{
    for (int i = 0; i < chess::squareCount; ++i) {
        const auto square = static_cast<Square>(i);
        if (const auto piece = position.at(square)) {
            m_squares[indexOf(square)] = codeOf(*piece);
        }
    }
}

void HandledBoard::carryOut(const Handling& handling)
{
    std::uint8_t& from = m_squares[indexOf(handling.from)];
    if (from == 0) {
        return;
    }
    m_squares[indexOf(handling.to)] = handling.promoted ? codeOf(*handling.promoted) : from;
    from = 0;
    if (handling.takenEnPassant) {
        m_squares[indexOf(*handling.takenEnPassant)] = 0;
    }
    if (handling.rookFrom && handling.rookTo) {
        std::uint8_t& rook = m_squares[indexOf(*handling.rookFrom)];
        if (rook != 0) {
            m_squares[indexOf(*handling.rookTo)] = rook;
            rook = 0;
        }
    }
}

std::optional<Piece> HandledBoard::at(Square square) const
{
    const int code = m_squares[indexOf(square)];
    if (code == 0) {
        return std::nullopt;
    }
    const int index = code - 1;
    return Piece{static_cast<Color>(index / chess::pieceTypeCount),
                 static_cast<PieceType>(index % chess::pieceTypeCount)};
}

std::vector<Handling> handlingsOf(const std::vector<Position>& positions,
                                  const std::vector<Move>& moves)
{
    std::vector<Handling> handlings;
    handlings.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size() && i < positions.size(); ++i) {
        handlings.push_back(handlingOf(positions[i], moves[i]));
    }
    return handlings;
}

}  // namespace diptych::law
