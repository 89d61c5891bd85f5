#pragma once

#include "core/law/facts.h"

#include <string>

namespace diptych::incident {

/// The lines of [facts]; empty when nothing is established.
std::string factsText(const law::Facts& facts);

}  // namespace diptych::incident
