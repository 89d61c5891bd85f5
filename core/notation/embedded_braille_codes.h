#pragma once

#include "core/support/embedded_file.h"

namespace diptych::notation {

/// The XML files of core/data/braille.
std::vector<EmbeddedFile> embeddedBrailleCodes();

}  // namespace diptych::notation
