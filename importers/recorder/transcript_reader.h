#pragma once

#include "importers/recorder/transcript.h"

#include <string>
#include <string_view>

namespace diptych::importers {

/// Forms in which a transcript comes.
enum class TranscriptForm : std::uint8_t { Plain, Captions, Json, TimedText };

TranscriptForm formOf(std::string_view text);

/// Reads a transcript of any form; `encoding` is set to that of the bytes.
Transcript readTranscript(std::string_view bytes, int firstLine, std::string& encoding);

}  // namespace diptych::importers
