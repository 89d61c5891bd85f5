#pragma once

#include "reports/signing/signed_data.h"
#include "reports/verification/verification.h"

namespace diptych::reports {

/// Takes what a signature says into the report on it, with the trust that a roster gives, and what
/// is wrong with it into the problems, under the name of the signature.
void takeIn(const SignatureReading& reading, const Roster& roster, const std::string& name,
            SignatureReport& signature, std::vector<Problem>& problems);

}  // namespace diptych::reports
