#pragma once

#include "reports/signing/certificate.h"

#include <tl/expected.hpp>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// Whom an event trusts.
struct Roster {
    std::vector<Certificate> certificates{};  ///< of authorities and of single signers
    std::set<std::string> fingerprints{};     ///< SHA-256, capital hexadecimal with colons
};

/// Reads a roster: certificates in PEM, and lines with a SHA-256 fingerprint in hexadecimal, with
/// or without colons, before or behind other words; "#" begins a comment. What "identity show"
/// prints is a roster. Fails when neither is in it, or a certificate cannot be read.
tl::expected<Roster, std::string> readRoster(std::string_view text);

}  // namespace diptych::reports
