#pragma once

#include "core/law/matter.h"

#include <cstdint>

namespace diptych::law {

enum class ClaimState : std::uint8_t { None, Good, Wrong, Lost, Disputed };

/// Whether a claim of a draw holds on the agreed line (9.2, 9.3): the claimant must have the move,
/// and only occurrences that both scores contain count. Lost: he had touched a piece (9.4).
/// Disputed: one score proves it and the other does not, and nobody has said whose repetitions are
/// agreed.
ClaimState stateOfClaim(const Matter& matter);

}  // namespace diptych::law
