#pragma once

#include "reports/signing/certificate.h"
#include "reports/signing/signed_data.h"
#include "reports/verification/roster.h"

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// What was found wrong with a file. The codes of the command line are in code().
enum class ProblemKind : std::uint8_t {
    // The file as a whole
    Damaged,         ///< cannot be read without repairing it
    Encrypted,       ///< is encrypted
    NotSigned,       ///< carries no signature
    UncoveredBytes,  ///< something stands behind what the last signature covers
    UncoveredPart,   ///< a part of a container that no signature covers
    AddedPart,       ///< a part that one signature covers and another does not
    MissingPart,     ///< a part that was signed is not there
    ChangedPart,     ///< a part is not the one that was signed
    // One signature
    BadRange,        ///< does not cover a whole revision from its start
    BadSignature,    ///< is no signature in DER, or has parts that do not belong there
    WeakAlgorithm,   ///< digest or key are no longer trusted
    ContentChanged,  ///< the signed content was changed
    WrongKey,        ///< was not made with the key of its certificate
    BadTimestamp,    ///< its time stamp is not one of this signature
    // One object that a later revision changed, added or took away
    PageChanged,
    CatalogChanged,
    FormChanged,
    FieldChanged,       ///< a field that was signed, or whose look changed without a signature
    AnnotationChanged,  ///< an annotation of a page
    MetadataChanged,
    StreamChanged,  ///< text or picture of a page, a font
    ObjectChanged,  ///< anything else
    ObjectRemoved,
    TrailerChanged,
    NotPermitted,  ///< a change that the certification forbids
    // Against the journal
    RevisionMissing,  ///< the journal knows a later issue of this file
    NotInJournal,     ///< the journal does not know this file
    // Against what the report says of persons; never makes a file invalid
    OtherSigner,    ///< in the place of somebody whom the report names, by somebody else
    RefusedSigner,  ///< by somebody who refused to sign, as the report says
};

/// One thing that is wrong.
struct Problem {
    ProblemKind kind = ProblemKind::Damaged;
    std::string object{};  ///< "object 12 (page 1)", the name of a part or a signature field
    std::string detail{};  ///< such as the keys that changed, or what a library says
};

enum class Trust : std::uint8_t { Authority, Pinned, SelfSigned, Unknown };

/// One signature.
struct SignatureReport {
    std::string part{};   ///< of a container; empty for the file itself
    std::string field{};  ///< of a PDF, or the file in META-INF
    std::string name{};   ///< of the signer, by his certificate
    std::string fideId{};
    std::string role{};
    std::string fingerprint{};  ///< SHA-256 of the certificate, in hexadecimal
    SignatureProfile profile = SignatureProfile::Pades;
    std::optional<std::time_t> time{};       ///< as the signer states it
    std::optional<std::time_t> stampedAt{};  ///< by a time stamping authority
    bool valid = false;                      ///< the signature itself, for what it covers
    Trust trust = Trust::Unknown;
};

enum class FileKind : std::uint8_t { Pdf, Container };

struct Verification {
    FileKind file = FileKind::Pdf;
    std::vector<SignatureReport> signatures{};
    std::vector<Problem> problems{};
    std::vector<Problem> remarks{};  ///< worth a look; they make nothing invalid
    bool askedRoster = false;        ///< somebody was named whom to trust

    /// Signed, and nothing is wrong.
    bool valid() const { return !signatures.empty() && problems.empty(); }
};

/// Whether bytes begin as a PDF or as a zip; nothing when they are neither.
std::optional<FileKind> fileKindOf(std::string_view bytes);

/// Verifies a PDF or a container. Never throws; nothing when the bytes are neither.
std::optional<Verification> verify(const std::string& bytes, const Roster& roster);

Verification verifyPdf(const std::string& bytes, const Roster& roster);
Verification verifyContainer(const std::string& bytes, const Roster& roster);

/// The code of a problem, such as "page-changed".
std::string_view code(ProblemKind kind);
/// The code of a profile: "cades", "pades", "pkcs7".
std::string_view code(SignatureProfile profile);
/// The code of a trust: "authority", "pinned", "self-signed", "unknown".
std::string_view code(Trust trust);

}  // namespace diptych::reports
