#include "reports/signing/claimed_role.h"
#include "reports/signing/openssl_handles.h"
#include "reports/signing/signed_data.h"
#include "reports/signing/signed_data_shape.h"
#include "reports/signing/timestamp.h"

#include <openssl/err.h>

#include <algorithm>
#include <array>

namespace diptych::reports {

namespace {

using StackHandle = std::unique_ptr<STACK_OF(X509), decltype([](STACK_OF(X509) * certificates) {
                                        sk_X509_pop_free(certificates, X509_free);
                                    })>;

using Fault = SignatureFault;

/// One signature being read: each step adds what it finds.
class Reader {
public:
    Reader(std::string_view der, const SignedContent& content, SignatureProfile profile)
        : m_der(der)
        , m_content(content)
        , m_profile(profile)
    {}

    SignatureReading read()
    {
        if (!open()) {
            add(Fault::NotDer);
            return std::move(m_reading);
        }
        readAttributes();
        readCertificates();
        if (!m_reading.signer) {
            add(Fault::NotBySigner);
            return std::move(m_reading);
        }
        checkAlgorithms();
        if (!contentIsAsSigned()) {
            add(Fault::ContentChanged);
        } else if (!isBySigner()) {
            add(Fault::NotBySigner);
        }
        return std::move(m_reading);
    }

private:
    void add(Fault fault)
    {
        auto& faults = m_reading.faults;
        if (std::find(faults.begin(), faults.end(), fault) == faults.end()) {
            faults.push_back(fault);
        }
    }

    /// Reads the one form that DER knows, with one signer and the content elsewhere.
    bool open()
    {
        const auto* next = reinterpret_cast<const unsigned char*>(m_der.data());
        m_cms.reset(d2i_CMS_ContentInfo(nullptr, &next, static_cast<long>(m_der.size())));
        const bool isSigned = m_cms && OBJ_obj2nid(CMS_get0_type(m_cms.get())) == NID_pkcs7_signed;
        if (!isSigned || derOf(m_cms.get(), i2d_CMS_ContentInfo) != m_der ||
            CMS_is_detached(m_cms.get()) != 1 ||
            OBJ_obj2nid(CMS_get0_eContentType(m_cms.get())) != NID_pkcs7_data) {
            return false;
        }
        STACK_OF(CMS_SignerInfo)* signers = CMS_get0_SignerInfos(m_cms.get());
        if (sk_CMS_SignerInfo_num(signers) != 1) {
            return false;
        }
        m_signer = sk_CMS_SignerInfo_value(signers, 0);
        return true;
    }

    bool isKnown(X509_ATTRIBUTE* attribute) const
    {
        static constexpr std::array known{NID_pkcs9_contentType, NID_pkcs9_messageDigest,
                                          NID_id_smime_aa_signingCertificateV2,
                                          NID_pkcs9_signingTime};
        const int kind = OBJ_obj2nid(X509_ATTRIBUTE_get0_object(attribute));
        return isClaimedRole(attribute) ||
               std::find(known.begin(), known.end(), kind) != known.end();
    }

    void readAttributes()
    {
        for (int i = 0; i < CMS_signed_get_attr_count(m_signer); ++i) {
            if (m_profile != SignatureProfile::Pkcs7 &&
                !isKnown(CMS_signed_get_attr(m_signer, i))) {
                add(Fault::Unexpected);
            }
        }
        m_reading.role = claimedRole(m_signer);
        readSigningTime();
        const int unsignedOnes = CMS_unsigned_get_attr_count(m_signer);
        if (unsignedOnes > 0) {
            m_reading.stampedAt = timestampOf(m_signer);
            if (unsignedOnes > 1 || !m_reading.stampedAt) {
                add(Fault::BadTimestamp);
            }
        }
    }

    void readSigningTime()
    {
        const int place = CMS_signed_get_attr_by_NID(m_signer, NID_pkcs9_signingTime, -1);
        const bool wanted = m_profile == SignatureProfile::Cades;
        if (m_profile != SignatureProfile::Pkcs7 && (place >= 0) != wanted) {
            add(Fault::Unexpected);
        }
        if (place < 0) {
            return;
        }
        const ASN1_TYPE* value = X509_ATTRIBUTE_get0_type(CMS_signed_get_attr(m_signer, place), 0);
        std::tm utc{};
        const bool isTime =
            value && (value->type == V_ASN1_UTCTIME || value->type == V_ASN1_GENERALIZEDTIME);
        if (isTime && ASN1_TIME_to_tm(value->value.utctime, &utc) == 1) {
            m_reading.signedAt = timegm(&utc);
        } else {
            add(Fault::Unexpected);
        }
    }

    /// Names are compared byte by byte: to OpenSSL small and capital letters are the same.
    bool isNamed(X509* certificate) const
    {
        X509_NAME* issuer = nullptr;
        CMS_SignerInfo_get0_signer_id(m_signer, nullptr, &issuer, nullptr);
        return CMS_SignerInfo_cert_cmp(m_signer, certificate) == 0 && issuer != nullptr &&
               derOf(issuer, i2d_X509_NAME) ==
                   derOf(X509_get_issuer_name(certificate), i2d_X509_NAME);
    }

