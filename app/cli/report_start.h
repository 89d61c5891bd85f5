#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Lets `diptych-report` in libexec/diptych carry out the command line in its
/// place. So no other verb has to load the libraries that make a PDF or keep an archive, which
/// takes longer than ruling a case.
ExitCode startReport(const Request& request, const Console& console);

}  // namespace diptych::cli
