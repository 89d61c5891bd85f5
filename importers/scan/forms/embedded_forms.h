#pragma once

#include "core/support/embedded_file.h"

namespace diptych::importers::scan {

/// forms.xml.
std::vector<EmbeddedFile> embeddedForms();

}  // namespace diptych::importers::scan
