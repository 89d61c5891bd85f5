#pragma once

#include "core/law/edition.h"
#include "reports/words/phrase_book.h"

#include <string>
#include <vector>

namespace diptych::reports {

/// An edition of the Laws as a whole, line by line: dates in force, sources, penalties, limits.
std::vector<std::string> editionLines(const PhraseBook& book, const law::Edition& edition);

}  // namespace diptych::reports
