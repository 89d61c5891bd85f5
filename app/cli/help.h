#pragma once

#include "app/cli/verb.h"

#include <string>
#include <vector>

namespace diptych::cli {

/// The options of a verb with those that every verb has.
std::vector<Option> optionsOf(const Verb& verb);

std::string helpOfProgram(const std::vector<Verb>& verbs);
std::string helpOf(const Verb& verb);

/// "diptych-cli 0.1.0" with a line break.
std::string versionLine();

}  // namespace diptych::cli
