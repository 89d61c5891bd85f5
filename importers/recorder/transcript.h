#pragma once

#include "core/support/diagnostic.h"
#include "core/support/span.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace diptych::importers {

/// How sure the recogniser was of a stretch of speech.
struct WordDoubt {
    std::size_t begin = 0;  ///< bytes in the text of the utterance
    std::size_t end = 0;
    double probability = 1.0;
};

enum class UtteranceKind : std::uint8_t {
    Speech,
    Note,  ///< of the person or program that wrote it down, such as "(clock)"
};

/// Something that one person said without a break, as far as the source tells.
struct Utterance {
    UtteranceKind kind = UtteranceKind::Speech;
    std::string text;
    TextSpan place{};               ///< of the text in the source
    bool hasColumns = true;         ///< characters of text and source correspond one to one
    int cue = 0;                    ///< the same for lines of one caption
    std::string speaker{};          ///< label; empty: not told
    std::optional<double> begin{};  ///< seconds, on the time base of the source
    std::optional<double> end{};
    std::vector<WordDoubt> doubts{};
    bool isDoubtful = false;  ///< the recogniser itself took it for silence or guesswork
};

/// A recording as text, in the order of time.
struct Transcript {
    std::vector<Utterance> utterances{};
    std::string language{};  ///< code, where the source names it
    Diagnostics diagnostics{};
};

/// A transcript never has more utterances than this; more are not read and named in a diagnostic.
constexpr std::size_t mostUtterances = 20'000;

}  // namespace diptych::importers
