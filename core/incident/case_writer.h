#pragma once

#include "core/incident/incident.h"

#include <string>

namespace diptych::incident {

/// The text of a case file: reading it gives the same incident again, but for line numbers.
/// Line breaks in places where a case file has none become blanks.
std::string writeCase(const Incident& incident);

}  // namespace diptych::incident
