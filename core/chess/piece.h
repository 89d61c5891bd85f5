#pragma once

#include <cstdint>
#include <optional>

namespace diptych::chess {

enum class Color : std::uint8_t { White, Black };

constexpr Color opposite(Color color)
{
    return color == Color::White ? Color::Black : Color::White;
}

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

constexpr int pieceTypeCount = 6;

struct Piece {
    Color color = Color::White;
    PieceType type = PieceType::Pawn;

    friend constexpr bool operator==(Piece, Piece) = default;
};

/// FEN letter of a piece: upper case for White, lower case for Black.
char fenLetter(Piece piece);

/// Piece that a FEN letter stands for; absent for any other character.
std::optional<Piece> pieceFromFenLetter(char letter);

}  // namespace diptych::chess
