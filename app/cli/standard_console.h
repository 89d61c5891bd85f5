#pragma once

#include "app/cli/verbs.h"

namespace diptych::cli {

/// Runs the command line of `main` on the standard streams, and gives the exit code of the process.
int runOnStandardConsole(int count, char** words, RunVerb documents);

}  // namespace diptych::cli
