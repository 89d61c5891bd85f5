#pragma once

#include "reports/signing/openssl_handles.h"

#include <string>

namespace diptych::reports {

/// Adds the role that a signer claims, as signer-attributes-v2 (EN 319 122-1, 5.2.6.1).
bool addClaimedRole(CMS_SignerInfo* signer, const std::string& role);

/// The role that a signature claims; empty where there is none.
std::string claimedRole(const CMS_SignerInfo* signer);

/// Whether an attribute is the one that holds the claimed role.
bool isClaimedRole(X509_ATTRIBUTE* attribute);

}  // namespace diptych::reports
