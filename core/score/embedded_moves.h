#pragma once

#include "core/support/embedded_file.h"

namespace diptych::score {

/// The XML files of core/data/moves.
std::vector<EmbeddedFile> embeddedMoves();

}  // namespace diptych::score
