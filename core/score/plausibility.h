#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"

#include <optional>

namespace diptych::score {

/// How unlikely it is that a player makes a legal move, from 0 (nothing speaks against it) to
/// about 6, in the unit of Costs: a piece is not retaken, or put where it can be taken for nothing.
/// Weak by intent: it only decides between games that the sheets explain equally well.
/// takenOn: the square on which the opponent has just captured, if he did.
double implausibility(const chess::Position& position, chess::Move move,
                      std::optional<chess::Square> takenOn);

}  // namespace diptych::score
