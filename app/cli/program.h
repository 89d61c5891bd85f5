#pragma once

#include "app/cli/verb.h"

#include <span>
#include <string>

namespace diptych::cli {

/// Runs the command line behind the program's name; `report` as in allVerbs.
ExitCode run(std::span<const std::string> words, const Console& console, RunVerb report);

}  // namespace diptych::cli
