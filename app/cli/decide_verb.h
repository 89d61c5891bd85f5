#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Writes the decision on an appeal against a signed report, signed if there is an identity.
ExitCode runDecide(const Request& request, const Console& console);

}  // namespace diptych::cli
