#pragma once

#include "importers/text/row.h"

#include <optional>
#include <vector>

namespace diptych::importers {

/// Lays the rows of a sheet out as entries in the order of play: decides which doubtful cells hold
/// moves, in which player's column each stands, and which of two blocks side by side comes first.
std::vector<score::Entry> entriesOf(std::vector<Row> rows, score::Sheet& sheet);

/// The same rows as blocks of two columns side by side, one block after the other. Absent where
/// rows have numbers, which tell, or where most lines are not two or three times as wide.
std::optional<std::vector<Row>> asBlocks(const std::vector<Row>& rows);

}  // namespace diptych::importers
