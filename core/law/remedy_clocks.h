#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

namespace diptych::law {

/// Gives each remedy its clocks and asks what they depend on (contract section 4, "Clocks").
void setClocks(const Matter& matter, Outcome& outcome);

/// The clocks of one remedy by the matter's own policy; absent where it does not bear on them.
std::optional<ClockProposal> clocksOf(const Matter& matter, const Remedy& remedy,
                                      const std::vector<Penalty>& penalties);

}  // namespace diptych::law
