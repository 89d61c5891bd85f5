#pragma once

#include "reports/verification/verification.h"

#include <string>

namespace diptych::session {

/// Whether the report in a PDF or container says that the player in this role refused to sign.
bool hasRefused(const std::string& bytes, const std::string& role);

/// Remarks on signatures by somebody other than the document names in that role, the arbiter, a
/// player or a member of a committee, and by a player who refused to sign. Nothing is remarked
/// where the file does not carry its incident, or names nobody.
void compareWithNames(const std::string& bytes, reports::Verification& verification);

}  // namespace diptych::session
