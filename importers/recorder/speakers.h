#pragma once

#include "core/chess/piece.h"
#include "core/notation/spoken_language.h"
#include "importers/recorder/transcript.h"

#include <map>
#include <optional>
#include <string>

namespace diptych::importers {

/// Which player each label of a speaker stands for: "W", "Weiß", "Schwarz" and the like by the
/// words of the language; other labels are not in the answer.
std::map<std::string, chess::Color> playersOf(const Transcript& transcript,
                                              const notation::SpokenLanguage& language);

}  // namespace diptych::importers
