#pragma once

#include "app/cli/verb.h"
#include "app/session/desk.h"

#include <string_view>

namespace diptych::cli {

/// The ruling departs from what was proposed, and gives no reason.
bool lacksReason(const session::Desk& desk);

/// Says one line on `err`, and gives the code for what a rule refuses.
ExitCode refuse(const Console& console, std::string_view message);

}  // namespace diptych::cli
