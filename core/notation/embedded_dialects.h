#pragma once

#include "core/support/embedded_file.h"

namespace diptych::notation {

/// The XML files of core/data/dialects.
std::vector<EmbeddedFile> embeddedDialects();

}  // namespace diptych::notation
