#include "core/chess/fen.h"
#include "core/incident/facts_text.h"
#include "core/law/finding_basis.h"
#include "reports/xml/xml_parts.h"

#include <sstream>

namespace diptych::reports {

namespace {

void addClock(XmlNode& node, const char* name, const std::optional<law::ClockSetting>& setting)
{
    if (!setting) {
        return;
    }
    XmlNode child = node.child(name);
    child.set("seconds", setting->seconds).set("method", law::toCode(setting->method));
    child.set("low", setting->low).set("high", setting->high);
    child.set("penalty-seconds", setting->penaltySeconds);
    for (const std::string& warning : setting->warnings) {
        child.child("warning").text(warning);
    }
}

void addClocks(XmlNode& node, const std::optional<law::ClockProposal>& clocks)
{
    if (!clocks) {
        return;
    }
    XmlNode child = node.child("clocks");
    child.set("counter-white", clocks->counterWhite).set("counter-black", clocks->counterBlack);
    child.set("period", clocks->period);
    if (clocks->running) {
        child.set("running", sideCode(*clocks->running));
    }
    addClock(child, "white", clocks->white);
    addClock(child, "black", clocks->black);
}

void addRemedy(XmlNode& root, const law::Remedy& remedy)
{
    XmlNode node = root.child("remedy");
    node.set("id", law::toCode(remedy.id)).set("article", remedy.article);
    node.set("status", law::toCode(remedy.standing));
    node.set("recommended", yesOrNo(remedy.recommended));
    if (remedy.board) {
        node.set("board", sideCode(*remedy.board));
    }
    node.set("ply", remedy.ply);
    if (remedy.position) {
        node.set("fen", chess::toFen(*remedy.position));
    }
    if (remedy.result) {
        node.set("result", score::toCode(*remedy.result));
    }
    node.set("reason", remedy.reason).set("must-move", squareList(remedy.mustMove));
    node.set("must-capture", squareList(remedy.mustCapture));
    addClocks(node, remedy.clocks);
}

/// What a finding rests on: inputs by name, then lines of [facts].
void addBasis(XmlNode& node, const law::Finding& finding, const Report& report)
{
    const law::FindingBasis basis = law::basisOf(finding, report.facts, report.boards);
    for (const std::string_view input : basis.inputs) {
        node.child("basis").text(input);
    }
    std::istringstream lines(incident::factsText(basis.facts));
    for (std::string line; std::getline(lines, line);) {
        node.child("basis").text(line);
    }
}

}  // namespace

void addFindings(XmlNode& root, const Report& report)
{
    for (const law::Finding& finding : report.findings) {
        XmlNode node = root.child("finding");
        node.set("id", finding.id).set("article", finding.article).set("ply", finding.ply);
        if (finding.side) {
            node.set("side", sideCode(*finding.side));
        }
        node.set("status", law::toCode(finding.standing));
        node.set("rule", finding.rule);
        for (const std::string& argument : finding.arguments) {
            node.child("argument").text(argument);
        }
        addBasis(node, finding, report);
    }
    for (const law::Remedy& remedy : report.remedies) {
        addRemedy(root, remedy);
    }
    for (const law::Penalty& penalty : report.decision.penalties) {
        root.child("penalty")
            .set("side", sideCode(penalty.side))
            .set("seconds", penalty.seconds)
            .set("article", penalty.article)
            .set("status", law::toCode(penalty.standing));
    }
    for (const law::Question& question : report.questions) {
        XmlNode node = root.child("question");
        node.set("id", question.id).set("article", question.article);
        for (const std::string& choice : question.choices) {
            node.child("choice").text(choice);
        }
    }
    if (report.decision.clocks) {
        XmlNode node = root.child("clocks-set");
        addClocks(node, report.decision.clocks);
    }
}

}  // namespace diptych::reports
