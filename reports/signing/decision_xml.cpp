#include "reports/signing/decision.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <sstream>

namespace diptych::reports {

namespace {

constexpr const char* decisionSchema = "diptych.decision/1";
constexpr std::array<std::string_view, 3> outcomeCodes{"upheld", "changed", "rejected"};

/// The attributes of the incident, each with its member.
struct IncidentAttribute {
    const char* name;
    std::string AppealedIncident::*member;
};

constexpr IncidentAttribute incidentAttributes[] = {
    {"title", &AppealedIncident::title}, {"event", &AppealedIncident::event},
    {"round", &AppealedIncident::round}, {"board", &AppealedIncident::board},
    {"date", &AppealedIncident::date},   {"white", &AppealedIncident::white},
    {"black", &AppealedIncident::black}, {"arbiter", &AppealedIncident::arbiter}};

void addTexts(pugi::xml_node& parent, const char* name, const std::vector<std::string>& texts)
{
    for (const std::string& text : texts) {
        parent.append_child(name).text().set(text.c_str());
    }
}

std::vector<std::string> textsOf(const pugi::xml_node& parent, const char* name)
{
    std::vector<std::string> texts;
    for (const pugi::xml_node child : parent.children(name)) {
        texts.emplace_back(child.child_value());
    }
    return texts;
}

}  // namespace

std::string_view toCode(Outcome outcome)
{
    return outcomeCodes[static_cast<std::size_t>(outcome)];
}

std::optional<Outcome> outcomeFromCode(std::string_view code)
{
    const auto* const found = std::ranges::find(outcomeCodes, code);
    return found == outcomeCodes.end()
               ? std::nullopt
               : std::optional(static_cast<Outcome>(found - outcomeCodes.begin()));
}

std::string decisionXml(const AppealDecision& decision)
{
    pugi::xml_document document;
    pugi::xml_node root = document.append_child("decision");
    root.append_attribute("schema") = decisionSchema;
    root.append_attribute("outcome") = std::string(toCode(decision.outcome)).c_str();
    pugi::xml_node report = root.append_child("report");
    report.append_attribute("name") = decision.reportName.c_str();
    report.append_attribute("sha256") = decision.reportHash.c_str();
    addTexts(report, "signer", decision.reportSigners);
    pugi::xml_node incident = root.append_child("incident");
    for (const auto& [name, member] : incidentAttributes) {
        incident.append_attribute(name) = (decision.incident.*member).c_str();
    }
    addTexts(incident, "ruling", decision.incident.ruling);
    addTexts(root, "new-ruling", {decision.newRuling});
    addTexts(root, "reason", {decision.reason});
    addTexts(root, "member", decision.committee);
    std::ostringstream text;
    document.save(text, "", pugi::format_raw, pugi::encoding_utf8);
    return text.str() + "\n";
}

std::optional<AppealDecision> decisionFromXml(std::string_view xml)
{
    pugi::xml_document document;
    document.load_buffer(xml.data(), xml.size());
    const pugi::xml_node root = document.child("decision");
    const auto outcome = outcomeFromCode(root.attribute("outcome").value());
    if (std::string_view(root.attribute("schema").value()) != decisionSchema || !outcome) {
        return std::nullopt;
    }
    AppealDecision decision;
    const pugi::xml_node report = root.child("report");
    decision.reportName = report.attribute("name").value();
    decision.reportHash = report.attribute("sha256").value();
    decision.reportSigners = textsOf(report, "signer");
    const pugi::xml_node incident = root.child("incident");
    for (const auto& [name, member] : incidentAttributes) {
        decision.incident.*member = incident.attribute(name).value();
    }
    decision.incident.ruling = textsOf(incident, "ruling");
    decision.outcome = *outcome;
    decision.newRuling = root.child_value("new-ruling");
    decision.reason = root.child_value("reason");
    decision.committee = textsOf(root, "member");
    return decision;
}

}  // namespace diptych::reports
