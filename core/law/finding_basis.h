#pragma once

#include "core/law/assessment.h"
#include "core/law/facts.h"

#include <string_view>
#include <vector>

namespace diptych::law {

/// What a finding rests on.
struct FindingBasis {
    /// "scores", "boards", "clocks" (times as found) and "settings" (laws, kind of play, who is
    /// disabled).
    std::vector<std::string_view> inputs{};
    Facts facts{};  ///< of those established, the ones that bear on it
};

/// Empty for a finding that is not known. Boards are named only where one was found.
FindingBasis basisOf(const Finding& finding, const Facts& facts, const Boards& boards);

}  // namespace diptych::law
