#include "reports/signing/timestamp.h"

#include "reports/signing/openssl_handles.h"

#include <openssl/err.h>
#include <openssl/rand.h>
#include <openssl/sha.h>

#include <array>

namespace diptych::reports {

namespace {

using Digest = std::array<unsigned char, SHA256_DIGEST_LENGTH>;
using RequestHandle = std::unique_ptr<TS_REQ, ReleaseWith<TS_REQ_free>>;
using ResponseHandle = std::unique_ptr<TS_RESP, ReleaseWith<TS_RESP_free>>;
using ImprintHandle = std::unique_ptr<TS_MSG_IMPRINT, ReleaseWith<TS_MSG_IMPRINT_free>>;
using AlgorithmHandle = std::unique_ptr<X509_ALGOR, ReleaseWith<X509_ALGOR_free>>;
using IntegerHandle = std::unique_ptr<ASN1_INTEGER, ReleaseWith<ASN1_INTEGER_free>>;
using TokenHandle = std::unique_ptr<PKCS7, ReleaseWith<PKCS7_free>>;
using InfoHandle = std::unique_ptr<TS_TST_INFO, ReleaseWith<TS_TST_INFO_free>>;
using VerificationHandle = std::unique_ptr<TS_VERIFY_CTX, ReleaseWith<TS_VERIFY_CTX_free>>;
using SignersHandle =
    std::unique_ptr<STACK_OF(X509), decltype([](STACK_OF(X509) * list) { sk_X509_free(list); })>;

CmsHandle readCms(std::string_view der)
{
    const auto* next = reinterpret_cast<const unsigned char*>(der.data());
    CmsHandle cms(d2i_CMS_ContentInfo(nullptr, &next, static_cast<long>(der.size())));
    ERR_clear_error();
    return cms;
}

CMS_SignerInfo* signerOf(CMS_ContentInfo* cms)
{
    STACK_OF(CMS_SignerInfo)* signers = cms ? CMS_get0_SignerInfos(cms) : nullptr;
    return sk_CMS_SignerInfo_num(signers) == 1 ? sk_CMS_SignerInfo_value(signers, 0) : nullptr;
}

Digest imprintOf(const CMS_SignerInfo* signer)
{
    const ASN1_OCTET_STRING* value =
        CMS_SignerInfo_get0_signature(const_cast<CMS_SignerInfo*>(signer));
    Digest digest{};
    SHA256(ASN1_STRING_get0_data(value), static_cast<std::size_t>(ASN1_STRING_length(value)),
           digest.data());
    return digest;
}

TokenHandle readToken(std::string_view answer)
{
    const auto* next = reinterpret_cast<const unsigned char*>(answer.data());
    const ResponseHandle response(d2i_TS_RESP(nullptr, &next, static_cast<long>(answer.size())));
    if (response) {
        PKCS7* token = TS_RESP_get_token(response.get());
        return TokenHandle(token ? PKCS7_dup(token) : nullptr);
    }
    next = reinterpret_cast<const unsigned char*>(answer.data());
    TokenHandle token(d2i_PKCS7(nullptr, &next, static_cast<long>(answer.size())));
    ERR_clear_error();
    return token;
}

/// The token is a time stamp for these bytes, signed by the certificate that comes with it.
bool holds(PKCS7* token, const Digest& imprint)
{
    if (!PKCS7_type_is_signed(token)) {
        return false;
    }
    const SignersHandle signers(PKCS7_get0_signers(token, nullptr, 0));
    StoreHandle store(X509_STORE_new());
    for (int i = 0; i < sk_X509_num(signers.get()); ++i) {
        X509_STORE_add_cert(store.get(), sk_X509_value(signers.get(), i));
    }
    X509_STORE_set_flags(store.get(), X509_V_FLAG_PARTIAL_CHAIN | X509_V_FLAG_NO_CHECK_TIME);
    auto* copy = static_cast<unsigned char*>(OPENSSL_memdup(imprint.data(), imprint.size()));
    const VerificationHandle context(TS_VERIFY_CTX_new());
    TS_VERIFY_CTX_set_flags(context.get(), TS_VFY_VERSION | TS_VFY_IMPRINT | TS_VFY_SIGNATURE);
    TS_VERIFY_CTX_set_imprint(context.get(), copy, static_cast<long>(imprint.size()));
    TS_VERIFY_CTX_set_store(context.get(), store.release());
    return TS_RESP_verify_token(context.get(), token) == 1;
}

std::optional<std::time_t> timeOf(PKCS7* token)
{
    const InfoHandle info(PKCS7_to_TS_TST_INFO(token));
    std::tm utc{};
    if (!info || ASN1_TIME_to_tm(TS_TST_INFO_get_time(info.get()), &utc) != 1) {
        return std::nullopt;
    }
    return timegm(&utc);
}

}  // namespace

tl::expected<std::string, std::string> timestampQuery(std::string_view signature)
{
    const CmsHandle cms = readCms(signature);
    const CMS_SignerInfo* signer = signerOf(cms.get());
    if (signer == nullptr) {
        return tl::unexpected(std::string("there is no signature to be stamped"));
    }
    Digest digest = imprintOf(signer);
    const AlgorithmHandle algorithm(X509_ALGOR_new());
    X509_ALGOR_set0(algorithm.get(), OBJ_nid2obj(NID_sha256), V_ASN1_NULL, nullptr);
    const ImprintHandle imprint(TS_MSG_IMPRINT_new());
    std::array<unsigned char, 8> random{};
    RAND_bytes(random.data(), random.size());
    random[0] &= 0x7FU;
    BIGNUM* number = BN_bin2bn(random.data(), random.size(), nullptr);
    const IntegerHandle nonce(BN_to_ASN1_INTEGER(number, nullptr));
    BN_free(number);
    const RequestHandle request(TS_REQ_new());
    const bool done = TS_MSG_IMPRINT_set_algo(imprint.get(), algorithm.get()) == 1 &&
                      TS_MSG_IMPRINT_set_msg(imprint.get(), digest.data(),
                                             static_cast<int>(digest.size())) == 1 &&
                      TS_REQ_set_version(request.get(), 1) == 1 &&
                      TS_REQ_set_msg_imprint(request.get(), imprint.get()) == 1 &&
                      TS_REQ_set_nonce(request.get(), nonce.get()) == 1 &&
                      TS_REQ_set_cert_req(request.get(), 1) == 1;
    if (!done) {
        return tl::unexpected(openSslError("the query cannot be made"));
    }
    return derOf(request.get(), i2d_TS_REQ);
}

tl::expected<std::string, std::string> withTimestamp(std::string_view signature,
                                                     std::string_view answer)
{
    const CmsHandle cms = readCms(signature);
    CMS_SignerInfo* signer = signerOf(cms.get());
    if (signer == nullptr) {
        return tl::unexpected(std::string("there is no signature to be stamped"));
    }
    if (CMS_unsigned_get_attr_count(signer) > 0) {
        return tl::unexpected(std::string("the signature has been stamped already"));
    }
    const TokenHandle token = readToken(answer);
    if (!token) {
        ERR_clear_error();
        return tl::unexpected(std::string("it is no time stamp: neither an answer with a token nor "
                                          "a token"));
    }
    if (!holds(token.get(), imprintOf(signer))) {
        return tl::unexpected(openSslError("it is no valid time stamp of this signature"));
    }
    const std::string der = derOf(token.get(), i2d_PKCS7);
    if (CMS_unsigned_add1_attr_by_NID(signer, NID_id_smime_aa_timeStampToken, V_ASN1_SEQUENCE,
                                      der.data(), static_cast<int>(der.size())) != 1) {
        return tl::unexpected(openSslError("the time stamp cannot be added"));
    }
    return derOf(cms.get(), i2d_CMS_ContentInfo);
}

std::optional<std::time_t> timestampOf(const CMS_SignerInfo* signer)
{
    ASN1_OBJECT* kind = OBJ_nid2obj(NID_id_smime_aa_timeStampToken);
    const auto* value = static_cast<const ASN1_STRING*>(CMS_unsigned_get0_data_by_OBJ(
        const_cast<CMS_SignerInfo*>(signer), kind, -3, V_ASN1_SEQUENCE));
    if (value == nullptr) {
        ERR_clear_error();
        return std::nullopt;
    }
    const unsigned char* next = ASN1_STRING_get0_data(value);
    const TokenHandle token(d2i_PKCS7(nullptr, &next, ASN1_STRING_length(value)));
    const bool good = token && holds(token.get(), imprintOf(signer));
    ERR_clear_error();
    return good ? timeOf(token.get()) : std::nullopt;
}

}  // namespace diptych::reports
