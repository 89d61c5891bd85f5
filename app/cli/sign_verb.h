#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Signs a PDF or a container, or issues a case as a signed container.
ExitCode runSign(const Request& request, const Console& console);

/// Writes a query to a time stamping authority, or puts its answer into a signed file.
ExitCode runTimestamp(const Request& request, const Console& console);

}  // namespace diptych::cli
