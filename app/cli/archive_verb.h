#pragma once

#include "app/cli/verb.h"

namespace diptych::cli {

/// The organiser's archive: its first operand says what is to be done.
ExitCode runArchive(const Request& request, const Console& console);

}  // namespace diptych::cli
