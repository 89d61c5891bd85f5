#pragma once

#include "core/chess/position.h"

#include <string>
#include <vector>

namespace diptych::score {

/// How many lines of core/data/moves/openings.xml reach a position, in whatever order of moves;
/// 0 for one that they do not know.
int openingLines(const chess::Position& position);

/// The lines of that table that cannot be played, each from the move that stops it; empty when
/// all is well.
std::vector<std::string> unplayableOpenings();

}  // namespace diptych::score
