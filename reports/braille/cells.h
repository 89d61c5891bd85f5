#pragma once

#include "reports/words/language.h"

#include <string>
#include <string_view>

namespace diptych::reports {

/// The liblouis tables of a language: Braille ASCII, then uncontracted Braille (grade 1).
std::string_view brailleTables(Language language);

/// One line of text as Braille ASCII in the uncontracted Braille of a language. A sign that its
/// table does not have gives way to a plain one or to its base letter; clock times are written
/// "1 h 07 min 20 s", since not every table tells a colon between digits from a digit. Safe to call
/// from several threads. Empty when liblouis or its tables are not there.
std::string toCells(std::string_view text, Language language);

}  // namespace diptych::reports
