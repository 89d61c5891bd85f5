#include "app/session/documents/signer_names.h"

#include "core/notation/safe_text.h"
#include "reports/archive/archive_record.h"
#include "reports/container/container.h"
#include "reports/pdf/carried_data.h"
#include "reports/signing/decision.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace diptych::session {

namespace {

/// Who may sign in which role. A committee has several members.
using Names = std::multimap<std::string, std::string>;

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
    if (const auto decision = reports::decisionFromXml(xml)) {
        Names members;
        for (const std::string& member : decision->committee) {
            members.emplace("committee", member);
        }
        return members;
    }
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

/// Whom the document names in the role of a signature, if the signer is none of them; else empty.
std::string namedInstead(const Names& names, const reports::SignatureReport& signature)
{
    std::string others;
    const auto [first, last] = names.equal_range(signature.role);
    for (auto named = first; named != last; ++named) {
        if (named->second.empty() || signature.name.empty() ||
            areSame(named->second, signature.name)) {
            return {};
        }
        others += (others.empty() ? "" : "; ") + named->second;
    }
    return others;
}

}  // namespace

bool hasRefused(const std::string& bytes, const std::string& role)
{
    const auto kind = reports::fileKindOf(bytes);
    if (!kind) {
        return false;
    }
    const std::vector<std::string> refused = reports::refusedIn(incidentXmlIn(bytes, *kind));
    return std::ranges::find(refused, role) != refused.end();
}

void compareWithNames(const std::string& bytes, reports::Verification& verification)
{
    const std::string xml = incidentXmlIn(bytes, verification.file);
    const Names names = namesIn(xml);
    const std::vector<std::string> refused = reports::refusedIn(xml);
    for (const reports::SignatureReport& signature : verification.signatures) {
        const std::string object = (signature.part.empty() ? "" : signature.part + ": ") +
                                   std::string("signature of ") + signature.role;
        if (std::ranges::find(refused, signature.role) != refused.end()) {
            verification.remarks.push_back(
                {reports::ProblemKind::RefusedSigner, object, notation::safeLine(signature.name)});
        }
        const std::string others = namedInstead(names, signature);
        if (!others.empty()) {
            verification.remarks.push_back({reports::ProblemKind::OtherSigner, object,
                                            notation::safeLine(signature.name + " ≠ " + others)});
        }
    }
}

}  // namespace diptych::session
