#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// Carries out the verb that stands at the head of the command line, one of those that make
/// documents, sign them and keep them.
ExitCode runDocument(const Request& request, const Console& console);

}  // namespace diptych::cli
