#include "importers/recorder/known_words.h"

#include <algorithm>

namespace diptych::importers {

using notation::SpokenKind;
using notation::SpokenLanguage;

namespace {

bool isOfChess(SpokenKind kind)
{
    return kind != SpokenKind::Filler && kind != SpokenKind::White && kind != SpokenKind::Black &&
           kind != SpokenKind::Draw && kind != SpokenKind::Resign && kind != SpokenKind::Clock &&
           kind != SpokenKind::Correction;
}

}  // namespace

int knownWords(const std::vector<notation::SpokenWord>& words, const SpokenLanguage& language)
{
    int known = 0;
    for (const notation::SpokenWord& word : words) {
        const auto terms = language.byFirstWord.find(word.folded);
        if (terms == language.byFirstWord.end()) {
            continue;
        }
        known += std::any_of(terms->second.begin(), terms->second.end(),
                             [&](std::size_t index) {
                                 const notation::SpokenTerm& term = language.terms[index];
                                 return term.cost == 0.0 && isOfChess(term.meaning.kind);
                             })
                     ? 1
                     : 0;
    }
    return known;
}

}  // namespace diptych::importers
