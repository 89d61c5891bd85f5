#pragma once

#include "core/notation/spoken_language.h"
#include "core/notation/spoken_words.h"

#include <vector>

namespace diptych::importers {

/// Number of words that have a meaning for moves in a language.
int knownWords(const std::vector<notation::SpokenWord>& words,
               const notation::SpokenLanguage& language);

}  // namespace diptych::importers
