#pragma once

#include "core/score/comparison.h"
#include "core/score/decoder.h"

#include <vector>

namespace diptych::score {

/// Every difference between one sheet and the decoded game, ordered by ply: one for each entry
/// that is omitted, doubled, unreadable, ambiguous, impossible, swapped or another move.
std::vector<Difference> differencesOf(const Decoding& game, const Sheet& sheet,
                                      const ScoreLine& line, std::size_t sheetIndex);

}  // namespace diptych::score
