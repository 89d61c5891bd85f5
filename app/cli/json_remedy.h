#pragma once

#include "app/cli/json.h"
#include "core/law/assessment.h"

namespace diptych::cli {

/// One remedy: an element of "remedies".
Json remedyJson(const law::Remedy& remedy);

}  // namespace diptych::cli
