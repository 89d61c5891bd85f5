#pragma once

#include "core/score/replay.h"
#include "core/score/sheet.h"
#include "reports/words/phrase_book.h"

#include <string>

namespace diptych::cli {

/// One sheet read by itself, entry by entry, for a person.
std::string readText(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
                     const reports::PhraseBook& book);

}  // namespace diptych::cli
