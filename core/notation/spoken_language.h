#pragma once

#include "core/chess/piece.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace diptych::notation {

/// What a spoken word or phrase can mean.
enum class SpokenKind : std::uint8_t {
    Piece,
    File,
    Rank,
    Captures,
    Check,
    Mate,
    CastlesShort,
    CastlesLong,
    Castles,  ///< needs Short or Long beside it
    Short,
    Long,
    Promotes,
    EnPassant,
    Filler,      ///< means nothing within an announcement
    Correction,  ///< takes back what was said before (Article D.2.8)
    Draw,
    Resign,
    Clock,  ///< a note of the recorder: the clock was pressed
    White,  ///< name of a speaker
    Black,
};

/// A meaning; the value is the piece type, the file or the rank (0 to 7), otherwise 0.
struct SpokenMeaning {
    SpokenKind kind = SpokenKind::Filler;
    int value = 0;

    friend bool operator==(SpokenMeaning, SpokenMeaning) = default;
};

/// A word or phrase with one of its meanings.
struct SpokenTerm {
    std::vector<std::string> words{};  ///< folded, see foldWord
    SpokenMeaning meaning{};
    double cost = 0.0;  ///< see Reading::cost; above 0 for doubtful spellings
};

/// One thing was said and another is often heard.
struct HearingConfusion {
    SpokenMeaning said{};
    SpokenMeaning heard{};
    double cost = 0.0;  ///< see Reading::cost
};

/// How moves are announced in one language. Pure data, ready for look-ups.
struct SpokenLanguage {
    std::string code;  ///< such as "de"
    std::string name;  ///< in English
    std::string native;
    int rank = 0;  ///< order among languages that fit equally well, 1 first
    std::vector<SpokenTerm> terms{};
    /// Places in terms by their first word.
    std::unordered_map<std::string, std::vector<std::size_t>> byFirstWord{};
    /// What is said aloud for a meaning, as in the data file.
    std::vector<std::pair<SpokenMeaning, std::string>> aloud{};
    std::vector<HearingConfusion> confusions{};
};

/// The words said aloud for a meaning; empty if the language has none.
const std::string& wordsFor(const SpokenLanguage& language, SpokenMeaning meaning);

}  // namespace diptych::notation
