#pragma once

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

typedef struct x509_st X509;
typedef struct evp_pkey_st EVP_PKEY;

namespace diptych::reports {

/// An X.509 certificate: whose key it is, and who says so.
class Certificate {
public:
    /// Fails when the bytes are not exactly one certificate in DER.
    static tl::expected<Certificate, std::string> fromDer(std::string_view der);
    /// Shares a certificate of OpenSSL.
    static Certificate of(X509* certificate);

    std::string name() const;    ///< common name
    std::string fideId() const;  ///< digits, or empty
    std::string role() const;    ///< what the key was issued for, such as "white", or empty
    /// SHA-256 of the certificate in capital hexadecimal, bytes parted by colons.
    std::string fingerprint() const;
    bool isSelfSigned() const;  ///< signed by its own key, and the signature holds
    bool isAuthority() const;   ///< may issue other certificates
    bool wasIssuedBy(const Certificate& issuer) const;  ///< by name, rights and signature
    std::string der() const;
    std::string pem() const;

    X509* get() const { return m_certificate.get(); }
    EVP_PKEY* publicKey() const;  ///< belongs to the certificate

private:
    explicit Certificate(X509* owned);

    std::shared_ptr<X509> m_certificate;
};

/// All certificates in the PEM blocks of a text; what stands between the blocks does not matter.
tl::expected<std::vector<Certificate>, std::string> certificatesFromPem(std::string_view text);

}  // namespace diptych::reports
