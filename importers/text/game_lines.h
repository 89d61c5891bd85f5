#pragma once

#include "importers/text/chunk.h"

#include <vector>

namespace diptych::importers {

/// Which lines belong to the game, and which are heading, names or other prose.
std::vector<bool> gameLines(const std::vector<std::vector<Chunk>>& lines);

/// A word that may be a move which cannot be read: short, and with a digit or very short.
bool mayBeEntry(const Chunk& word);

}  // namespace diptych::importers
