#pragma once

#include "importers/text/chunk.h"

namespace diptych::importers {

/// Finds out what a word between blanks is; two chunks where a number is written close to a move.
std::vector<Chunk> classifyWord(std::u32string_view word, TextSpan span,
                                notation::Confusions confusions);

/// Finds out what stands between round or square brackets.
Chunk classifyBracket(std::u32string_view inner, TextSpan span);

}  // namespace diptych::importers
