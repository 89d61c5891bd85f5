#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Makes, shows or takes over a signer's identity.
ExitCode runIdentity(const Request& request, const Console& console);

}  // namespace diptych::cli
