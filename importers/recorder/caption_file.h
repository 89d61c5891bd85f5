#pragma once

#include "importers/recorder/transcript.h"

#include <string_view>

namespace diptych::importers {

/// Reads a SubRip or WebVTT file: numbers, names and settings of cues, notes and styles are passed
/// over, voice tags name the speaker, other tags and entities are understood.
Transcript readCaptionFile(std::string_view text, int firstLine);

/// A text begins like a SubRip or WebVTT file.
bool looksLikeCaptions(std::string_view text);

}  // namespace diptych::importers
