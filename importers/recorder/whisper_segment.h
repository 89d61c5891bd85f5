#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace diptych::importers {

/// A word or token as a recogniser gave it.
struct RecognisedWord {
    std::string text;
    double probability = 1.0;
};

/// A segment of a recogniser's output.
struct WhisperSegment {
    std::string text;
    std::size_t textEnd = 0;  ///< byte after the closing quotation mark in the source
    std::string speaker{};
    std::optional<double> begin{};
    std::optional<double> end{};
    double silence = 0.0;     ///< no_speech_prob
    double likelihood = 0.0;  ///< avg_logprob
    std::vector<RecognisedWord> words{};
};

}  // namespace diptych::importers
