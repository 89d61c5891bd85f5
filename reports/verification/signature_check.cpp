#include "reports/verification/signature_check.h"

#include <algorithm>

namespace diptych::reports {

namespace {

ProblemKind kindOf(SignatureFault fault)
{
    switch (fault) {
    case SignatureFault::NotDer:
    case SignatureFault::Unexpected:
        return ProblemKind::BadSignature;
    case SignatureFault::WeakAlgorithm:
        return ProblemKind::WeakAlgorithm;
    case SignatureFault::ContentChanged:
        return ProblemKind::ContentChanged;
    case SignatureFault::NotBySigner:
        return ProblemKind::WrongKey;
    case SignatureFault::BadTimestamp:
        return ProblemKind::BadTimestamp;
    }
    return ProblemKind::BadSignature;
}

bool holds(const Roster& roster, const Certificate& certificate)
{
    const std::string der = certificate.der();
    return roster.fingerprints.contains(certificate.fingerprint()) ||
           std::any_of(roster.certificates.begin(), roster.certificates.end(),
                       [&](const Certificate& known) { return known.der() == der; });
}

/// Issued by one of the authorities of the roster; authorities known by their fingerprint come
/// along with the signature.
bool isOfAuthority(const Certificate& signer, const std::vector<Certificate>& issuers,
                   const Roster& roster)
{
    const auto issued = [&](const Certificate& authority) { return signer.wasIssuedBy(authority); };
    const auto knownAndIssued = [&](const Certificate& authority) {
        return holds(roster, authority) && issued(authority);
    };
    return std::any_of(roster.certificates.begin(), roster.certificates.end(), issued) ||
           std::any_of(issuers.begin(), issuers.end(), knownAndIssued);
}

Trust trustIn(const SignatureReading& reading, const Roster& roster)
{
    const Certificate& signer = *reading.signer;
    if (isOfAuthority(signer, reading.issuers, roster) && !signer.isSelfSigned()) {
        return Trust::Authority;
    }
    if (holds(roster, signer)) {
        return Trust::Pinned;
    }
    return signer.isSelfSigned() ? Trust::SelfSigned : Trust::Unknown;
}

}  // namespace

void takeIn(const SignatureReading& reading, const Roster& roster, const std::string& name,
            SignatureReport& signature, std::vector<Problem>& problems)
{
    signature.valid = reading.faults.empty();
    signature.role = reading.role;
    signature.stampedAt = reading.stampedAt;
    if (reading.signedAt) {
        signature.time = reading.signedAt;
    }
    if (reading.signer) {
        signature.name = reading.signer->name();
        signature.fideId = reading.signer->fideId();
        signature.fingerprint = reading.signer->fingerprint();
        signature.trust = trustIn(reading, roster);
    }
    for (const SignatureFault fault : reading.faults) {
        problems.push_back({kindOf(fault), name, {}});
    }
}

}  // namespace diptych::reports
