#pragma once

#include "app/cli/json.h"
#include "core/law/assessment.h"

#include <optional>

namespace diptych::cli {

/// Clocks to be set, with the move counters; null when nothing is proposed.
Json clocksJson(const std::optional<law::ClockProposal>& clocks);

}  // namespace diptych::cli
