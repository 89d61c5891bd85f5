#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// The medium that a source is most likely of, by its first characters and the stated dialect.
/// Text that is neither Braille patterns, a game with tags, a transcript nor the output of a
/// reading program counts as typed.
score::Medium findMedium(const ImportRequest& request);

}  // namespace diptych::importers
