#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// The medium that a source is most likely of, by its first characters and the stated dialect.
/// Text that is neither Braille patterns nor a game with tags counts as typed.
score::Medium findMedium(const ImportRequest& request);

}  // namespace diptych::importers
