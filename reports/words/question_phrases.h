#pragma once

#include "reports/words/phrase_table.h"

#include <span>

/// What the arbiter is asked. Context "Questions" of the translations.
namespace diptych::reports::phrases {

std::span<const Phrase> questions();

/// What an answer means. A choice without question is the general word for it.
struct ChoicePhrase {
    std::string_view question;
    std::string_view choice;
    const char* text;
};

std::span<const ChoicePhrase> choices();

}  // namespace diptych::reports::phrases
