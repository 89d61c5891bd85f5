#pragma once

#include <string>
#include <string_view>

namespace diptych::incident {

/// The id belongs to a question that may be put to the arbiter.
bool isQuestion(std::string_view id);

/// The choices of a question, in words: "yes no", or "a move such as b1d2".
std::string choicesOf(std::string_view id);

/// The choice is one that the question allows.
bool isChoice(std::string_view id, std::string_view choice);

}  // namespace diptych::incident
