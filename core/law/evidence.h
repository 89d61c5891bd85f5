#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>

namespace diptych::law {

/// The player is visually disabled.
bool isDisabled(const Circumstances& circumstances, Color side);

/// The player whose score a keeper may keep; absent for the recorder, the arbiter, a board.
std::optional<Color> keepsScoreFor(const Circumstances& circumstances, score::Keeper keeper);

/// First ply at which two lines say plainly different moves.
std::optional<int> firstContradiction(const score::ScoreLine& a, const score::ScoreLine& b);

/// Third witnesses who contradict a player's score make a ruling an interpretation (contract,
/// section 1); notes also scores kept by assistants.
void noteWitnesses(const Matter& matter, Outcome& outcome);

}  // namespace diptych::law
