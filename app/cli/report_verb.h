#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Writes the report of an incident.
ExitCode runReport(const Request& request, const Console& console);

}  // namespace diptych::cli
