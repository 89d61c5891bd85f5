#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

namespace diptych::law {

/// Gives each remedy its clocks and asks what they depend on (contract section 4, "Clocks").
void setClocks(const Matter& matter, Outcome& outcome);

}  // namespace diptych::law
