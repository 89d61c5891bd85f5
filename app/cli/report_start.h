#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Lets `diptych-report`, which stands beside this program, carry out `report` in its place. So
/// no other verb has to load the libraries that make a PDF, which takes longer than ruling a case.
ExitCode startReport(const Request& request, const Console& console);

}  // namespace diptych::cli
