#pragma once

#include "core/support/embedded_file.h"

#include <vector>

namespace diptych::reports {

/// The schema of incident.xml (incident.xsd), alone in its list.
std::vector<EmbeddedFile> embeddedSchemas();

}  // namespace diptych::reports
