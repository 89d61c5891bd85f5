#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

namespace diptych::law {

/// Established facts that contradict the game, the clocks or each other. They decide nothing; the
/// arbiter is told, so that he can put right what he wrote down.
void noteContradictions(const Matter& matter, Outcome& outcome);

}  // namespace diptych::law
