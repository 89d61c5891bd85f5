#pragma once

#include "core/score/decoder.h"

#include <vector>

namespace diptych::score {

/// How likely each ply of a game that was found from ink is right, 0 to 1. From one sheet it hangs
/// on how far other lines lie behind and on how well the ink around the ply is explained, for a
/// line that has gone astray looks sure of itself; with a second sheet on the lead alone.
std::vector<double> inkCertainties(const Decoding& decoding);

}  // namespace diptych::score
