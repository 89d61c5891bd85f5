#pragma once

#include "core/support/embedded_file.h"

namespace diptych::notation {

/// The XML files of core/data/spoken.
std::vector<EmbeddedFile> embeddedSpokenLanguages();

}  // namespace diptych::notation
