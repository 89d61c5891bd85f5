#pragma once

#include "core/chess/position.h"
#include "core/score/move_features.h"

#include <vector>

namespace diptych::score {

/// How much people are inclined to each of some legal moves of a position, as natural logarithms of
/// odds against one another: the values before the softmax of humanLogProbabilities.
std::vector<double> humanInclinations(const chess::Position& position, const Recent& recent,
                                      const chess::MoveList& moves);

/// How likely people are to choose each legal move of a position: natural logarithms of
/// probabilities, parallel to chess::legalMoves. A softmax over MoveFeatures with the weights of
/// core/data/moves/human_moves.xml, fitted to rated games (tests/bench/human_move_trainer).
std::vector<double> humanLogProbabilities(const chess::Position& position, const Recent& recent);

}  // namespace diptych::score
