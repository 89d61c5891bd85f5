#pragma once

#include "core/chess/position.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace diptych::chess {

/// Number of move sequences of a length (leaves of the move tree); the last ply is counted, not
/// made.
std::uint64_t perft(const Position& position, int depth);

/// The same for each legal move.
std::vector<std::pair<Move, std::uint64_t>> divide(const Position& position, int depth);

struct PerftWithHash {
    std::uint64_t nodes = 0;
    std::uint64_t hash = 0;  ///< sum of the hashes of all leaf positions, modulo 2^64
};

/// Perft that makes every leaf position.
PerftWithHash perftMakingLeaves(const Position& position, int depth);

}  // namespace diptych::chess
