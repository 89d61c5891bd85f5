#pragma once

#include "importers/recorder/transcript.h"

#include <string_view>

namespace diptych::importers {

/// Reads a transcript in plain text, one utterance a line: with or without times ("12:03:45",
/// "[00:12:03]", "(01:12)", "[00:00:00.000 --> 00:00:02.000]"), with or without speakers ("W:").
/// Words in brackets are notes.
Transcript readPlainTranscript(std::string_view text, int firstLine);

/// Cuts a line of speech into utterances: its speaker and the notes in it are taken out. `pattern`
/// has what all of them share.
void addUtterances(Transcript& transcript, const Utterance& pattern, std::string_view line);

}  // namespace diptych::importers
