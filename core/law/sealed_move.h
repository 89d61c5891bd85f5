#pragma once

#include "core/law/matter.h"

#include <cstdint>
#include <optional>

namespace diptych::law {

/// What a sealed move is in the adjourned position.
enum class SealedMove : std::uint8_t { None, OutOfTurn, Clear, Ambiguous, Illegal, Unreadable };

struct SealedReading {
    SealedMove meaning = SealedMove::None;
    std::optional<chess::Move> move{};  ///< set where it is clear
};

/// Reads the sealed move in the letters of its player's sheet, or in plain notation.
SealedReading readSealedMove(const Matter& matter);

}  // namespace diptych::law
