#pragma once

#include "core/chess/bitboard.h"
#include "core/chess/piece.h"
#include "core/chess/placement.h"

#include <array>

namespace diptych::chess {

/// Attacks on the empty board, square by square, and the lines of the board.
struct AttackTables {
    std::array<std::array<Bitboard, squareCount>, pieceTypeCount> reach{};  ///< none for pawns
    std::array<std::array<Bitboard, squareCount>, 2> pawn{};  ///< by colour of the pawn
    // Lines through a square, the square itself left out.
    std::array<Bitboard, squareCount> file{};
    std::array<Bitboard, squareCount> diagonal{};
    std::array<Bitboard, squareCount> antidiagonal{};
    /// Reach along a rank: by file of the piece and by the six inner squares of the rank.
    std::array<std::array<std::uint8_t, 64>, 8> rank{};
    /// Squares strictly between two squares of one line; empty for all other pairs.
    std::array<std::array<Bitboard, squareCount>, squareCount> between{};
};

extern const AttackTables attackTables;

constexpr Bitboard lightSquares = 0x55AA55AA55AA55AAULL;
constexpr Bitboard fileA = 0x0101010101010101ULL;
constexpr Bitboard fileH = fileA << 7;
constexpr Bitboard rank1 = 0xFFULL;

constexpr Bitboard fileSet(int file)
{
    return fileA << file;
}

constexpr Bitboard rankSet(int rank)
{
    return rank1 << (8 * rank);
}

/// The rank on which a colour's pawns are promoted.
constexpr Bitboard lastRank(Color color)
{
    return rankSet(color == Color::White ? 7 : 0);
}

/// Squares that a piece which is no pawn attacks on the empty board.
inline Bitboard emptyBoardAttacks(PieceType type, Square square)
{
    return attackTables.reach[static_cast<std::size_t>(type)][static_cast<std::size_t>(square)];
}

inline Bitboard knightAttacks(Square square)
{
    return emptyBoardAttacks(PieceType::Knight, square);
}

inline Bitboard kingAttacks(Square square)
{
    return emptyBoardAttacks(PieceType::King, square);
}

/// Squares that a pawn of a colour attacks.
inline Bitboard pawnAttacks(Color color, Square square)
{
    return attackTables.pawn[static_cast<std::size_t>(color)][static_cast<std::size_t>(square)];
}

inline Bitboard between(Square a, Square b)
{
    return attackTables.between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

/// Reach from a square along a line, up to and with the first piece on either side: the
/// difference of the occupied line and twice the slider, read from both ends.
inline Bitboard lineAttacks(Square square, Bitboard line, Bitboard occupied)
{
    const Bitboard bit = bitOf(square);
    const Bitboard forward = (occupied & line) - bit;
    const Bitboard backward = __builtin_bswap64(occupied & line) - __builtin_bswap64(bit);
    return (forward ^ __builtin_bswap64(backward)) & line;
}

inline Bitboard bishopAttacks(Square square, Bitboard occupied)
{
    const auto index = static_cast<std::size_t>(square);
    return lineAttacks(square, attackTables.diagonal[index], occupied) |
           lineAttacks(square, attackTables.antidiagonal[index], occupied);
}

inline Bitboard rookAttacks(Square square, Bitboard occupied)
{
    const auto index = static_cast<std::size_t>(square);
    const int shift = 8 * rankOf(square);
    const auto inner = static_cast<std::size_t>(occupied >> (shift + 1) & 63);
    const Bitboard along = attackTables.rank[static_cast<std::size_t>(fileOf(square))][inner];
    return along << shift | lineAttacks(square, attackTables.file[index], occupied);
}

/// Squares that a piece which is no pawn attacks.
Bitboard pieceAttacks(PieceType type, Square square, Bitboard occupied);

/// Pieces of a colour that attack a square, on a board occupied as given.
Bitboard attackersOf(const Placement& placement, Square square, Color by, Bitboard occupied);

}  // namespace diptych::chess
