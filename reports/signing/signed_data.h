#pragma once

#include "reports/signing/identity.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Signatures as such: CMS signed data (RFC 5652) over content that stands elsewhere.
namespace diptych::reports {

/// CAdES baseline states the time of signing in the signature, PAdES baseline forbids that because
/// it stands in the PDF (EN 319 122-1, EN 319 142-1). The signatures in a PDF that other programs
/// make (adbe.pkcs7.detached, ISO 32000-1, 12.8.3.3) may say the time, need not name their
/// certificate, and may hold attributes of any kind; they are read, never made.
enum class SignatureProfile : std::uint8_t { Cades, Pades, Pkcs7 };

/// Pieces of bytes that are signed one behind the other.
using SignedContent = std::vector<std::string_view>;

/// Signs content: SHA-256 (SHA-384 with a key longer than P-256), the certificate bound by
/// signing-certificate-v2, and the role that the signer claims ("arbiter"), if it is not empty. The
/// answer is DER. Fails with the message of the library.
tl::expected<std::string, std::string> sign(const SignedContent& content, const Identity& identity,
                                            SignatureProfile profile, const std::string& role);

/// What is wrong with a signature.
enum class SignatureFault : std::uint8_t {
    NotDer,          ///< no CMS signed data, or not in the one form that DER knows
    Unexpected,      ///< parts that have no place in such a signature
    WeakAlgorithm,   ///< a digest or key that is no longer trusted
    ContentChanged,  ///< the content has another digest than the one that was signed
    NotBySigner,     ///< not made with the key of the certificate, or that is not bound to it
    BadTimestamp,    ///< a time stamp that is not one of this signature
};

/// What a signature says, as far as it could be read.
struct SignatureReading {
    std::vector<SignatureFault> faults{};  ///< empty: the signature holds
    std::optional<Certificate> signer{};
    std::vector<Certificate> issuers{};      ///< that came along, the nearest first
    std::string role{};                      ///< as claimed and signed
    std::optional<std::time_t> signedAt{};   ///< as claimed and signed; not in PAdES
    std::optional<std::time_t> stampedAt{};  ///< by an RFC 3161 time stamp
};

/// Checks a signature in DER. Never throws, whatever the bytes.
SignatureReading readSignature(std::string_view der, const SignedContent& content,
                               SignatureProfile profile);

}  // namespace diptych::reports
