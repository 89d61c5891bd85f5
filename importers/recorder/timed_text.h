#pragma once

#include "importers/recorder/transcript.h"

#include <string_view>

namespace diptych::importers {

/// Reads a TTML file: its paragraphs with their times; agents name the speakers. A file that is not
/// well formed gives the diagnostic "bad-xml" and what came before.
Transcript readTimedText(std::string_view text, int firstLine);

bool looksLikeTimedText(std::string_view text);

}  // namespace diptych::importers
