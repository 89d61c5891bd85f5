#pragma once

#include "core/chess/position.h"

namespace diptych::chess {

/// Where the pieces stand shows that a colour can never mate, however both sides play: it has too
/// little material, or pawns that wall each other in keep its bishops from every mate. Never true
/// of a colour that can mate; false where the question goes deeper.
bool cannotMateByPlacement(const Position& position, Color winner);

}  // namespace diptych::chess
