#pragma once

#include "core/chess/position.h"
#include "core/notation/legal_extent.h"
#include "core/notation/reading.h"

#include <cstdint>
#include <vector>

namespace diptych::notation {

/// From which side of the board the squares were named.
enum class Orientation : std::uint8_t { Usual, Turned };

/// Turns the readings of a sheet round if only so it becomes legal, and brings the extent up to
/// date. Readings that are legal from the first entry on are left alone.
Orientation orient(const chess::Position& start, std::vector<Readings>& readings,
                   LegalExtent& extent);

}  // namespace diptych::notation
