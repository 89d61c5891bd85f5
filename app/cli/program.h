#pragma once

#include "app/cli/verb.h"

#include <span>
#include <string>

namespace diptych::cli {

/// Runs the command line behind the program's name.
ExitCode run(std::span<const std::string> words, const Console& console);

}  // namespace diptych::cli
