#include "app/session/documents/appeal.h"

#include "app/session/documents/desk_report.h"
#include "app/session/documents/issue.h"
#include "reports/archive/archive_record.h"
#include "reports/container/container.h"
#include "reports/pdf/carried_data.h"
#include "reports/pdf/pdf_writer.h"
#include "reports/report_sources.h"
#include "reports/signing/pdf_signing.h"

#include <algorithm>
#include <optional>

namespace diptych::session {

namespace {

using reports::CarriedData;

std::vector<std::string> signersOf(const reports::Verification& verification)
{
    std::vector<std::string> names;
    for (const reports::SignatureReport& signature : verification.signatures) {
        if (std::find(names.begin(), names.end(), signature.name) == names.end()) {
            names.push_back(signature.name);
        }
    }
    return names;
}

/// The incident of a container, and its ruling as the report in it words it.
CarriedData dataInContainer(const std::string& bytes, const std::string& name,
                            const reports::PhraseBook& book)
{
    CarriedData data;
    const auto entries = reports::readEntries(bytes);
    for (const reports::ContainerPart& part :
         entries.value_or(std::vector<reports::ContainerPart>())) {
        if (part.name == "incident.xml") {
            data.xml = part.bytes;
        } else if (part.name == "report.pdf") {
            data.ruling = reports::carriedIn(part.bytes).value_or(CarriedData()).ruling;
        }
    }
    if (!data.xml.empty() && data.ruling.empty()) {
        if (const auto desk = openContainer(bytes, name)) {
            data.ruling = book.aloud(reportOf(*desk).decision);
        }
    }
    return data;
}

/// Places for a committee are in decisions only.
bool hasCommitteeField(const std::string& pdf)
{
    const auto fields = reports::signatureFields(pdf);
    return fields && std::ranges::any_of(*fields, [](const reports::SignatureField& field) {
               return field.name == "committee-1";
           });
}

tl::unexpected<std::string> isDecision(const std::string& name, const std::string& cited)
{
    return tl::make_unexpected(name + " is itself the decision on an appeal; decide on the report" +
                               (cited.empty() ? " that it cites" : ", " + cited));
}

tl::expected<reports::AppealedIncident, std::string>
appealedIn(const std::string& name, const std::string& bytes, const reports::PhraseBook& book)
{
    const bool isPdf = reports::fileKindOf(bytes) == reports::FileKind::Pdf;
    const CarriedData data = isPdf ? reports::carriedIn(bytes).value_or(CarriedData())
                                   : dataInContainer(bytes, name, book);
    if (const auto decision = reports::decisionFromXml(data.xml)) {
        return isDecision(name, decision->reportName);
    }
    if (isPdf && hasCommitteeField(bytes)) {
        return isDecision(name, {});
    }
    const auto record = reports::recordOfXml(data.xml);
    if (!record) {
        return tl::make_unexpected(name +
                                   ": found no incident in it, expected the report of one, as "
                                   "\"report\" or \"sign\" writes it");
    }
    const reports::PublicPart& open = record->open;
    const reports::PersonalPart& personal = record->personal;
    return reports::AppealedIncident{personal.title, open.event,       open.round,
                                     open.board,     open.date,        personal.white,
                                     personal.black, personal.arbiter, data.ruling};
}

}  // namespace

tl::expected<std::string, std::string> decisionPdf(const std::string& reportName,
                                                   const std::string& reportBytes,
                                                   const reports::Verification& verification,
                                                   const AppealRuling& ruling,
                                                   const reports::PhraseBook& book)
{
    auto incident = appealedIn(reportName, reportBytes, book);
    if (!incident) {
        return tl::make_unexpected(incident.error());
    }
    return reports::toPdf(reports::composeDecision(
        {reportName, reports::sha256Of(reportBytes), signersOf(verification), std::move(*incident),
         ruling.outcome, ruling.newRuling, ruling.reason, ruling.committee},
        book));
}

std::vector<std::string> namesOf(const std::string& list)
{
    std::vector<std::string> names;
    std::size_t begin = 0;
    while (begin < list.size()) {
        const std::size_t end = std::min(list.find_first_of(";\n", begin), list.size());
        const std::string part = list.substr(begin, end - begin);
        const std::size_t first = part.find_first_not_of(" \t\r");
        if (first != std::string::npos) {
            names.push_back(part.substr(first, part.find_last_not_of(" \t\r") - first + 1));
        }
        begin = end + 1;
    }
    return names;
}

}  // namespace diptych::session
