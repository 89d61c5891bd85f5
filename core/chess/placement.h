#pragma once

#include "core/chess/bitboard.h"
#include "core/chess/piece.h"

#include <array>

namespace diptych::chess {

/// Which piece stands on which square, as sets of squares by colour and by type.
struct Placement {
    std::array<Bitboard, 2> byColor{};
    std::array<Bitboard, pieceTypeCount> byType{};

    constexpr Bitboard of(Color color) const { return byColor[static_cast<std::size_t>(color)]; }
    constexpr Bitboard of(PieceType type) const { return byType[static_cast<std::size_t>(type)]; }
    constexpr Bitboard of(Color color, PieceType type) const { return of(color) & of(type); }
    constexpr Bitboard occupied() const { return byColor[0] | byColor[1]; }

    constexpr void put(Color color, PieceType type, Bitboard squares)
    {
        byColor[static_cast<std::size_t>(color)] |= squares;
        byType[static_cast<std::size_t>(type)] |= squares;
    }

    constexpr void leave(Color color, PieceType type, Bitboard squares)
    {
        byColor[static_cast<std::size_t>(color)] &= ~squares;
        byType[static_cast<std::size_t>(type)] &= ~squares;
    }

    /// Type of the piece on a square that is occupied. The bits of the type's number are gathered
    /// one by one, since a branch for each type would often be foretold wrong.
    constexpr PieceType typeOn(Square square) const
    {
        const Bitboard rooks = of(PieceType::Rook);
        const Bitboard kings = of(PieceType::King);
        const Bitboard ones = of(PieceType::Knight) | rooks | kings;
        const Bitboard twos = of(PieceType::Bishop) | rooks;
        const Bitboard fours = of(PieceType::Queen) | kings;
        const int shift = static_cast<int>(square);
        return static_cast<PieceType>((ones >> shift & 1) | (twos >> shift & 1) << 1 |
                                      (fours >> shift & 1) << 2);
    }

    friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

}  // namespace diptych::chess
