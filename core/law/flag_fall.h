#pragma once

#include "core/law/matter.h"

#include <optional>

namespace diptych::law {

/// Moves that this player had to complete by the end of the period in which his flag fell; absent
/// in the last period, and where the time control is not known (6.4).
std::optional<int> movesNeeded(const Matter& matter, Color side);

}  // namespace diptych::law
