#pragma once

#include "app/cli/json.h"
#include "core/incident/incident.h"

#include <string>

namespace diptych::cli {

/// How an expected line compares with the answer.
enum class Outcome { Holds, Fails, NotUnderstood };

struct Verdict {
    Outcome outcome = Outcome::NotUnderstood;
    /// What the answer has instead, or what is wrong with the line.
    std::string found{};
};

/// Holds the JSON of `rule` to one line of [expect] (contract section 4). A line that is not
/// understood never holds.
Verdict hold(const incident::ExpectLine& expected, const Json& rule);

}  // namespace diptych::cli
