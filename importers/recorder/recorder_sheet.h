#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// Reads what a recorder has left (Article D.2.7.3). Announcement and repetition (D.2.1) become one
/// entry. Diagnostics name a repetition that differs ("wrong-repetition": announced, repeated), an
/// announcement that was taken back ("slip": before, after, "before-press", "not-at-once" or
/// "after-press"; D.2.8) and speech that is no part of the game. Entries have the time at which
/// they were said and the time that was used for them, if the source has times.
score::Sheet readRecorder(const ImportRequest& request);

/// The source is a transcript of speech: captions, the output of a recogniser, or text most of
/// whose words are those of announcements.
bool looksLikeTranscript(std::string_view bytes);

}  // namespace diptych::importers
