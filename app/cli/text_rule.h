#pragma once

#include "app/session/desk.h"
#include "reports/words/phrase_book.h"

#include <string>

namespace diptych::cli {

/// A whole incident as an arbiter says it: the ruling first, then what it rests on, what else is
/// possible and what is still to be asked.
std::string ruleText(const session::Desk& desk, const reports::PhraseBook& book);

}  // namespace diptych::cli
