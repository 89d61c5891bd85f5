#include "app/session/documents/issue.h"

#include "app/session/documents/desk_report.h"
#include "app/session/documents/signer_names.h"
#include "app/session/source_names.h"
#include "core/incident/case_file.h"
#include "core/incident/case_writer.h"
#include "core/incident/ruling.h"
#include "reports/container/how_to_verify.h"
#include "reports/report_writer.h"
#include "reports/verification/verification.h"
#include "reports/verification/verification_words.h"

#include <algorithm>

namespace diptych::session {

namespace {

using reports::ContainerPart;
using Kind = SigningProblem::Kind;

constexpr std::string_view caseName = "incident.case";

std::string partName(reports::Format format)
{
    switch (format) {
    case reports::Format::Pgn:
        return "games.pgn";
    case reports::Format::Xlsx:
        return "register.xlsx";
    case reports::Format::Xml:
        return "incident.xml";
    default:
        return "report." + std::string(reports::extensionOf(format));
    }
}

/// The case as it came in, byte by byte, where it was a text of its own and was not edited since;
/// else written anew, with the names that its files have in the container.
std::string caseOf(const Desk& desk, const std::map<std::string, std::string>& names)
{
    const auto bytes = readFile(desk.path);
    if (bytes && !bytes->starts_with("PK") &&
        incident::writeCase(incident::readCase(*bytes).incident) ==
            incident::writeCase(desk.incident)) {
        return *bytes;
    }
    incident::Incident inside = desk.incident;
    for (incident::ScoreSource& score : inside.scores) {
        if (score.file) {
            score.file = names.at(*score.file);
        }
    }
    for (incident::Attachment& attachment : inside.attachments) {
        attachment.file = names.at(attachment.file);
    }
    return incident::writeCase(inside);
}

void addCertificates(const reports::Identity& identity, std::vector<ContainerPart>& parts)
{
    parts.push_back({"certificates/signer.pem", identity.certificate().pem()});
    const auto& issuers = identity.issuers();
    const reports::Certificate& top = issuers.empty() ? identity.certificate() : issuers.back();
    parts.push_back({"certificates/authority.pem", top.pem()});
}

SigningProblem refusal(const std::string& role)
{
    return {Kind::HasRefused,
            "the ruling says that " + role + " refused to sign; expected no signature of " + role};
}

bool hasRefusedAt(const Desk& desk, const std::string& role)
{
    const auto side = role == "white"   ? std::optional(chess::Color::White)
                      : role == "black" ? std::optional(chess::Color::Black)
                                        : std::nullopt;
    const auto& refused = desk.incident.ruling->refusedToSign;
    return side && std::ranges::find(refused, *side) != refused.end();
}

SigningProblem problemOf(const reports::PdfSigningError& error)
{
    return {error.kind == reports::PdfSigningError::Kind::NoField ? Kind::NoField : Kind::Failed,
            error.message};
}

std::string inEnglish(const reports::WriteError& error)
{
    return reports::describe(error, reports::PhraseBook::forLanguage(reports::Language::English));
}

}  // namespace

std::optional<SigningProblem> whyNotSigned(const Desk& desk)
{
    const auto& ruling = desk.incident.ruling;
    if (!ruling || ruling->chosen.empty()) {
        return SigningProblem{Kind::NoRuling, "there is no ruling; a proposal cannot be signed"};
    }
    if (ruling->reason.empty() && incident::departs(*ruling, desk.assessment)) {
        return SigningProblem{Kind::LacksReason,
                              "the ruling departs from the proposal without a reason"};
    }
    return std::nullopt;
}

tl::expected<std::vector<ContainerPart>, std::string>
partsOfIssue(const Desk& desk, reports::Language language, const reports::Identity& identity,
             const reports::PdfSigning& signing)
{
    const auto book = reports::PhraseBook::forLanguage(language);
    const reports::Report report = reportOf(desk);
    std::vector<ContainerPart> parts;
    for (const reports::Format format : reports::allFormats) {
        auto bytes = reports::write(report, format, book);
        if (!bytes) {
            return tl::make_unexpected(inEnglish(bytes.error()));
        }
        if (format == reports::Format::Pdf) {
            auto signedPdf = reports::signPdf(*bytes, identity, signing);
            if (!signedPdf) {
                return tl::make_unexpected("report.pdf: " + signedPdf.error().message);
            }
            *bytes = std::move(*signedPdf);
        }
        parts.push_back({partName(format), std::move(*bytes)});
    }
    const auto names = sourceNames(desk.incident);
    parts.push_back({std::string(caseName), caseOf(desk, names)});
    for (const auto& [file, name] : names) {
        if (auto bytes = readSource(desk.files, file)) {
            parts.push_back({name, std::move(*bytes)});
        }
    }
    addCertificates(identity, parts);
    parts.push_back({"HOW-TO-VERIFY.txt", reports::howToVerify(book)});
    return parts;
}

tl::expected<std::string, SigningProblem>
issueContainer(const Desk& desk, reports::Language language, const reports::Identity& identity,
               const reports::PdfSigning& signing, const std::vector<ContainerPart>& further)
{
    if (auto problem = whyNotSigned(desk)) {
        return tl::make_unexpected(std::move(*problem));
    }
    if (hasRefusedAt(desk, signing.role)) {
        return tl::make_unexpected(refusal(signing.role));
    }
    auto parts = partsOfIssue(desk, language, identity, signing);
    if (!parts) {
        return tl::make_unexpected(SigningProblem{Kind::Failed, parts.error()});
    }
    parts->insert(parts->end(), further.begin(), further.end());
    return reports::signContainer(*parts, identity, signing.role).map_error([](std::string text) {
        return SigningProblem{Kind::Failed, std::move(text)};
    });
}

tl::expected<std::string, SigningProblem> issuePdf(const Desk& desk, reports::Language language,
                                                   const reports::Identity& identity,
                                                   const reports::PdfSigning& signing)
{
    if (auto problem = whyNotSigned(desk)) {
        return tl::make_unexpected(std::move(*problem));
    }
    if (hasRefusedAt(desk, signing.role)) {
        return tl::make_unexpected(refusal(signing.role));
    }
    const auto pdf = reports::write(reportOf(desk), reports::Format::Pdf,
                                    reports::PhraseBook::forLanguage(language));
    if (!pdf) {
        return tl::make_unexpected(SigningProblem{Kind::Failed, inEnglish(pdf.error())});
    }
    return reports::signPdf(*pdf, identity, signing).map_error(problemOf);
}

std::optional<SigningProblem> tampering(const std::string& bytes)
{
    const auto verified = reports::verify(bytes, {});
    if (!verified || verified->signatures.empty() || verified->valid()) {
        return std::nullopt;
    }
    const auto book = reports::PhraseBook::forLanguage(reports::Language::English);
    return SigningProblem{Kind::Tampered, reports::summary(*verified, book)};
}

tl::expected<std::string, SigningProblem> signFile(const std::string& bytes,
                                                   const reports::Identity& identity,
                                                   const reports::PdfSigning& signing)
{
    if (auto problem = tampering(bytes)) {
        return tl::make_unexpected(std::move(*problem));
    }
    if (hasRefused(bytes, signing.role)) {
        return tl::make_unexpected(refusal(signing.role));
    }
    if (reports::fileKindOf(bytes) == reports::FileKind::Pdf) {
        return reports::signPdf(bytes, identity, signing).map_error(problemOf);
    }
    return reports::addSignature(bytes, identity, signing.role).map_error([](std::string text) {
        return SigningProblem{Kind::Failed, std::move(text)};
    });
}

tl::expected<Desk, OpenError> openContainer(const std::string& bytes, const std::string& name)
{
    auto entries = reports::readEntries(bytes);
    if (!entries) {
        return tl::make_unexpected(OpenError{"bad-container", name + ": " + entries.error()});
    }
    SourceFiles files;
    std::string text;
    for (ContainerPart& part : *entries) {
        if (part.name == caseName) {
            text = std::move(part.bytes);
        } else {
            files.packed[part.name] = std::move(part.bytes);
        }
    }
    if (text.empty()) {
        return tl::make_unexpected(
            OpenError{"no-case", name + ": no " + std::string(caseName) + " in this container"});
    }
    // A case that was taken in as it was calls its files by the names that they had outside.
    const incident::Incident incident = incident::readCase(text).incident;
    for (const auto& [file, part] : sourceNames(incident)) {
        if (const auto found = files.packed.find(part); found != files.packed.end()) {
            files.packed.emplace(file, found->second);
        }
    }
    // An attachment that was lost before signing stays lost; it is not looked for on this computer.
    for (const incident::Attachment& attachment : incident.attachments) {
        files.packed.try_emplace(attachment.file);
    }
    if (const auto missing = missingInside(incident, files)) {
        return tl::make_unexpected(
            OpenError{"no-source", name + ": the case names the file \"" + *missing +
                                       "\", which is not in this container"});
    }
    return openCaseText(text, name + ", " + std::string(caseName), std::move(files));
}

}  // namespace diptych::session
