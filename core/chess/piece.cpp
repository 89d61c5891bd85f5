#include "core/chess/piece.h"

#include <string_view>

namespace diptych::chess {

namespace {

constexpr std::string_view whiteLetters = "PNBRQK";
constexpr std::string_view blackLetters = "pnbrqk";

}  // namespace

char fenLetter(Piece piece)
{
    const std::string_view letters = piece.color == Color::White ? whiteLetters : blackLetters;
    return letters[static_cast<std::size_t>(piece.type)];
}

std::optional<Piece> pieceFromFenLetter(char letter)
{
    if (const std::size_t index = whiteLetters.find(letter); index != std::string_view::npos) {
        return Piece{Color::White, static_cast<PieceType>(index)};
    }
    if (const std::size_t index = blackLetters.find(letter); index != std::string_view::npos) {
        return Piece{Color::Black, static_cast<PieceType>(index)};
    }
    return std::nullopt;
}

}  // namespace diptych::chess
