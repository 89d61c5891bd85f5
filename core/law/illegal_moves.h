#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>

namespace diptych::law {

/// The first illegal move that is established: both scores have it, or one has it, nothing says
/// otherwise, and a witness or both boards bear it out.
std::optional<score::IllegalPly> establishedIllegalMove(const Matter& matter);

/// The illegal move at a ply, completed: restored with its penalty, or lost (7.5.1, 7.5.5).
Outcome restoredWithPenalty(const Matter& matter, int ply);

/// The illegal move of the last ply was possible on its player's own, wrongly kept board.
bool cameFromWrongBoard(const Matter& matter, int ply);

}  // namespace diptych::law
