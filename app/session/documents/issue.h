#pragma once

#include "app/session/desk.h"
#include "reports/container/container.h"
#include "reports/signing/pdf_signing.h"
#include "reports/words/language.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace diptych::session {

/// Why nothing was signed.
struct SigningProblem {
    enum class Kind : std::uint8_t {
        NoRuling,     ///< a proposal cannot be signed
        LacksReason,  ///< the ruling departs from the proposal and says no reason
        Tampered,     ///< the file was changed after it was signed
        NoField,      ///< no free field of that role in the PDF
        HasRefused,   ///< the report says that this player refused to sign
        Failed        ///< a library
    };
    Kind kind = Kind::Failed;
    std::string message{};  ///< one sentence in English
};

/// What forbids that a report of the incident is signed, whoever signs (contract, exit 4).
std::optional<SigningProblem> whyNotSigned(const Desk& desk);

/// What a signed container holds: the report as a PDF that is signed itself, its twins, the case,
/// the sources, the certificates and how to check it all. Fails with the sentence of a library.
tl::expected<std::vector<reports::ContainerPart>, std::string>
partsOfIssue(const Desk& desk, reports::Language language, const reports::Identity& identity,
             const reports::PdfSigning& signing);

/// The signed container of an incident, with further parts such as a proof of the journal.
tl::expected<std::string, SigningProblem>
issueContainer(const Desk& desk, reports::Language language, const reports::Identity& identity,
               const reports::PdfSigning& signing,
               const std::vector<reports::ContainerPart>& further = {});

/// The report of an incident as a PDF that is signed.
tl::expected<std::string, SigningProblem> issuePdf(const Desk& desk, reports::Language language,
                                                   const reports::Identity& identity,
                                                   const reports::PdfSigning& signing);

/// One more signature in a PDF, in the next free field of its role, or in a container. A file that
/// was tampered with is not signed.
tl::expected<std::string, SigningProblem> signFile(const std::string& bytes,
                                                   const reports::Identity& identity,
                                                   const reports::PdfSigning& signing);

/// What was done to a file after it was signed; nothing when it is whole or not signed yet.
std::optional<SigningProblem> tampering(const std::string& bytes);

/// The incident inside a container with its sources, to be looked at.
tl::expected<Desk, OpenError> openContainer(const std::string& bytes, const std::string& name);

}  // namespace diptych::session
