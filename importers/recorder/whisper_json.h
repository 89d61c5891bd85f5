#pragma once

#include "importers/recorder/transcript.h"

#include <string_view>

namespace diptych::importers {

/// Reads the JSON of Whisper ("segments" with "words") or of whisper.cpp ("transcription" with
/// "tokens"). The probabilities of words are kept; a segment that the recogniser took for silence,
/// or that it only guessed, is marked doubtful. A file that breaks off gives the diagnostic
/// "bad-json" and everything that came before.
Transcript readWhisperJson(std::string_view text, int firstLine);

bool looksLikeWhisperJson(std::string_view text);

}  // namespace diptych::importers
