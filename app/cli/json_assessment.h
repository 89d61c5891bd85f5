#pragma once

#include "app/cli/json.h"
#include "app/session/desk.h"

namespace diptych::cli {

/// A whole incident, schema diptych.rule/1 (contract section 4).
Json assessmentJson(const session::Desk& desk);

/// Takes out the game and every ply, period and move counter, also those of a FEN: players are not
/// told how many moves were made (Article 12.6).
void hideMoveCounts(Json& rule);

}  // namespace diptych::cli
