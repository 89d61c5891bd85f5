#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Verifies a PDF or a container, strictly.
ExitCode runVerify(const Request& request, const Console& console);

}  // namespace diptych::cli
