#pragma once

#include "core/chess/placement.h"
#include "core/chess/position.h"

#include <array>

namespace diptych::chess {

/// The squares of one castling move (Article 3.8.2).
struct CastlingSquares {
    CastlingRights right = CastlingRights::None;
    Square kingFrom = Square::E1;
    Square kingTo = Square::G1;
    Square rookFrom = Square::H1;
    Square rookTo = Square::F1;
    Bitboard empty = 0;  ///< must be empty: all between king and rook
    Bitboard path = 0;   ///< must not be attacked: where the king crosses and arrives
};

enum class Wing : std::uint8_t { Short, Long };

constexpr CastlingSquares makeCastlingSquares(CastlingRights right, int rank, Wing wing)
{
    const bool isShort = wing == Wing::Short;
    CastlingSquares squares;
    squares.right = right;
    squares.kingFrom = makeSquare(4, rank);
    squares.kingTo = makeSquare(isShort ? 6 : 2, rank);
    squares.rookFrom = makeSquare(isShort ? 7 : 0, rank);
    squares.rookTo = makeSquare(isShort ? 5 : 3, rank);
    squares.empty = Bitboard{isShort ? 0x60U : 0x0EU} << (8 * rank);
    squares.path = Bitboard{isShort ? 0x60U : 0x0CU} << (8 * rank);
    return squares;
}

/// White short, White long, Black short, Black long.
constexpr std::array<CastlingSquares, 4> allCastlings{
    makeCastlingSquares(CastlingRights::WhiteShort, 0, Wing::Short),
    makeCastlingSquares(CastlingRights::WhiteLong, 0, Wing::Long),
    makeCastlingSquares(CastlingRights::BlackShort, 7, Wing::Short),
    makeCastlingSquares(CastlingRights::BlackLong, 7, Wing::Long),
};

constexpr const CastlingSquares& shortCastling(Color color)
{
    return allCastlings[color == Color::White ? 0 : 2];
}

constexpr const CastlingSquares& longCastling(Color color)
{
    return allCastlings[color == Color::White ? 1 : 3];
}

/// The castling that a king's move between two squares would be; absent for any other move.
constexpr std::optional<CastlingSquares> castlingOf(Color color, Square from, Square to)
{
    for (const CastlingSquares& castling : {shortCastling(color), longCastling(color)}) {
        if (castling.kingFrom == from && castling.kingTo == to) {
            return castling;
        }
    }
    return std::nullopt;
}

/// Rights that remain when a piece leaves a square or is taken there, by square.
constexpr std::array<CastlingRights, squareCount> makeRemainingRights()
{
    std::array<CastlingRights, squareCount> remaining{};
    remaining.fill(CastlingRights::All);
    for (const CastlingSquares& castling : allCastlings) {
        for (const Square square : {castling.kingFrom, castling.rookFrom}) {
            auto& rights = remaining[static_cast<std::size_t>(square)];
            rights = static_cast<CastlingRights>(static_cast<int>(rights) &
                                                 ~static_cast<int>(castling.right));
        }
    }
    return remaining;
}

constexpr std::array<CastlingRights, squareCount> remainingRights = makeRemainingRights();

/// Rights left after a piece has gone from one square to another.
constexpr CastlingRights rightsAfter(CastlingRights rights, Square from, Square to)
{
    return rights & remainingRights[static_cast<std::size_t>(from)] &
           remainingRights[static_cast<std::size_t>(to)];
}

/// Rights that king and rook on their own squares bear out.
CastlingRights possibleRights(const Placement& placement);

}  // namespace diptych::chess
