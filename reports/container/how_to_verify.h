#pragma once

#include "reports/words/phrase_book.h"

#include <string>

namespace diptych::reports {

/// The text that goes into every container: how to check it with programs of others.
std::string howToVerify(const PhraseBook& book);

}  // namespace diptych::reports
