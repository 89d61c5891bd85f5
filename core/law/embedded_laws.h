#pragma once

#include "core/support/embedded_file.h"

namespace diptych::law {

/// The XML files of core/data/laws.
std::vector<EmbeddedFile> embeddedLaws();

}  // namespace diptych::law
