#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// Reads a typed sheet, or the text that a reading program made of a sheet (medium `scan`): rows
/// with or without numbers, two columns, one move a line, running text. Results, draw offers,
/// clock times, comments and tags are told from moves; what is neither is named in a diagnostic.
score::Sheet readTypedText(const ImportRequest& request);

}  // namespace diptych::importers
