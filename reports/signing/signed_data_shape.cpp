#include "reports/signing/signed_data_shape.h"

#include <openssl/err.h>
#include <openssl/objects.h>
#include <openssl/x509.h>

#include <memory>

namespace diptych::reports {

namespace {

constexpr int sequence = 0x30;
constexpr int set = 0x31;

struct Element {
    int tag = 0;
    std::string_view whole{}, content{};
};

/// Takes the first element off the bytes; lengths of one to four bytes in their shortest form.
std::optional<Element> take(std::string_view& bytes)
{
    if (bytes.size() < 2) {
        return std::nullopt;
    }
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    std::size_t header = 2;
    std::size_t length = byte(1);
    if (length > 0x84 || length == 0x80) {
        return std::nullopt;
    }
    if (length > 0x80) {
        header += length - 0x80;
        length = 0;
        for (std::size_t i = 2; i < header; ++i) {
            if (i >= bytes.size()) {
                return std::nullopt;
            }
            length = length << 8U | byte(i);
        }
    }
    if (header > bytes.size() || length > bytes.size() - header) {
        return std::nullopt;
    }
    const Element element{byte(0), bytes.substr(0, header + length), bytes.substr(header, length)};
    bytes.remove_prefix(header + length);
    return element;
}

std::optional<Element> take(std::string_view& bytes, int tag)
{
    const auto element = take(bytes);
    return element && element->tag == tag ? element : std::nullopt;
}

int algorithmOf(std::string_view der)
{
    const auto* next = reinterpret_cast<const unsigned char*>(der.data());
    const std::unique_ptr<X509_ALGOR, decltype(&X509_ALGOR_free)> algorithm(
        d2i_X509_ALGOR(nullptr, &next, static_cast<long>(der.size())), X509_ALGOR_free);
    ERR_clear_error();
    if (!algorithm) {
        return NID_undef;
    }
    const ASN1_OBJECT* object = nullptr;
    int parameters = V_ASN1_UNDEF;
    X509_ALGOR_get0(&object, &parameters, nullptr, algorithm.get());
    const bool plain = parameters == V_ASN1_UNDEF || parameters == V_ASN1_NULL;
    return plain ? OBJ_obj2nid(object) : NID_undef;
}

bool areParts(const std::optional<Element>& one, const std::optional<Element>& other)
{
    return one && other;
}

}  // namespace

std::optional<SignedDataShape> shapeOf(std::string_view der)
{
    const auto info = take(der, sequence);
    std::string_view rest = info ? info->content : std::string_view();
    const auto type = take(rest, 0x06);
    const auto explicitly = take(rest, 0xA0);
    std::string_view inner = explicitly ? explicitly->content : std::string_view();
    const auto data = take(inner, sequence);
    if (!areParts(type, data) || !der.empty() || !rest.empty() || !inner.empty()) {
        return std::nullopt;
    }
    std::string_view parts = data->content;
    const auto version = take(parts, 0x02);
    const auto digests = take(parts, set);
    const auto encapsulated = take(parts, sequence);
    const auto certificates = take(parts, 0xA0);
    const auto signers = take(parts, set);
    if (!areParts(version, digests) || !areParts(encapsulated, certificates) || !signers ||
        !parts.empty()) {
        return std::nullopt;
    }
    std::string_view list = signers->content;
    const auto signer = take(list, sequence);
    std::string_view of = signer ? signer->content : std::string_view();
    const auto signerVersion = take(of, 0x02);
    const auto issuerAndNumber = take(of, sequence);
    const auto digest = take(of, sequence);
    const auto attributes = take(of, 0xA0);
    const auto algorithm = take(of, sequence);
    if (!list.empty() || !areParts(signerVersion, issuerAndNumber) ||
        !areParts(digest, attributes) || !algorithm) {
        return std::nullopt;
    }
    return SignedDataShape{version->content, digests->content, signerVersion->content,
                           digest->whole, algorithm->whole};
}

bool isPlain(const SignedDataShape& shape)
{
    using namespace std::string_view_literals;
    if (shape.version != "\x01"sv || shape.signerVersion != "\x01"sv ||
        shape.digestAlgorithms != shape.signerDigest) {
        return false;
    }
    const int signature = algorithmOf(shape.signatureAlgorithm);
    switch (algorithmOf(shape.signerDigest)) {
    case NID_sha256:
        return signature == NID_ecdsa_with_SHA256 || signature == NID_rsaEncryption ||
               signature == NID_sha256WithRSAEncryption;
    case NID_sha384:
        return signature == NID_ecdsa_with_SHA384 || signature == NID_rsaEncryption ||
               signature == NID_sha384WithRSAEncryption;
    case NID_sha512:
        return signature == NID_ecdsa_with_SHA512 || signature == NID_rsaEncryption ||
               signature == NID_sha512WithRSAEncryption;
    default:
        return false;
    }
}

}  // namespace diptych::reports
