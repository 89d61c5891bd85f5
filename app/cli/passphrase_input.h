#pragma once

#include "app/cli/verb.h"
#include "reports/signing/passphrase.h"

#include <tl/expected.hpp>

#include <string>

namespace diptych::cli {

/// The passphrase from the file that an option names, "-" being standard input: its first line.
/// Without the option it is asked for on the terminal, unseen; without a terminal that is an error.
/// A passphrase never stands on the command line.
tl::expected<reports::Passphrase, std::string> readPassphrase(const Request& request,
                                                              const Console& console,
                                                              const std::string& option,
                                                              const std::string& question);

}  // namespace diptych::cli
