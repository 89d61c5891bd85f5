#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::chess {

/// One of the 64 squares, numbered file by file along the ranks: A1 = 0, B1 = 1, … H8 = 63.
enum class Square : std::uint8_t {
    // clang-format off
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
    // clang-format on
};

constexpr int squareCount = 64;

/// File of a square, 0 for the a-file to 7 for the h-file.
constexpr int fileOf(Square square)
{
    return static_cast<int>(square) & 7;
}

/// Rank of a square, 0 for the first rank to 7 for the eighth.
constexpr int rankOf(Square square)
{
    return static_cast<int>(square) >> 3;
}

/// The square on a file and a rank, both 0 to 7.
constexpr Square makeSquare(int file, int rank)
{
    return static_cast<Square>(rank * 8 + file);
}

/// The same square seen from the other side of the board (a1 becomes h8).
constexpr Square turned(Square square)
{
    return static_cast<Square>(63 - static_cast<int>(square));
}

/// Name of a square in lower case, such as "e4".
std::string toString(Square square);

/// Square named by two ASCII characters, "a1" to "h8"; absent for anything else.
std::optional<Square> parseSquare(std::string_view text);

}  // namespace diptych::chess
