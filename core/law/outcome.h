#pragma once

#include "core/law/assessment.h"

#include <vector>

namespace diptych::law {

/// What a rule makes of an incident. Remedies stand in the order of carrying out.
struct Outcome {
    std::vector<Finding> findings{};
    std::vector<Remedy> remedies{};
    std::vector<Penalty> penalties{};
    std::vector<Question> questions{};
};

}  // namespace diptych::law
