#include "core/notation/safe_text.h"
#include "reports/verification/verification.h"

namespace diptych::reports {

namespace {

/// Names of fields, parts and signers may come from anybody, and are shown.
void makeSafe(Verification& verification)
{
    for (Problem& problem : verification.problems) {
        problem.object = notation::safeLine(problem.object);
        problem.detail = notation::safeLine(problem.detail);
    }
    for (SignatureReport& signature : verification.signatures) {
        for (std::string* text : {&signature.part, &signature.field, &signature.name,
                                  &signature.fideId, &signature.role}) {
            *text = notation::safeLine(*text);
        }
    }
}

}  // namespace

std::string_view code(ProblemKind kind)
{
    static constexpr std::string_view codes[] = {
        "damaged",        "encrypted",        "not-signed",         "uncovered-bytes",
        "uncovered-part", "added-part",       "missing-part",       "changed-part",
        "bad-range",      "bad-signature",    "weak-algorithm",     "content-changed",
        "wrong-key",      "bad-timestamp",    "page-changed",       "catalog-changed",
        "form-changed",   "field-changed",    "annotation-changed", "metadata-changed",
        "stream-changed", "object-changed",   "object-removed",     "trailer-changed",
        "not-permitted",  "revision-missing", "not-in-journal",     "other-signer",
        "refused-signer"};
    return codes[static_cast<std::size_t>(kind)];
}

std::string_view code(Trust trust)
{
    static constexpr std::string_view codes[] = {"authority", "pinned", "self-signed", "unknown"};
    return codes[static_cast<std::size_t>(trust)];
}

std::string_view code(SignatureProfile profile)
{
    static constexpr std::string_view codes[] = {"cades", "pades", "pkcs7"};
    return codes[static_cast<std::size_t>(profile)];
}

std::optional<FileKind> fileKindOf(std::string_view bytes)
{
    if (bytes.starts_with("%PDF-")) {
        return FileKind::Pdf;
    }
    return bytes.starts_with("PK\x03\x04") ? std::optional(FileKind::Container) : std::nullopt;
}

std::optional<Verification> verify(const std::string& bytes, const Roster& roster)
{
    const auto kind = fileKindOf(bytes);
    if (!kind) {
        return std::nullopt;
    }
    Verification verification =
        *kind == FileKind::Pdf ? verifyPdf(bytes, roster) : verifyContainer(bytes, roster);
    makeSafe(verification);
    verification.askedRoster = !roster.certificates.empty() || !roster.fingerprints.empty();
    return verification;
}

}  // namespace diptych::reports
