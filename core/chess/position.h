#pragma once

#include "core/chess/bitboard.h"
#include "core/chess/move.h"
#include "core/chess/piece.h"
#include "core/chess/placement.h"

#include <array>
#include <cstdint>
#include <optional>

namespace diptych::chess {

/// Rights to castle, as a set of bits. The king and the rook have not moved (Article 3.8.2.1).
enum class CastlingRights : std::uint8_t {
    None = 0,
    WhiteShort = 1,
    WhiteLong = 2,
    BlackShort = 4,
    BlackLong = 8,
    All = 15,
};

constexpr CastlingRights operator|(CastlingRights a, CastlingRights b)
{
    return static_cast<CastlingRights>(static_cast<int>(a) | static_cast<int>(b));
}

constexpr CastlingRights operator&(CastlingRights a, CastlingRights b)
{
    return static_cast<CastlingRights>(static_cast<int>(a) & static_cast<int>(b));
}

constexpr bool has(CastlingRights set, CastlingRights right)
{
    return (set & right) == right;
}

/// Everything that a Position is made of; the way to build one that no move leads to.
struct PositionParts {
    std::array<std::optional<Piece>, squareCount> board{};
    Color sideToMove = Color::White;
    CastlingRights castling = CastlingRights::None;
    std::optional<Square> enPassant{};  ///< square behind a pawn that has just moved two squares
    int halfmoveClock = 0;              ///< plies since the last capture or pawn move
    int fullmoveNumber = 1;
};

/// A position of the game: an immutable value. Two positions are equal when they are the same for
/// Article 9.2.3: pieces, side to move, castling rights, and en passant only if it can be played.
/// Counters do not take part in equality.
class Position {
public:
    /// The usual starting position (Article 2.3).
    static Position initial();

    /// Castling rights that king and rook on their squares do not bear out are dropped, and so is
    /// an en passant square that no pawn can have passed. Counters are brought into 0 to 65535.
    explicit Position(const PositionParts& parts);

    PositionParts parts() const;

    std::optional<Piece> at(Square square) const;
    Bitboard pieces(Color color) const { return m_placement.of(color); }
    Bitboard pieces(PieceType type) const { return m_placement.of(type); }
    Bitboard pieces(Color color, PieceType type) const { return m_placement.of(color, type); }
    Bitboard occupied() const { return m_placement.occupied(); }
    const Placement& placement() const { return m_placement; }
    Color sideToMove() const { return m_sideToMove; }
    CastlingRights castling() const { return m_castling; }
    /// Square behind a pawn that has just moved two squares, whether or not it can be taken.
    std::optional<Square> enPassant() const { return m_enPassant; }
    /// The pawn that has just moved two squares can be taken by a legal move (Article 3.7.3.1).
    bool canTakeEnPassant() const { return m_canTakeEnPassant; }
    int halfmoveClock() const { return m_halfmoveClock; }
    int fullmoveNumber() const { return m_fullmoveNumber; }
    /// Square of a king; absent in positions set up without one, the first of several.
    std::optional<Square> king(Color color) const
    {
        const Bitboard kings = pieces(color, PieceType::King);
        return kings == 0 ? std::nullopt : std::optional(firstOf(kings));
    }

    /// The side to move is in check (Article 3.9.1).
    bool inCheck() const;
    bool inCheck(Color color) const;

    /// The position after a legal move. Calling it with another move is a bug; use afterAnyway.
    Position after(Move move) const;

    /// The position after a move that may be illegal: the piece goes to the square, what stands
    /// there is taken, the turn passes. Castling and en passant are carried out where the squares
    /// fit them. Nothing stands on the square of departure: only the turn passes.
    Position afterAnyway(Move move) const;

    /// Hash of the identity by Article 9.2.3 (Zobrist; equal positions have equal hashes).
    std::uint64_t hash() const { return m_hash; }

    friend bool operator==(const Position& a, const Position& b);

private:
    void put(Color color, PieceType type, Bitboard squares);
    void leave(Color color, PieceType type, Bitboard squares);
    void setCastling(CastlingRights rights);
    void setEnPassant(std::optional<Square> square);
    void passTurn();
    Position afterIllegal(Move move) const;

    Placement m_placement{};
    std::uint64_t m_hash = 0;
    std::uint16_t m_halfmoveClock = 0;
    std::uint16_t m_fullmoveNumber = 1;
    Color m_sideToMove = Color::White;
    CastlingRights m_castling = CastlingRights::None;
    std::optional<Square> m_enPassant{};
    bool m_canTakeEnPassant = false;
};

/// Same pieces on the same squares, nothing else compared.
bool samePlacement(const Position& a, const Position& b);

/// Squares on which two positions differ.
Bitboard differingSquares(const Position& a, const Position& b);

}  // namespace diptych::chess
