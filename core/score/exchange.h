#pragma once

#include "core/chess/position.h"

namespace diptych::score {

/// Material of the side to move less that of the other side, in hundredths of a pawn, after the
/// captures that are worth making; a mated side has lost more than there is material.
int settledMaterial(const chess::Position& position);

}  // namespace diptych::score
