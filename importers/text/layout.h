#pragma once

#include "importers/text/row.h"

#include <vector>

namespace diptych::importers {

/// Lays the rows of a sheet out as entries in the order of play: decides which doubtful cells hold
/// moves, in which player's column each stands, and which of two blocks side by side comes first.
std::vector<score::Entry> entriesOf(std::vector<Row> rows, score::Sheet& sheet);

}  // namespace diptych::importers
