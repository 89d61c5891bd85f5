#pragma once

#include <string>
#include <string_view>

namespace diptych::incident {

/// What a question may be answered with, in words: "yes no", or "a move such as b1d2".
std::string choicesInWords(std::string_view question);

/// The ids of all questions, separated by blanks.
std::string questionIds();

}  // namespace diptych::incident
