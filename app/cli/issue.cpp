#include "app/cli/issue.h"

#include "app/cli/desk_report.h"
#include "core/incident/case_writer.h"
#include "reports/container/how_to_verify.h"
#include "reports/report_writer.h"

#include <algorithm>
#include <filesystem>

namespace diptych::cli {

namespace {

using reports::ContainerPart;

/// The name of a part for a source: the last part of its path, in ASCII, and not twice.
std::string sourceName(const std::string& file, const std::vector<ContainerPart>& parts)
{
    std::string plain;
    for (const char c : std::filesystem::path(file).filename().string()) {
        const bool fit = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                         (c >= '0' && c <= '9') || c == '-' || c == '_' ||
                         (c == '.' && !plain.empty());
        plain += fit ? c : '-';
    }
    while (plain.find("..") != std::string::npos) {
        plain.replace(plain.find(".."), 2, "-");
    }
    std::string name = "sources/" + plain;
    const auto isTaken = [&](const ContainerPart& part) { return part.name == name; };
    for (int number = 2; std::any_of(parts.begin(), parts.end(), isTaken); ++number) {
        name = "sources/" + std::to_string(number) + "-" + plain;
    }
    return name;
}

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

/// The case as it came in, byte by byte where it was a text of its own.
std::string caseOf(const session::Desk& desk)
{
    const auto bytes = session::readFile(desk.path);
    return bytes && !bytes->starts_with("PK") ? *bytes : incident::writeCase(desk.incident);
}

void addSources(const session::Desk& desk, std::vector<ContainerPart>& parts)
{
    std::vector<std::string> files;
    for (const incident::ScoreSource& score : desk.incident.scores) {
        if (score.file) {
            files.push_back(*score.file);
        }
    }
    for (const incident::Attachment& attachment : desk.incident.attachments) {
        files.push_back(attachment.file);
    }
    for (const std::string& file : files) {
        if (auto bytes = session::readSource(desk.files, file)) {
            parts.push_back({sourceName(file, parts), std::move(*bytes)});
        }
    }
}

void addCertificates(const reports::Identity& identity, std::vector<ContainerPart>& parts)
{
    parts.push_back({"certificates/signer.pem", identity.certificate().pem()});
    const auto& issuers = identity.issuers();
    const reports::Certificate& top = issuers.empty() ? identity.certificate() : issuers.back();
    parts.push_back({"certificates/authority.pem", top.pem()});
}

}  // namespace

tl::expected<std::vector<ContainerPart>, std::string>
partsOfIssue(const session::Desk& desk, reports::Language language,
             const reports::Identity& identity, const reports::PdfSigning& signing)
{
    const auto book = reports::PhraseBook::forLanguage(language);
    const reports::Report report = reportOf(desk);
    std::vector<ContainerPart> parts;
    for (const reports::Format format : reports::allFormats) {
        auto bytes = reports::write(report, format, book);
        if (!bytes) {
            return tl::make_unexpected(reports::describe(
                bytes.error(), reports::PhraseBook::forLanguage(reports::Language::English)));
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
    parts.push_back({"incident.case", caseOf(desk)});
    addSources(desk, parts);
    addCertificates(identity, parts);
    parts.push_back({"HOW-TO-VERIFY.txt", reports::howToVerify(book)});
    return parts;
}

}  // namespace diptych::cli
