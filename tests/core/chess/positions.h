#pragma once

#include "core/chess/fen.h"
#include "core/chess/movegen.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

namespace diptych::chess {

inline void PrintTo(Move move, std::ostream* out)
{
    *out << toUci(move);
}

inline void PrintTo(const Position& position, std::ostream* out)
{
    *out << toFen(position);
}

namespace testing {

/// Position of a FEN that is known to be good.
inline Position fromFen(std::string_view fen, FenUse use = FenUse::Game)
{
    const auto position = parseFen(fen, use);
    if (!position) {
        ADD_FAILURE() << "bad FEN: " << fen << ": " << toCode(position.error().problem);
        return Position::initial();
    }
    return *position;
}

inline Move uci(std::string_view text)
{
    const std::optional<Move> move = parseUci(text);
    if (!move) {
        ADD_FAILURE() << "bad move: " << text;
        return {};
    }
    return *move;
}

/// The position after moves written in UCI form and parted by blanks, played from another.
inline Position play(Position position, std::string_view moves)
{
    while (!moves.empty()) {
        const std::size_t end = std::min(moves.find(' '), moves.size());
        position = position.afterAnyway(uci(moves.substr(0, end)));
        moves.remove_prefix(std::min(end + 1, moves.size()));
    }
    return position;
}

/// Positions met in games of random legal moves, the same on every computer.
inline std::vector<Position> randomPositions(std::size_t count)
{
    std::uint64_t state = 20230101;
    const auto next = [&state](std::size_t bound) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::size_t>(state >> 33) % bound;
    };
    std::vector<Position> positions;
    while (positions.size() < count) {
        Position position = Position::initial();
        const std::size_t length = 8 + next(140);
        for (std::size_t ply = 0; ply < length && positions.size() < count; ++ply) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) {
                break;
            }
            position = position.after(moves[next(moves.size())]);
            if (next(12) == 0) {
                positions.push_back(position);
            }
        }
    }
    return positions;
}

}  // namespace testing
}  // namespace diptych::chess
