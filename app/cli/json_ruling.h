#pragma once

#include "app/cli/json.h"
#include "core/incident/ruling.h"

#include <optional>

namespace diptych::cli {

/// The arbiter's decision: the value of "ruling"; null when there is none.
Json rulingJson(const std::optional<incident::Ruling>& ruling, const law::Assessment& assessment);

}  // namespace diptych::cli
