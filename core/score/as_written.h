#pragma once

#include "core/chess/position.h"
#include "core/score/comparison.h"
#include "core/score/sheet.h"

#include <span>
#include <vector>

namespace diptych::score {

/// The moves on which sheets leave no choice that stay legal from their first entries to their last
/// as they are written, row by row the same: what is written legally and clearly stands, however
/// unlikely the move. The very last entry may be an illegal move (7.5.1). Plies with a choice are
/// left out; empty where the sheets do not stay legal, part, or hold ink.
std::vector<EstablishedMove> movesAsWritten(const chess::Position& start,
                                            std::span<const Sheet* const> sheets,
                                            std::span<const EstablishedMove> established);

}  // namespace diptych::score
