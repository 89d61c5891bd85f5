#pragma once

#include "reports/words/finding_phrases.h"

#include <span>

namespace diptych::reports::phrases {

/// What was found about the scores and their entries; a part of findings().
std::span<const FindingPhrase> sheetFindings();

}  // namespace diptych::reports::phrases
