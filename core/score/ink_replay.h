#pragma once

#include "core/score/replay.h"

namespace diptych::score {

/// Reads a sheet with ink by itself: each entry is the move of the likeliest game, doubtful where
/// that is not sure enough.
ReplayedSheet replayInk(const chess::Position& start, const Sheet& sheet);

}  // namespace diptych::score
