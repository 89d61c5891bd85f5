#include "reports/signing/claimed_role.h"
#include "reports/signing/openssl_handles.h"
#include "reports/signing/signed_data.h"

#include <openssl/err.h>

#include <algorithm>

namespace diptych::reports {

namespace {

constexpr unsigned int flags = CMS_BINARY | CMS_DETACHED | CMS_PARTIAL | CMS_NOSMIMECAP | CMS_CADES;

const EVP_MD* digestFor(const Identity& identity)
{
    const bool isLong = EVP_PKEY_get_base_id(identity.key()) == EVP_PKEY_EC &&
                        EVP_PKEY_get_bits(identity.key()) > 256;
    return isLong ? EVP_sha384() : EVP_sha256();
}

std::string joined(const SignedContent& content)
{
    std::string bytes;
    for (const std::string_view piece : content) {
        bytes += piece;
    }
    return bytes;
}

/// The signed attributes as they are signed: a set, its elements in the order of their bytes.
std::string attributeSet(const CMS_SignerInfo* signer)
{
    std::vector<std::string> attributes;
    for (int i = 0; i < CMS_signed_get_attr_count(signer); ++i) {
        attributes.push_back(derOf(CMS_signed_get_attr(signer, i), i2d_X509_ATTRIBUTE));
    }
    std::sort(attributes.begin(), attributes.end());
    std::string content;
    for (const std::string& attribute : attributes) {
        content += attribute;
    }
    std::string set(static_cast<std::size_t>(
                        ASN1_object_size(1, static_cast<int>(content.size()), V_ASN1_SET)) -
                        content.size(),
                    '\0');
    auto* next = reinterpret_cast<unsigned char*>(set.data());
    ASN1_put_object(&next, 1, static_cast<int>(content.size()), V_ASN1_SET, V_ASN1_UNIVERSAL);
    return set + content;
}

/// Takes the time of signing out, which OpenSSL always puts in, and signs what is left.
bool leaveOutTime(CMS_SignerInfo* signer, const Identity& identity)
{
    const int place = CMS_signed_get_attr_by_NID(signer, NID_pkcs9_signingTime, -1);
    if (place < 0) {
        return true;
    }
    X509_ATTRIBUTE_free(CMS_signed_delete_attr(signer, place));
    const std::string set = attributeSet(signer);
    const auto* bytes = reinterpret_cast<const unsigned char*>(set.data());
    const DigestHandle context(EVP_MD_CTX_new());
    std::size_t length = 0;
    if (EVP_DigestSignInit(context.get(), nullptr, digestFor(identity), nullptr, identity.key()) !=
            1 ||
        EVP_DigestSign(context.get(), nullptr, &length, bytes, set.size()) != 1) {
        return false;
    }
    std::string signature(length, '\0');
    auto* target = reinterpret_cast<unsigned char*>(signature.data());
    return EVP_DigestSign(context.get(), target, &length, bytes, set.size()) == 1 &&
           ASN1_OCTET_STRING_set(CMS_SignerInfo_get0_signature(signer), target,
                                 static_cast<int>(length)) == 1;
}

}  // namespace

tl::expected<std::string, std::string> sign(const SignedContent& content, const Identity& identity,
                                            SignatureProfile profile, const std::string& role)
{
    const std::string bytes = joined(content);
    const BioHandle source = bioOf(bytes);
    const CmsHandle cms(CMS_sign(nullptr, nullptr, nullptr, nullptr, flags));
    CMS_SignerInfo* signer = cms ? CMS_add1_signer(cms.get(), identity.certificate().get(),
                                                   identity.key(), digestFor(identity), flags)
                                 : nullptr;
    bool done = signer != nullptr && addClaimedRole(signer, role);
    for (const Certificate& issuer : identity.issuers()) {
        done = done && CMS_add1_cert(cms.get(), issuer.get()) == 1;
    }
    done = done && CMS_final(cms.get(), source.get(), nullptr, flags) == 1 &&
           (profile == SignatureProfile::Cades || leaveOutTime(signer, identity));
    if (!done) {
        return tl::unexpected(openSslError("the signature cannot be made"));
    }
    return derOf(cms.get(), i2d_CMS_ContentInfo);
}

}  // namespace diptych::reports
