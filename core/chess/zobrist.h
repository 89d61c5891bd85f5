#pragma once

#include "core/chess/piece.h"
#include "core/chess/square.h"

#include <array>
#include <cstdint>

namespace diptych::chess {

/// Random numbers whose sum by exclusive or is the hash of a position. They never change, so that
/// hashes can be compared between runs and computers.
struct ZobristKeys {
    std::array<std::array<std::array<std::uint64_t, squareCount>, pieceTypeCount>, 2> piece{};
    std::array<std::uint64_t, 16> castling{};  ///< by the set of rights
    std::array<std::uint64_t, 8> enPassant{};  ///< by file
    std::uint64_t blackToMove = 0;

    constexpr std::uint64_t of(Color color, PieceType type, Square square) const
    {
        return piece[static_cast<std::size_t>(color)][static_cast<std::size_t>(type)]
                    [static_cast<std::size_t>(square)];
    }
};

extern const ZobristKeys zobristKeys;

}  // namespace diptych::chess
