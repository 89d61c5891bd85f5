#include "reports/signing/identity.h"

#include "reports/signing/openssl_handles.h"

#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <utility>

namespace diptych::reports {

namespace {

using KeyHandle = std::unique_ptr<EVP_PKEY, ReleaseWith<EVP_PKEY_free>>;
using CertificateHandle = std::unique_ptr<X509, ReleaseWith<X509_free>>;

constexpr long secondsOfDay = 24L * 60 * 60;
constexpr long yearsOfAuthority = 20;
constexpr long yearsOfIdentity = 10;
constexpr std::size_t longestName = 64;  // of a common name, in characters (X.520)

std::size_t charactersOf(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string problemOf(const Subject& subject)
{
    if (subject.name.empty() || charactersOf(subject.name) > longestName) {
        return "the name has " + std::to_string(charactersOf(subject.name)) +
               " characters, expected 1 to 64";
    }
    const bool isNumber = std::all_of(subject.fideId.begin(), subject.fideId.end(),
                                      [](char c) { return c >= '0' && c <= '9'; });
    if (!isNumber || subject.fideId.size() > 12) {
        return "the FIDE ID is \"" + subject.fideId + "\", expected digits";
    }
    return {};
}

bool addName(X509_NAME* name, int kind, const std::string& text)
{
    return text.empty() ||
           X509_NAME_add_entry_by_NID(name, kind, MBSTRING_UTF8,
                                      reinterpret_cast<const unsigned char*>(text.c_str()), -1, -1,
                                      0) == 1;
}

/// Without an address in it NSS does not take the certificate for one of a person who signs.
std::string addressOf(const Subject& subject, X509* certificate)
{
    if (!subject.fideId.empty()) {
        return "fide-" + subject.fideId + "@chess.invalid";
    }
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    X509_pubkey_digest(certificate, EVP_sha256(), digest, &length);
    static constexpr char digits[] = "0123456789abcdef";
    std::string address = "key-";
    for (int i = 0; i < 6; ++i) {
        address += digits[digest[i] >> 4U];
        address += digits[digest[i] & 15U];
    }
    return address + "@chess.invalid";
}

bool addExtension(X509* certificate, X509* issuer, int kind, const std::string& value)
{
    X509V3_CTX context;
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    const ExtensionHandle extension(X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str()));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

enum class Right { SignOnly, SignAndIssue };

bool addExtensions(X509* certificate, X509* issuer, Right right, const std::string& address)
{
    const bool issues = right == Right::SignAndIssue;
    return addExtension(certificate, issuer, NID_basic_constraints,
                        issues ? "critical,CA:TRUE,pathlen:0" : "critical,CA:FALSE") &&
           addExtension(certificate, issuer, NID_key_usage,
                        std::string("critical,digitalSignature,nonRepudiation") +
                            (issues ? ",keyCertSign" : "")) &&
           addExtension(certificate, issuer, NID_ext_key_usage, "emailProtection") &&
           addExtension(certificate, issuer, NID_subject_key_identifier, "hash") &&
           addExtension(certificate, issuer, NID_authority_key_identifier, "keyid:always") &&
           addExtension(certificate, issuer, NID_subject_alt_name, "email:" + address);
}

bool setSerial(X509* certificate)
{
    std::array<unsigned char, 16> bytes{};
    if (RAND_bytes(bytes.data(), bytes.size()) != 1) {
        return false;
    }
    bytes[0] = static_cast<unsigned char>((bytes[0] & 0x7FU) | 0x40U);
    BIGNUM* number = BN_bin2bn(bytes.data(), bytes.size(), nullptr);
    const bool done = BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != nullptr;
    BN_free(number);
    return done;
}

/// Everything but the signature.
bool fillIn(X509* certificate, const Subject& subject, EVP_PKEY* key, X509* issuer, Right right)
{
    const long years = right == Right::SignAndIssue ? yearsOfAuthority : yearsOfIdentity;
    X509_NAME* name = X509_get_subject_name(certificate);
    const std::string number = subject.fideId.empty() ? "" : "FIDE-" + subject.fideId;
    // The clocks of two computers may differ by a little.
    return X509_set_version(certificate, X509_VERSION_3) == 1 && setSerial(certificate) &&
           X509_gmtime_adj(X509_getm_notBefore(certificate), -secondsOfDay) != nullptr &&
           X509_gmtime_adj(X509_getm_notAfter(certificate), years * 365 * secondsOfDay) !=
               nullptr &&
           X509_set_pubkey(certificate, key) == 1 && addName(name, NID_commonName, subject.name) &&
           addName(name, NID_serialNumber, number) && addName(name, NID_title, subject.role) &&
           X509_set_issuer_name(certificate, X509_get_subject_name(issuer)) == 1 &&
           addExtensions(certificate, issuer, right, addressOf(subject, certificate));
}

tl::expected<Identity, std::string> makeIdentity(const Subject& subject, const Identity* authority)
{
    if (std::string problem = problemOf(subject); !problem.empty()) {
        return tl::unexpected(std::move(problem));
    }
    KeyHandle key(EVP_EC_gen("P-256"));
    const CertificateHandle certificate(X509_new());
    if (!key || !certificate) {
        return tl::unexpected(openSslError("no key can be made"));
    }
    X509* issuer = authority ? authority->certificate().get() : certificate.get();
    EVP_PKEY* signer = authority ? authority->key() : key.get();
    const Right right = authority ? Right::SignOnly : Right::SignAndIssue;
    const EVP_MD* digest =
        EVP_PKEY_get_bits(signer) > 256 && EVP_PKEY_get_base_id(signer) == EVP_PKEY_EC
            ? EVP_sha384()
            : EVP_sha256();
    if (!fillIn(certificate.get(), subject, key.get(), issuer, right) ||
        X509_sign(certificate.get(), signer, digest) <= 0) {
        return tl::unexpected(openSslError("no certificate can be made"));
    }
    std::vector<Certificate> issuers;
    if (authority) {
        issuers.push_back(authority->certificate());
        issuers.insert(issuers.end(), authority->issuers().begin(), authority->issuers().end());
    }
    return Identity::of(key.release(), Certificate::of(certificate.get()), std::move(issuers));
}

}  // namespace

Identity::Identity(std::shared_ptr<EVP_PKEY> key, Certificate certificate,
                   std::vector<Certificate> issuers)
    : m_key(std::move(key))
    , m_certificate(std::move(certificate))
    , m_issuers(std::move(issuers))
{}

tl::expected<Identity, std::string> Identity::of(EVP_PKEY* ownedKey, Certificate certificate,
                                                 std::vector<Certificate> issuers)
{
    std::shared_ptr<EVP_PKEY> key(ownedKey, EVP_PKEY_free);
    if (X509_check_private_key(certificate.get(), key.get()) != 1) {
        return tl::unexpected(openSslError("key and certificate do not belong together"));
    }
    return Identity(std::move(key), std::move(certificate), std::move(issuers));
}

tl::expected<Identity, std::string> newAuthority(const Subject& subject)
{
    return makeIdentity(subject, nullptr);
}

tl::expected<Identity, std::string> newIdentity(const Subject& subject, const Identity& authority)
{
    if (!authority.certificate().isAuthority()) {
        return tl::unexpected(authority.certificate().name() +
                              " was issued by somebody else and may not issue certificates");
    }
    return makeIdentity(subject, &authority);
}

}  // namespace diptych::reports
