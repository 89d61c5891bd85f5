#pragma once

#include <cstdint>
#include <string_view>

namespace diptych::cli {

struct ReplayCount {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t errors = 0;  ///< games that were cut at an entry which is no legal move
    /// For each game: check = check * 1099511628211 + occupied squares of its last position,
    /// modulo 2^64.
    std::uint64_t check = 0;
};

/// Plays through every game of a PGN text from its FEN tag or the usual position. Variations,
/// comments and NAGs are passed over; a game is left at its first entry that is not one legal move.
ReplayCount replayPgn(std::string_view text);

}  // namespace diptych::cli
