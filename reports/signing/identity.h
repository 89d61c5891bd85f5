#pragma once

#include "reports/signing/certificate.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace diptych::reports {

/// Whom a new certificate is for.
struct Subject {
    std::string name{};    ///< as it stands on a report
    std::string fideId{};  ///< digits, or empty
    std::string role{};    ///< what the key is for, such as "white", or empty
};

/// A signer: a private key, its certificate, and the certificates of those who issued it.
class Identity {
public:
    /// Fails when key and certificate do not belong together. Takes the key over.
    static tl::expected<Identity, std::string> of(EVP_PKEY* ownedKey, Certificate certificate,
                                                  std::vector<Certificate> issuers);

    const Certificate& certificate() const { return m_certificate; }
    const std::vector<Certificate>& issuers() const { return m_issuers; }
    EVP_PKEY* key() const { return m_key.get(); }

private:
    Identity(std::shared_ptr<EVP_PKEY> key, Certificate certificate,
             std::vector<Certificate> issuers);

    std::shared_ptr<EVP_PKEY> m_key;
    Certificate m_certificate;
    std::vector<Certificate> m_issuers;
};

/// A new P-256 key with a certificate that it signed itself. It may issue certificates for others:
/// the first identity of an event is its authority. Valid for twenty years. Fails when the name is
/// empty or too long for a certificate (64 characters), or the FIDE ID is not a number.
tl::expected<Identity, std::string> newAuthority(const Subject& subject);

/// A new P-256 key certified by an authority, for an arbiter, a member of a committee, or once for
/// a player who is there. Fails as newAuthority() does, and when the issuer may not issue.
tl::expected<Identity, std::string> newIdentity(const Subject& subject, const Identity& authority);

}  // namespace diptych::reports
