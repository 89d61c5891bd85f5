#pragma once

#include "app/cli/json.h"
#include "app/session/desk.h"

namespace diptych::cli {

/// The worksheets of an incident: null where it calls for none of a kind.
Json worksheetsJson(const session::Desk& desk);

}  // namespace diptych::cli
