#pragma once

#include <optional>
#include <string_view>

namespace diptych::reports {

/// Parts of CMS signed data that OpenSSL reads over. Views of the bytes.
struct SignedDataShape {
    std::string_view version{}, digestAlgorithms{};  ///< contents
    std::string_view signerVersion{};
    std::string_view signerDigest{}, signatureAlgorithm{};  ///< whole elements
};

/// Takes DER of signed data with one signer apart; nothing when it is not built like that. Lengths
/// are not trusted.
std::optional<SignedDataShape> shapeOf(std::string_view der);

/// Whether versions and algorithms are just those that a signature of today has: SHA-2, named alike
/// in all places, with RSA (PKCS #1) or ECDSA.
bool isPlain(const SignedDataShape& shape);

}  // namespace diptych::reports
