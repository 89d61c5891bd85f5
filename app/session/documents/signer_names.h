#pragma once

#include "reports/verification/verification.h"

#include <string>

namespace diptych::session {

/// Remarks on signatures for the arbiter or a player by somebody other than the report names there.
/// Nothing is remarked where the file does not carry its incident, or names nobody.
void compareWithNames(const std::string& bytes, reports::Verification& verification);

}  // namespace diptych::session
