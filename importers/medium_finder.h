#pragma once

#include "importers/importer.h"

#include <string_view>

namespace diptych::importers {

/// The medium that a source is most likely of, by its first characters, the stated dialect and the
/// ending of the file's name.
/// Text that is neither Braille patterns, a game with tags, a transcript nor the output of a
/// reading program counts as typed.
score::Medium findMedium(const ImportRequest& request);

/// The file is named as one of Braille: ".brf", ".brl", ".pef" and the like.
bool isNamedBraille(std::string_view fileName);

}  // namespace diptych::importers
