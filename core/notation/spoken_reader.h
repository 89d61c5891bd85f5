#pragma once

#include "core/notation/reading.h"
#include "core/notation/spoken_language.h"
#include "core/notation/spoken_words.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace diptych::notation {

/// A term that some words are, with what it costs to take them for it.
struct HeardTerm {
    SpokenMeaning meaning{};
    std::size_t words = 1;
    double cost = 0.0;
};

/// Words that can be one announcement, with everything that it can mean, cheapest first.
struct SpokenPhrase {
    std::size_t first = 0;  ///< index of the word
    std::size_t count = 0;
    Readings readings{};
    double pauses = 0.0;  ///< cost of the pauses within it
};

/// A part of an announcement that can only mend one made before ("nein, Felix").
struct SpokenFragment {
    std::size_t first = 0;
    std::size_t count = 0;
    std::optional<chess::PieceType> piece{};
    std::optional<int> file{};
    std::optional<int> rank{};
};

/// Finds announcements in a row of words. Holds references to language and words.
class SpokenReader {
public:
    SpokenReader(const SpokenLanguage& language, std::span<const SpokenWord> words,
                 std::string_view text);

    /// All terms that begin at a word.
    const std::vector<HeardTerm>& termsAt(std::size_t word) const { return m_terms[word]; }

    /// Whether a word has a meaning of some kind by itself or begins a term that has.
    bool means(std::size_t word, SpokenKind kind) const;

    /// All announcements that begin at a word and end before `end`; a pause that costs more than
    /// `longestPause` ends them too. Understood is piece and square, both squares, squares alone,
    /// a capture with or without the piece taken, castling, a new piece, check and mate, and a
    /// move written in letters within the text ("Sxf3").
    std::vector<SpokenPhrase> phrasesAt(std::size_t word, std::size_t end,
                                        double longestPause) const;

    /// A piece, a file or a rank by itself that begins at a word.
    std::optional<SpokenFragment> fragmentAt(std::size_t word, std::size_t end) const;

private:
    void findTerms();
    void addMisspelt(std::size_t word);
    void addWritten(std::size_t word, std::size_t end, std::vector<SpokenPhrase>& phrases) const;

    const SpokenLanguage& m_language;
    std::span<const SpokenWord> m_words;
    std::string_view m_text;
    std::vector<std::vector<HeardTerm>> m_terms{};
    /// Terms of words that the language does not have, so that each is looked up only once.
    std::unordered_map<std::string_view, std::vector<HeardTerm>> m_misspelt{};
};

/// Everything that a text can mean which is one announcement and nothing else; empty if it is none.
Readings readSpoken(std::string_view text, const SpokenLanguage& language);

}  // namespace diptych::notation
