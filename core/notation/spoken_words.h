#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// A word of a transcript: a run of letters, or a run of digits.
struct SpokenWord {
    std::string folded;     ///< small letters without accents
    std::size_t begin = 0;  ///< bytes in the text
    std::size_t end = 0;
    /// The run of characters without blanks that it stands in ("Sxf3" has the words "sxf", "3").
    std::size_t unit = 0;
    /// What it costs to take it for a part of the same announcement as the word before it.
    double pause = 0.0;
    /// How likely the recogniser held it that this was said, 0 to 1.
    double probability = 0.9;
};

/// A word in small letters and without accents, so that "Cäsar" and "casar" are the same.
std::string foldWord(std::string_view word);

/// The words of a text, with the pauses that its punctuation makes.
std::vector<SpokenWord> spokenWordsOf(std::string_view text);

}  // namespace diptych::notation
