#pragma once

#include "core/chess/piece.h"
#include "core/notation/spoken_language.h"
#include "core/notation/spoken_words.h"
#include "core/score/sheet.h"
#include "importers/recorder/transcript.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers {

/// No announcement goes on over a pause of this cost.
constexpr double longestPause = 10.0;

/// Something that the recorder noted between two words.
struct SpeechNote {
    std::size_t word = 0;  ///< index of the next word
    bool isPress = false;  ///< a clock was pressed
    std::optional<int> clockSeconds{};
    std::optional<score::GameResult> result{};
    std::optional<double> at{};  ///< seconds, on the time base of the source
    TextSpan place{};
    std::string text{};
};

/// All words of a transcript in a row.
struct Speech {
    std::string text;  ///< of all utterances
    std::vector<notation::SpokenWord> words{};
    std::vector<std::size_t> utterance{};             ///< of each word, index in the transcript
    std::vector<std::optional<chess::Color>> side{};  ///< of the speaker of each word
    std::vector<SpeechNote> notes{};

    std::string textOf(std::size_t first, std::size_t count) const;
};

/// Lays the utterances of a transcript in a row, with pauses between them, and finds out which
/// player each speaker is.
Speech speechOf(const Transcript& transcript, const notation::SpokenLanguage& language);

/// Place of some words in the source.
TextSpan placeOf(const Speech& speech, const Transcript& transcript, std::size_t first,
                 std::size_t count);

}  // namespace diptych::importers
