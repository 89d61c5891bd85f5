#pragma once

#include "core/chess/piece.h"
#include "core/chess/square.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::chess {

/// A move by its squares, and the new piece where a pawn is promoted (Knight to Queen).
/// Castling is the king's move of two squares (e1g1), en passant the capturing pawn's move.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to)
        : m_bits(static_cast<std::uint16_t>(static_cast<int>(from) | static_cast<int>(to) << 6))
    {}
    constexpr Move(Square from, Square to, std::optional<PieceType> promotion)
        : Move(from, to)
    {
        if (promotion) {
            m_bits = static_cast<std::uint16_t>(m_bits | static_cast<int>(*promotion) << 12);
        }
    }

    constexpr Square from() const { return static_cast<Square>(m_bits & 63); }
    constexpr Square to() const { return static_cast<Square>(m_bits >> 6 & 63); }
    constexpr std::optional<PieceType> promotion() const
    {
        const int type = m_bits >> 12;
        if (type == 0) {
            return std::nullopt;
        }
        return static_cast<PieceType>(type);
    }

    friend constexpr bool operator==(Move, Move) = default;
    friend constexpr auto operator<=>(Move, Move) = default;

private:
    std::uint16_t m_bits = 0;
};

/// UCI form of a move: "e2e4", "e1g1", "b7b8q".
std::string toUci(Move move);

/// Move written in UCI form; absent when the text is not of that form.
std::optional<Move> parseUci(std::string_view text);

/// Moves of one position: at most 218 are ever legal.
class MoveList {
public:
    using const_iterator = const Move*;

    constexpr MoveList() {}

    constexpr void push(Move move) { std::construct_at(m_moves.data() + m_size++, move); }
    constexpr const_iterator begin() const { return m_moves.data(); }
    constexpr const_iterator end() const { return m_moves.data() + m_size; }
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr Move operator[](std::size_t index) const { return m_moves[index]; }
    constexpr bool contains(Move move) const
    {
        for (const Move other : *this) {
            if (other == move) {
                return true;
            }
        }
        return false;
    }

private:
    union {
        std::array<Move, 256> m_moves;  // left unset beyond m_size: filling it would cost more
    };
    std::size_t m_size = 0;
};

}  // namespace diptych::chess
