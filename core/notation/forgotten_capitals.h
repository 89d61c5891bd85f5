#pragma once

#include "core/chess/position.h"
#include "core/notation/reading.h"

#include <span>

namespace diptych::notation {

/// Where capitals are used "bxc3" is the pawn's capture. Where no such pawn can take, the capital
/// of the piece was forgotten: then that reading counts as plain.
void allowForgottenCapitals(const chess::Position& start, std::span<Readings> entries);

}  // namespace diptych::notation
