#pragma once

#include "core/chess/perft.h"
#include "core/chess/position.h"

#include <cstdint>

namespace diptych::chess {

/// Leaves of the tree of moves; the last ply is counted, not made. For a position with one king of
/// each colour and a depth of at least one.
std::uint64_t countLeaves(const Position& position, int depth);

/// The same with every leaf made and their hashes summed.
PerftWithHash makeLeaves(const Position& position, int depth);

}  // namespace diptych::chess
