#include "core/chess/move.h"

namespace diptych::chess {

namespace {

std::optional<PieceType> promotionPiece(char letter)
{
    const std::optional<Piece> piece = pieceFromFenLetter(letter);
    if (!piece || piece->color != Color::Black || piece->type == PieceType::Pawn ||
        piece->type == PieceType::King) {
        return std::nullopt;
    }
    return piece->type;
}

}  // namespace

std::string toUci(Move move)
{
    std::string text = toString(move.from()) + toString(move.to());
    if (const std::optional<PieceType> promotion = move.promotion()) {
        text += fenLetter({Color::Black, *promotion});
    }
    return text;
}

std::optional<Move> parseUci(std::string_view text)
{
    if (text.size() != 4 && text.size() != 5) {
        return std::nullopt;
    }
    const std::optional<Square> from = parseSquare(text.substr(0, 2));
    const std::optional<Square> to = parseSquare(text.substr(2, 2));
    if (!from || !to) {
        return std::nullopt;
    }
    if (text.size() == 4) {
        return Move(*from, *to);
    }
    const std::optional<PieceType> promotion = promotionPiece(text[4]);
    if (!promotion) {
        return std::nullopt;
    }
    return Move(*from, *to, promotion);
}

}  // namespace diptych::chess
