#include "core/incident/fen_text.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace diptych::incident {

namespace {

/// What no set of chessmen has: more than eight pawns or sixteen pieces of one colour. Whatever
/// else was found standing on a board is a fact.
std::optional<chess::FenError> beyondOneSet(std::string_view fen)
{
    std::array<int, 2> pawns{};
    std::array<int, 2> pieces{};
    for (std::size_t at = 0; at < fen.size() && fen[at] != ' '; ++at) {
        const auto piece = chess::pieceFromFenLetter(fen[at]);
        if (!piece) {
            continue;
        }
        const auto color = static_cast<std::size_t>(piece->color);
        if (piece->type == chess::PieceType::Pawn && ++pawns[color] > 8) {
            return chess::FenError{chess::FenProblem::TooManyPawns, at, std::string(1, fen[at])};
        }
        if (++pieces[color] > 16) {
            return chess::FenError{chess::FenProblem::TooManyPieces, at, std::string(1, fen[at])};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<chess::Position> readFen(LineCursor& line, chess::FenUse use)
{
    const auto text = line.text("a FEN");
    if (!text) {
        return std::nullopt;
    }
    const auto position = chess::parseFen(*text, use);
    const auto error = position ? beyondOneSet(*text) : std::optional(position.error());
    if (error) {
        line.complainAt("bad-fen", error->offset, error->found, expectationOf(error->problem));
        return std::nullopt;
    }
    return *position;
}

std::string expectationOf(chess::FenProblem problem)
{
    switch (problem) {
    case chess::FenProblem::MissingField:
        return "placement, side to move, castling and en passant";
    case chess::FenProblem::WrongRankCount:
        return "eight ranks";
    case chess::FenProblem::WrongRankLength:
        return "eight squares in every rank";
    case chess::FenProblem::UnknownPiece:
        return "one of PNBRQKpnbrqk or a digit from 1 to 8";
    case chess::FenProblem::TooManyPieces:
        return "at most sixteen pieces of one colour";
    case chess::FenProblem::TooManyPawns:
        return "at most eight pawns of one colour";
    case chess::FenProblem::KingCount:
        return "exactly one king of each colour";
    case chess::FenProblem::PawnOnLastRank:
        return "no pawn on the first or the eighth rank";
    case chess::FenProblem::BadSideToMove:
        return "w or b";
    case chess::FenProblem::BadCastling:
        return "castling rights of KQkq that kings and rooks bear, or -";
    case chess::FenProblem::BadEnPassant:
        return "the square behind a pawn that has just moved two squares, or -";
    case chess::FenProblem::BadCounter:
        return "a whole number";
    case chess::FenProblem::OpponentInCheck:
        return "no check to the side that is not to move";
    case chess::FenProblem::ExtraText:
        return "the end of the FEN";
    }
    return "a FEN";
}

}  // namespace diptych::incident
