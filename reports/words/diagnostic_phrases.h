#pragma once

#include "reports/words/phrase_table.h"

#include <span>

/// What a reader has to say about its input. Context "Diagnostics" of the translations; the
/// arguments of the diagnostic are %1 to %9.
namespace diptych::reports::phrases {

std::span<const Phrase> diagnostics();
std::span<const Phrase> fenProblems();

}  // namespace diptych::reports::phrases
