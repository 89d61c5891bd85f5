#pragma once

#include "reports/words/phrase_table.h"

#include <span>

/// What is to be done. Context "Remedies" of the translations.
namespace diptych::reports::phrases {

/// A remedy in words. The second text is for players, who must not hear move numbers.
struct RemedyPhrase {
    std::string_view code;      ///< with ":" and a reason where that makes another sentence
    const char* name;           ///< "Retrace the moves"
    const char* text;           ///< %1 the board's or the score's side, %2 the ply
    const char* withoutNumber;  ///< the same where the ply is not known or must not be said
};

std::span<const RemedyPhrase> remedies();
std::span<const Phrase> winners();      ///< by result code: "White wins"
std::span<const Phrase> overReasons();  ///< why a game is over or a result stands

}  // namespace diptych::reports::phrases
