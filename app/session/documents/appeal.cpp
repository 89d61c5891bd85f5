#include "app/session/documents/appeal.h"

#include "reports/pdf/pdf_writer.h"
#include "reports/report_sources.h"

#include <algorithm>

namespace diptych::session {

namespace {

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

}  // namespace

tl::expected<std::string, std::string> decisionPdf(const std::string& reportName,
                                                   const std::string& reportBytes,
                                                   const reports::Verification& verification,
                                                   const AppealRuling& ruling,
                                                   const reports::PhraseBook& book)
{
    return reports::toPdf(reports::composeDecision({reportName, reports::sha256Of(reportBytes),
                                                    signersOf(verification), ruling.outcome,
                                                    ruling.reason, ruling.committee},
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
