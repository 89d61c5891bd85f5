#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// Reads the first game of a PGN file (standard of 1994, as it is found in the wild): tags, moves
/// in any dialect, `%clk` in comments. Comments, variations, numeric annotations and escaped lines
/// are passed over. Kings put on the central squares at the end are taken for the result.
score::Sheet readPgn(const ImportRequest& request);

}  // namespace diptych::importers
