#pragma once

#include "reports/words/phrase_table.h"

#include <span>

/// What speaks for a choice or a remedy. Context "Arguments" of the translations.
namespace diptych::reports::phrases {

std::span<const Phrase> arguments();  ///< by the codes of core/law/arguments.h

}  // namespace diptych::reports::phrases
