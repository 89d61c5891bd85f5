#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>

namespace diptych::law {

/// A player came late and has made no move, so that the lateness is all there is to decide: beyond
/// the default time he loses, within it the game goes on (6.7.1). Where both came too late both
/// lose. The arbiter may decide otherwise, so that going on is offered as well.
std::optional<Outcome> lateArrival(const Matter& matter);

/// The loss of a player who came too late, or of both where both did.
Remedy lostByLateness(const Matter& matter, Color side);

/// He came later than the edition allows.
bool isBeyondDefaultTime(const Matter& matter, const SideSeconds& late);

}  // namespace diptych::law
