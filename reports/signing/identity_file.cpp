#include "reports/signing/identity_file.h"

#include "reports/signing/openssl_handles.h"

#include <openssl/err.h>
#include <openssl/provider.h>

#include <utility>

namespace diptych::reports {

namespace {

constexpr int leastRsaBits = 2048;

using StackHandle = std::unique_ptr<STACK_OF(X509), decltype([](STACK_OF(X509) * certificates) {
                                        sk_X509_pop_free(certificates, X509_free);
                                    })>;
using ProviderHandle = std::unique_ptr<OSSL_PROVIDER, ReleaseWith<OSSL_PROVIDER_unload>>;

tl::expected<Pkcs12Handle, std::string> read(std::string_view bytes)
{
    const auto* next = reinterpret_cast<const unsigned char*>(bytes.data());
    Pkcs12Handle file(d2i_PKCS12(nullptr, &next, static_cast<long>(bytes.size())));
    ERR_clear_error();
    if (!file) {
        return tl::unexpected(std::string("not a PKCS#12 file"));
    }
    return file;
}

std::string keyProblem(EVP_PKEY* key)
{
    const int kind = EVP_PKEY_get_base_id(key);
    const int bits = EVP_PKEY_get_bits(key);
    if (kind == EVP_PKEY_RSA && bits < leastRsaBits) {
        return "the RSA key has " + std::to_string(bits) + " bits, expected at least 2048";
    }
    if (kind == EVP_PKEY_EC && bits < 256) {
        return "the key has " + std::to_string(bits) + " bits, expected at least 256";
    }
    if (kind != EVP_PKEY_RSA && kind != EVP_PKEY_EC) {
        return "the key is neither RSA nor on an elliptic curve such as P-256";
    }
    return {};
}

std::vector<Certificate> copied(const STACK_OF(X509) * certificates)
{
    std::vector<Certificate> result;
    for (int i = 0; i < sk_X509_num(certificates); ++i) {
        result.push_back(Certificate::of(sk_X509_value(certificates, i)));
    }
    return result;
}

tl::expected<Identity, std::string> open(PKCS12* file, const Passphrase& passphrase)
{
    if (PKCS12_verify_mac(file, passphrase.get(), -1) != 1) {
        const bool wrong = ERR_GET_REASON(ERR_peek_last_error()) == PKCS12_R_MAC_VERIFY_FAILURE ||
                           ERR_peek_last_error() == 0;
        return tl::unexpected(wrong ? (ERR_clear_error(), std::string("wrong passphrase"))
                                    : openSslError("the passphrase cannot be checked"));
    }
    EVP_PKEY* key = nullptr;
    X509* certificate = nullptr;
    STACK_OF(X509)* others = nullptr;
    if (PKCS12_parse(file, passphrase.get(), &key, &certificate, &others) != 1) {
        return tl::unexpected(openSslError("it cannot be opened"));
    }
    const StackHandle rest(others);
    if (key == nullptr || certificate == nullptr) {
        EVP_PKEY_free(key);
        X509_free(certificate);
        return tl::unexpected(std::string("there is no key with its certificate in it"));
    }
    const Certificate own = Certificate::of(certificate);
    X509_free(certificate);
    if (std::string problem = keyProblem(key); !problem.empty()) {
        EVP_PKEY_free(key);
        return tl::unexpected(std::move(problem));
    }
    return Identity::of(key, own, copied(rest.get()));
}

}  // namespace

tl::expected<std::string, std::string> toPkcs12(const Identity& identity,
                                                const Passphrase& passphrase, int rounds)
{
    if (passphrase.empty()) {
        return tl::unexpected(std::string("the passphrase is empty"));
    }
    const StackHandle issuers(sk_X509_new_null());
    for (const Certificate& issuer : identity.issuers()) {
        X509_up_ref(issuer.get());
        sk_X509_push(issuers.get(), issuer.get());
    }
    constexpr int legible = -1;
    const std::string name = identity.certificate().name();
    const Pkcs12Handle file(PKCS12_create_ex(
        passphrase.get(), name.c_str(), identity.key(), identity.certificate().get(), issuers.get(),
        NID_aes_256_cbc, legible, rounds, -1, 0, nullptr, nullptr));
    if (!file ||
        PKCS12_set_mac(file.get(), passphrase.get(), -1, nullptr, 0, rounds, EVP_sha256()) != 1) {
        return tl::unexpected(openSslError("no PKCS#12 file can be made"));
    }
    return derOf(file.get(), i2d_PKCS12);
}

tl::expected<Identity, std::string> fromPkcs12(std::string_view bytes, const Passphrase& passphrase)
{
    const auto file = read(bytes);
    if (!file) {
        return tl::unexpected(file.error());
    }
    auto identity = open(file->get(), passphrase);
    if (!identity && identity.error().ends_with("unsupported")) {
        return tl::unexpected(std::string("it is protected in an old way (RC2 or 3DES); "
                                          "\"identity import\" writes it anew"));
    }
    return identity;
}

tl::expected<Identity, std::string> importPkcs12(std::string_view bytes,
                                                 const Passphrase& passphrase)
{
    // The old algorithms are there for this one call only. To load the default provider too, or to
    // load another without keeping it, would take away all others with the end of this call.
    constexpr int keepDefault = 1;
    const ProviderHandle old(OSSL_PROVIDER_try_load(nullptr, "legacy", keepDefault));
    const auto file = read(bytes);
    return file ? open(file->get(), passphrase) : tl::unexpected(file.error());
}

tl::expected<std::vector<Certificate>, std::string> certificatesIn(std::string_view bytes)
{
    const auto file = read(bytes);
    if (!file) {
        return tl::unexpected(file.error());
    }
    std::vector<Certificate> certificates;
    STACK_OF(PKCS7)* parts = PKCS12_unpack_authsafes(file->get());
    for (int i = 0; i < sk_PKCS7_num(parts); ++i) {
        PKCS7* part = sk_PKCS7_value(parts, i);
        STACK_OF(PKCS12_SAFEBAG)* bags =
            PKCS7_type_is_data(part) ? PKCS12_unpack_p7data(part) : nullptr;
        for (int j = 0; j < sk_PKCS12_SAFEBAG_num(bags); ++j) {
            const PKCS12_SAFEBAG* bag = sk_PKCS12_SAFEBAG_value(bags, j);
            const bool isCertificate = PKCS12_SAFEBAG_get_nid(bag) == NID_certBag &&
                                       PKCS12_SAFEBAG_get_bag_nid(bag) == NID_x509Certificate;
            if (X509* certificate = isCertificate ? PKCS12_SAFEBAG_get1_cert(bag) : nullptr) {
                certificates.push_back(Certificate::of(certificate));
                X509_free(certificate);
            }
        }
        sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
    }
    sk_PKCS7_pop_free(parts, PKCS7_free);
    ERR_clear_error();
    if (certificates.empty()) {
        return tl::unexpected(std::string("its certificates can only be read with the passphrase"));
    }
    return certificates;
}

}  // namespace diptych::reports
