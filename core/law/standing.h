#pragma once

#include "core/law/assessment.h"

namespace diptych::law {

/// The weaker of two standings: contested before interpretation before settled before clear.
constexpr Standing weaker(Standing a, Standing b)
{
    return a < b ? b : a;
}

}  // namespace diptych::law
