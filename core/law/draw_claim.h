#pragma once

#include "core/law/matter.h"
#include "core/law/worksheets.h"

namespace diptych::law {

/// Whether a claim of a draw holds on the agreed line (9.2, 9.3): the claimant must have the move,
/// and only occurrences that both scores contain count.
ClaimState stateOfClaim(const Matter& matter);

}  // namespace diptych::law
