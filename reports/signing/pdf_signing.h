#pragma once

#include "reports/signing/handwriting.h"
#include "reports/signing/identity.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

/// Signatures in a PDF: PAdES baseline B (EN 319 142-1).
namespace diptych::reports {

enum class TimestampRoom : std::uint8_t { Keep, None };

/// What is to be signed, besides the document.
struct PdfSigning {
    std::string role = "arbiter";  ///< whose field: arbiter, chief, white, black, assistant, …
    std::string reason{};          ///< shown by viewers
    std::string place{};           ///< town
    std::time_t time = 0;          ///< of signing
    Handwriting hand{};            ///< drawn into the stamp
    TimestampRoom room = TimestampRoom::Keep;  ///< for a time stamp that may follow
};

/// Why a PDF was not signed, or not stamped.
struct PdfSigningError {
    enum class Kind : std::uint8_t {
        Unreadable,  ///< no PDF, or one that would have to be repaired first
        NoField,     ///< no free field of that role
        Failed       ///< a library
    };
    Kind kind = Kind::Failed;
    std::string message{};
};

/// A signature field as it stands in a document.
struct SignatureField {
    std::string name{};
    bool isSigned = false;
};

/// The signature fields of a PDF, in the order of the form.
tl::expected<std::vector<SignatureField>, PdfSigningError> signatureFields(const std::string& pdf);

/// Signs a PDF in the next free field of the role: the field of that name, or one such as
/// "assistant-black". The bytes that are there stay, a revision is added. The first signature
/// certifies the document: from then on only fields may be signed (DocMDP, level 2). A document
/// that has no signature fields and was not written by this program gets an invisible one.
tl::expected<std::string, PdfSigningError> signPdf(const std::string& pdf, const Identity& identity,
                                                   const PdfSigning& signing);

/// The CMS signature of the last revision, for a query to a time stamping authority.
tl::expected<std::string, PdfSigningError> lastSignatureOf(const std::string& pdf);

/// Puts the time stamp of an answer into the room that was kept in the last signature; the size of
/// the file stays. Earlier signatures cannot be stamped, later ones would break.
tl::expected<std::string, PdfSigningError> stampPdf(const std::string& pdf,
                                                    std::string_view answer);

}  // namespace diptych::reports
