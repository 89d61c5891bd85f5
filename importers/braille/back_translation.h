#pragma once

#include "core/notation/braille_print.h"

#include <optional>
#include <string_view>
#include <vector>

namespace diptych::importers {

/// A converter for prose turns lowered digits into punctuation: "sf:" is Sf3, "e." is e4. The moves
/// that such a word can be.
std::vector<notation::BraillePrint> printsOfPunctuation(std::string_view word);

/// The number that a word of nothing but punctuation is; absent for any other word.
std::optional<int> numberOfPunctuation(std::string_view word);

}  // namespace diptych::importers
