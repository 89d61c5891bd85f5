#pragma once

#include "reports/words/phrase_table.h"

#include <span>

/// How clock times were found. Context "Clocks" of the translations.
namespace diptych::reports::phrases {

std::span<const Phrase> clockMethods();
std::span<const Phrase> clockWarnings();

}  // namespace diptych::reports::phrases
