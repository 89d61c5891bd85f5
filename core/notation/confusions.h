#pragma once

#include "core/notation/writing_habits.h"

#include <optional>

namespace diptych::notation {

/// What a character may be taken for, and how much that costs (see Reading::cost).
struct Confusion {
    char32_t meant = 0;
    double cost = 0.0;
};

/// The digit 1 to 8 that a character other than a digit may stand for.
std::optional<Confusion> confusedRank(char32_t symbol, Confusions confusions);

/// The letter a to h that another character may stand for.
std::optional<Confusion> confusedFile(char32_t symbol, Confusions confusions);

/// The capital letter that a digit may stand for.
std::optional<Confusion> confusedLetter(char32_t symbol, Confusions confusions);

/// One form for letters that look alike in the Latin, Cyrillic and Greek alphabets, and for
/// letters with and without accent: the plain Latin letter where there is one.
char32_t lookAlike(char32_t letter);

/// A zero or a letter O of any alphabet, as in castling.
bool looksLikeZero(char32_t symbol);

}  // namespace diptych::notation
