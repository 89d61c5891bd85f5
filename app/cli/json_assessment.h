#pragma once

#include "app/cli/json.h"
#include "app/session/desk.h"

namespace diptych::cli {

/// A whole incident, schema diptych.rule/1 (contract section 4).
Json assessmentJson(const session::Desk& desk);

/// Takes the move counters out: players are not told them (Article 12.6).
void hideMoveCounts(Json& rule);

}  // namespace diptych::cli
