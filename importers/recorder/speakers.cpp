#include "importers/recorder/speakers.h"

#include "core/notation/spoken_words.h"

#include <set>

namespace diptych::importers {

using chess::Color;
using notation::SpokenKind;

namespace {

struct LabelMeaning {
    bool isWhite = false;
    bool isBlack = false;
};

LabelMeaning meaningOf(const std::string& label, const notation::SpokenLanguage& language)
{
    LabelMeaning meaning;
    for (const notation::SpokenWord& word : notation::spokenWordsOf(label)) {
        const auto terms = language.byFirstWord.find(word.folded);
        if (terms == language.byFirstWord.end()) {
            continue;
        }
        for (const std::size_t index : terms->second) {
            const notation::SpokenTerm& term = language.terms[index];
            meaning.isWhite = meaning.isWhite || term.meaning.kind == SpokenKind::White;
            meaning.isBlack = meaning.isBlack || term.meaning.kind == SpokenKind::Black;
        }
    }
    return meaning;
}

}  // namespace

std::map<std::string, Color> playersOf(const Transcript& transcript,
                                       const notation::SpokenLanguage& language)
{
    std::set<std::string> labels;
    for (const Utterance& utterance : transcript.utterances) {
        if (!utterance.speaker.empty()) {
            labels.insert(utterance.speaker);
        }
    }
    std::map<std::string, Color> players;
    std::vector<std::string> doubtful;
    bool hasBlack = false;
    for (const std::string& label : labels) {
        const LabelMeaning meaning = meaningOf(label, language);
        if (meaning.isWhite && meaning.isBlack) {
            doubtful.push_back(label);
        } else if (meaning.isWhite || meaning.isBlack) {
            players[label] = meaning.isWhite ? Color::White : Color::Black;
            hasBlack = hasBlack || meaning.isBlack;
        }
    }
    // "B" is Black beside "W", and White beside "N" for nero or noir.
    for (const std::string& label : doubtful) {
        players[label] = hasBlack ? Color::White : Color::Black;
    }
    return players;
}

}  // namespace diptych::importers