    /// The signer's certificate and the chain above it; a certificate that belongs to neither has
    /// no place here, because nothing would show that it was changed.
    void readCertificates()
    {
        const StackHandle all(CMS_get1_certs(m_cms.get()));
        std::vector<Certificate> left;
        for (int i = 0; i < sk_X509_num(all.get()); ++i) {
            X509* certificate = sk_X509_value(all.get(), i);
            if (!m_reading.signer && isNamed(certificate)) {
                m_reading.signer = Certificate::of(certificate);
            } else {
                left.push_back(Certificate::of(certificate));
            }
        }
        if (m_profile == SignatureProfile::Pkcs7 && m_reading.signer) {
            // Some programs put the certificate of the signer in twice.
            std::erase_if(left, [der = m_reading.signer->der()](const Certificate& other) {
                return other.der() == der;
            });
        }
        if (!m_reading.signer) {
            return;
        }
        Certificate last = *m_reading.signer;
        while (!left.empty()) {
            const auto issuer = std::find_if(left.begin(), left.end(), [&](const auto& other) {
                return last.wasIssuedBy(other);
            });
            if (issuer == left.end()) {
                break;
            }
            last = *issuer;
            m_reading.issuers.push_back(last);
            left.erase(issuer);
        }
        // The top of the chain is only proved to be whole by its own signature.
        const bool isWhole = m_profile == SignatureProfile::Pkcs7 || m_reading.issuers.empty() ||
                             last.isSelfSigned();
        if (!left.empty() || !isWhole) {
            add(Fault::Unexpected);
        }
    }

    void checkAlgorithms()
    {
        const auto shape = shapeOf(m_der);
        if (!shape) {
            add(Fault::Unexpected);
        } else if (!isPlain(*shape)) {
            add(Fault::WeakAlgorithm);
        }
        EVP_PKEY* key = m_reading.signer->publicKey();
        const int kind = key ? EVP_PKEY_get_base_id(key) : EVP_PKEY_NONE;
        const int least = kind == EVP_PKEY_EC ? 256 : 2048;
        const bool isUsual = kind == EVP_PKEY_EC || kind == EVP_PKEY_RSA;
        if (!isUsual || EVP_PKEY_get_bits(key) < least) {
            add(Fault::WeakAlgorithm);
        }
    }

    bool contentIsAsSigned() const
    {
        X509_ALGOR* algorithm = nullptr;
        CMS_SignerInfo_get0_algs(m_signer, nullptr, nullptr, &algorithm, nullptr);
        const EVP_MD* digest = EVP_get_digestbyobj(algorithm->algorithm);
        const auto* value = static_cast<const ASN1_OCTET_STRING*>(CMS_signed_get0_data_by_OBJ(
            m_signer, OBJ_nid2obj(NID_pkcs9_messageDigest), -3, V_ASN1_OCTET_STRING));
        if (digest == nullptr || value == nullptr) {
            return false;
        }
        const DigestHandle context(EVP_MD_CTX_new());
        EVP_DigestInit_ex(context.get(), digest, nullptr);
        for (const std::string_view piece : m_content) {
            EVP_DigestUpdate(context.get(), piece.data(), piece.size());
        }
        std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
        unsigned int length = 0;
        EVP_DigestFinal_ex(context.get(), bytes.data(), &length);
        return static_cast<int>(length) == ASN1_STRING_length(value) &&
               std::equal(bytes.begin(), bytes.begin() + length, ASN1_STRING_get0_data(value));
    }

    /// The signature was made with the key of the certificate, and names it. The digest of the
    /// content has been compared, so that the content itself need not be read again.
    bool isBySigner() const
    {
        const StoreHandle store(X509_STORE_new());
        X509_STORE_add_cert(store.get(), m_reading.signer->get());
        X509_STORE_set_flags(store.get(), X509_V_FLAG_PARTIAL_CHAIN | X509_V_FLAG_NO_CHECK_TIME);
        X509_STORE_set_purpose(store.get(), X509_PURPOSE_ANY);
        const BioHandle nothing = bioOf("");
        const bool namesCertificate = m_profile != SignatureProfile::Pkcs7 || namesItsCertificate();
        const unsigned int cades = namesCertificate ? CMS_CADES : 0U;
        return CMS_verify(m_cms.get(), nullptr, store.get(), nothing.get(), nullptr,
                          CMS_BINARY | cades | CMS_NO_CONTENT_VERIFY) == 1;
    }

    bool namesItsCertificate() const
    {
        return CMS_signed_get_attr_by_NID(m_signer, NID_id_smime_aa_signingCertificateV2, -1) >=
                   0 ||
               CMS_signed_get_attr_by_NID(m_signer, NID_id_smime_aa_signingCertificate, -1) >= 0;
    }

    std::string_view m_der;
    const SignedContent& m_content;
    SignatureProfile m_profile;
    CmsHandle m_cms{};
    CMS_SignerInfo* m_signer = nullptr;
    SignatureReading m_reading{};
};

}  // namespace

SignatureReading readSignature(std::string_view der, const SignedContent& content,
                               SignatureProfile profile)
{
    SignatureReading reading = Reader(der, content, profile).read();
    ERR_clear_error();
    return reading;
}

}  // namespace diptych::reports
