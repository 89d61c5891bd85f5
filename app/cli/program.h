#pragma once

#include "app/cli/verbs.h"

#include <span>
#include <string>

namespace diptych::cli {

/// Runs the command line behind the program's name; documents as in allVerbs.
ExitCode run(std::span<const std::string> words, const Console& console, RunVerb documents);

}  // namespace diptych::cli
