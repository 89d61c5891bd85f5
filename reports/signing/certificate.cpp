#include "reports/signing/certificate.h"

#include "core/notation/safe_text.h"
#include "reports/signing/openssl_handles.h"

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <array>

namespace diptych::reports {

namespace {

constexpr std::string_view fidePrefix = "FIDE-";

std::string subjectPart(X509* certificate, int kind)
{
    X509_NAME* subject = X509_get_subject_name(certificate);
    const int place = X509_NAME_get_index_by_NID(subject, kind, -1);
    if (place < 0) {
        return {};
    }
    unsigned char* text = nullptr;
    const int length =
        ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(subject, place)));
    if (length < 0) {
        ERR_clear_error();
        return {};
    }
    const std::string_view part(reinterpret_cast<const char*>(text),
                                static_cast<std::size_t>(length));
    // Names are chosen by whoever made the certificate.
    std::string shown = notation::safeLine(part);
    OPENSSL_free(text);
    return shown;
}

bool isSignedBy(X509* certificate, EVP_PKEY* key)
{
    const bool holds = key != nullptr && X509_verify(certificate, key) == 1;
    ERR_clear_error();
    return holds;
}

}  // namespace

Certificate::Certificate(X509* owned)
    : m_certificate(owned, X509_free)
{}

Certificate Certificate::of(X509* certificate)
{
    X509_up_ref(certificate);
    return Certificate(certificate);
}

tl::expected<Certificate, std::string> Certificate::fromDer(std::string_view der)
{
    const auto* next = reinterpret_cast<const unsigned char*>(der.data());
    X509* certificate = d2i_X509(nullptr, &next, static_cast<long>(der.size()));
    if (certificate == nullptr) {
        return tl::unexpected(openSslError("not a certificate"));
    }
    Certificate result(certificate);
    if (result.der() != der) {
        return tl::unexpected(std::string("not exactly one certificate"));
    }
    return result;
}

std::string Certificate::name() const
{
    return subjectPart(get(), NID_commonName);
}

std::string Certificate::fideId() const
{
    const std::string number = subjectPart(get(), NID_serialNumber);
    return number.starts_with(fidePrefix) ? number.substr(fidePrefix.size()) : std::string();
}

std::string Certificate::role() const
{
    return subjectPart(get(), NID_title);
}

std::string Certificate::fingerprint() const
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int length = 0;
    X509_digest(get(), EVP_sha256(), digest.data(), &length);
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string text;
    for (unsigned int i = 0; i < length; ++i) {
        text += i == 0 ? "" : ":";
        text += digits[digest[i] >> 4U];
        text += digits[digest[i] & 15U];
    }
    return text;
}

bool Certificate::isSelfSigned() const
{
    return X509_NAME_cmp(X509_get_subject_name(get()), X509_get_issuer_name(get())) == 0 &&
           isSignedBy(get(), publicKey());
}

bool Certificate::isAuthority() const
{
    return X509_check_ca(get()) == 1;
}

bool Certificate::wasIssuedBy(const Certificate& issuer) const
{
    return issuer.isAuthority() && X509_check_issued(issuer.get(), get()) == X509_V_OK &&
           isSignedBy(get(), issuer.publicKey());
}

std::string Certificate::der() const
{
    return derOf(get(), i2d_X509);
}

std::string Certificate::pem() const
{
    const BioHandle bio(BIO_new(BIO_s_mem()));
    PEM_write_bio_X509(bio.get(), get());
    return contentsOf(bio.get());
}

EVP_PKEY* Certificate::publicKey() const
{
    return X509_get0_pubkey(get());
}

tl::expected<std::vector<Certificate>, std::string> certificatesFromPem(std::string_view text)
{
    std::vector<Certificate> certificates;
    const BioHandle bio = bioOf(text);
    while (X509* certificate = PEM_read_bio_X509(bio.get(), nullptr, nullptr, nullptr)) {
        certificates.push_back(Certificate::of(certificate));
        X509_free(certificate);
    }
    const bool atEnd = ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
    if (!atEnd) {
        return tl::unexpected(openSslError(
            "certificate " + std::to_string(certificates.size() + 1) + " cannot be read"));
    }
    ERR_clear_error();
    return certificates;
}

}  // namespace diptych::reports
