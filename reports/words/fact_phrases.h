#pragma once

#include "core/law/facts.h"
#include "reports/words/phrase_book.h"

#include <string>
#include <vector>

namespace diptych::reports {

/// What the arbiter established, one sentence a fact, in the order of the case file. Answers to
/// questions are not among them.
std::vector<std::string> factLines(const PhraseBook& book, const law::Facts& facts);

}  // namespace diptych::reports
