#pragma once

#include "reports/words/finding_phrases.h"

#include <span>

namespace diptych::reports::phrases {

/// Facts that contradict the game, the clocks or each other; a part of findings().
std::span<const FindingPhrase> contradictions();

}  // namespace diptych::reports::phrases
