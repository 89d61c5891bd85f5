#pragma once

#include "core/chess/square.h"

#include <bit>
#include <cstdint>

namespace diptych::chess {

/// A set of squares, one bit each, bit 0 = a1.
using Bitboard = std::uint64_t;

constexpr Bitboard bitOf(Square square)
{
    return Bitboard{1} << static_cast<int>(square);
}

constexpr bool contains(Bitboard set, Square square)
{
    return (set & bitOf(square)) != 0;
}

constexpr int countOf(Bitboard set)
{
    return std::popcount(set);
}

/// Lowest square of a set that is not empty.
constexpr Square firstOf(Bitboard set)
{
    return static_cast<Square>(std::countr_zero(set));
}

/// Takes the lowest square out of a set that is not empty.
constexpr Square popFirst(Bitboard& set)
{
    const Square square = firstOf(set);
    set &= set - 1;
    return square;
}

}  // namespace diptych::chess
