#pragma once

#include "core/law/matter.h"

#include <cstdint>

namespace diptych::law {

/// What a sealed move is in the adjourned position.
enum class SealedMove : std::uint8_t { None, Clear, Ambiguous, Illegal, Unreadable };

/// Reads the sealed move in the letters of its player's sheet, or in plain notation.
SealedMove readSealedMove(const Matter& matter);

/// Ply after which the game was adjourned.
int adjournedPly(const Matter& matter);

}  // namespace diptych::law
