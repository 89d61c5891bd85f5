#pragma once

#include "app/cli/json.h"
#include "core/law/assessment.h"

namespace diptych::cli {

/// The boards as found, laid against the game: the value of "boards".
Json boardsJson(const law::Boards& boards);

}  // namespace diptych::cli
