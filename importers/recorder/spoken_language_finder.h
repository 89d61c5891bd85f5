#pragma once

#include "core/score/sheet.h"
#include "importers/importer.h"
#include "importers/recorder/announcements.h"

#include <vector>

namespace diptych::importers {

/// The language of a transcript, and the game as it is heard in it.
struct LanguageFinding {
    const notation::SpokenLanguage* language = nullptr;  ///< never null
    std::vector<score::DialectShare> shares{};           ///< best first
    Speech speech{};
    HeardGame game{};
    Diagnostics diagnostics{};
};

/// Hears a transcript in the language stated, or in the one that fits best: its words occur, and
/// what they say is legal. A stated language that plainly does not fit gives way.
LanguageFinding findSpokenLanguage(const Transcript& transcript, const ImportRequest& request);

}  // namespace diptych::importers
