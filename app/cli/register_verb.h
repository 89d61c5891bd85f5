#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Writes a workbook with one row for each case.
ExitCode runRegister(const Request& request, const Console& console);

}  // namespace diptych::cli
