#include "reports/signing/claimed_role.h"

#include <openssl/err.h>

namespace diptych::reports {

namespace {

// id-aa-ets-signerAttrV2
constexpr const char* attributeId = "0.4.0.19122.1.1";

// id-at-role (2.5.4.72), with tag and length.
constexpr std::string_view roleId{"\x06\x03\x55\x04\x48", 5};

constexpr std::size_t longestRole = 60;  // so that every length fits in one byte

using ObjectHandle = std::unique_ptr<ASN1_OBJECT, ReleaseWith<ASN1_OBJECT_free>>;

std::string wrapped(unsigned char tag, const std::string& content)
{
    return std::string{static_cast<char>(tag), static_cast<char>(content.size())} + content;
}

/// SignerAttributeV2 ::= SEQUENCE { claimedAttributes [0] SEQUENCE OF Attribute }, where the one
/// attribute is the role as UTF8String.
std::string roleValue(const std::string& role)
{
    const std::string attribute =
        wrapped(0x30, std::string(roleId) + wrapped(0x31, wrapped(0x0C, role)));
    return wrapped(0x30, wrapped(0xA0, attribute));
}

}  // namespace

bool addClaimedRole(CMS_SignerInfo* signer, const std::string& role)
{
    if (role.empty()) {
        return true;
    }
    if (role.size() > longestRole) {
        return false;
    }
    const std::string value = roleValue(role);
    return CMS_signed_add1_attr_by_txt(signer, attributeId, V_ASN1_SEQUENCE, value.data(),
                                       static_cast<int>(value.size())) == 1;
}

bool isClaimedRole(X509_ATTRIBUTE* attribute)
{
    const ObjectHandle wanted(OBJ_txt2obj(attributeId, 1));
    return OBJ_cmp(X509_ATTRIBUTE_get0_object(attribute), wanted.get()) == 0;
}

std::string claimedRole(const CMS_SignerInfo* signer)
{
    const ObjectHandle wanted(OBJ_txt2obj(attributeId, 1));
    const auto* value = static_cast<const ASN1_STRING*>(
        CMS_signed_get0_data_by_OBJ(signer, wanted.get(), -3, V_ASN1_SEQUENCE));
    ERR_clear_error();
    if (value == nullptr) {
        return {};
    }
    const std::string bytes(reinterpret_cast<const char*>(ASN1_STRING_get0_data(value)),
                            static_cast<std::size_t>(ASN1_STRING_length(value)));
    const std::size_t around = roleValue({}).size();
    const std::string role = bytes.size() > around ? bytes.substr(around) : std::string();
    return role.size() <= longestRole && roleValue(role) == bytes ? role : std::string();
}

}  // namespace diptych::reports
