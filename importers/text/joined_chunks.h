#pragma once

#include "importers/text/chunk.h"

#include <vector>

namespace diptych::importers {

/// Joins what blanks have cut apart within a line: results ("1 - 0"), castling ("0 - 0") and times
/// ("87 min", "1 h 27"). Signs and letters of the sides beside times ("1:59 / 1:58", "W 1:25") are
/// remarks: they are never moves.
std::vector<Chunk> joinedChunks(std::vector<Chunk> line);

}  // namespace diptych::importers
