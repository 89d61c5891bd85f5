#pragma once

#include <string_view>

namespace diptych::notation {

/// A word is another one with one letter wrong, missing, too much, or two exchanged. Short words
/// and figures are never taken for each other. Both are folded, see foldWord.
bool isMisspelling(std::string_view word, std::string_view known);

}  // namespace diptych::notation
