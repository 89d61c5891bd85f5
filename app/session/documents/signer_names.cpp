#include "app/session/documents/signer_names.h"

#include "core/notation/safe_text.h"
#include "reports/archive/archive_record.h"
#include "reports/container/container.h"
#include "reports/pdf/carried_data.h"

#include <algorithm>
#include <map>
#include <optional>

namespace diptych::session {

namespace {

using Names = std::map<std::string, std::string>;  // by role

std::string incidentXmlIn(const std::string& bytes, reports::FileKind kind)
{
    if (kind == reports::FileKind::Pdf) {
        return reports::carriedIn(bytes).value_or(reports::CarriedData()).xml;
    }
    const auto parts = reports::readEntries(bytes);
    if (!parts) {
        return {};
    }
    const auto found = std::ranges::find(*parts, "incident.xml", &reports::ContainerPart::name);
    return found == parts->end() ? std::string() : found->bytes;
}

Names namesIn(const std::string& xml)
{
    const auto record = reports::recordOfXml(xml);
    if (!record) {
        return {};
    }
    const reports::PersonalPart& personal = record->personal;
    return {{"arbiter", personal.arbiter}, {"white", personal.white}, {"black", personal.black}};
}

/// "Paula Adler" is "Adler, Paula", with or without a title.
bool areSame(const std::string& one, const std::string& other)
{
    std::vector<std::string> words = reports::wordsOf(one);
    std::vector<std::string> otherWords = reports::wordsOf(other);
    std::ranges::sort(words);
    std::ranges::sort(otherWords);
    return std::ranges::includes(words, otherWords) || std::ranges::includes(otherWords, words);
}

}  // namespace

void compareWithNames(const std::string& bytes, reports::Verification& verification)
{
    const Names names = namesIn(incidentXmlIn(bytes, verification.file));
    for (const reports::SignatureReport& signature : verification.signatures) {
        const auto named = names.find(signature.role);
        if (named != names.end() && !named->second.empty() && !signature.name.empty() &&
            !areSame(named->second, signature.name)) {
            verification.remarks.push_back(
                {reports::ProblemKind::OtherSigner,
                 (signature.part.empty() ? "" : signature.part + ": ") +
                     std::string("signature of ") + signature.role,
                 notation::safeLine(signature.name + " ≠ " + named->second)});
        }
    }
}

}  // namespace diptych::session
