#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

namespace diptych::law {

/// An illegal move that both scores have among the moves taken back: whether it still counts is
/// not regulated. Asks, or carries out the answer: a penalty, or the loss of the game (7.5.5).
void countAnnulledIllegalMove(const Matter& matter, const score::Agreement& agreement,
                              Outcome& outcome);

}  // namespace diptych::law
