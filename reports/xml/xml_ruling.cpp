#include "reports/xml/xml_parts.h"

namespace diptych::reports {

namespace {

std::string_view codeOf(RulingState state)
{
    switch (state) {
    case RulingState::Proposal:
        return "proposal";
    case RulingState::AsProposed:
        return "as-proposed";
    case RulingState::Departs:
        return "departs";
    }
    return "proposal";
}

std::string_view codeOf(SignatureRole role)
{
    switch (role) {
    case SignatureRole::Arbiter:
        return "arbiter";
    case SignatureRole::ChiefArbiter:
        return "chief";
    case SignatureRole::White:
        return "white";
    case SignatureRole::Black:
        return "black";
    case SignatureRole::WhiteAssistant:
        return "assistant-white";
    case SignatureRole::BlackAssistant:
        return "assistant-black";
    }
    return "arbiter";
}

void addChoice(XmlNode& ruling, const incident::RemedyChoice& choice)
{
    XmlNode node = ruling.child("choose");
    node.set("id", law::toCode(choice.id)).set("ply", choice.ply).set("article", choice.article);
    if (choice.board) {
        node.set("board", sideCode(*choice.board));
    }
}

}  // namespace

void addRuling(XmlNode& root, const Report& report)
{
    XmlNode node = root.child("ruling");
    node.set("state", codeOf(report.rulingState));
    if (report.ruling) {
        const incident::Ruling& ruling = *report.ruling;
        node.set("white-clock", ruling.whiteClock).set("black-clock", ruling.blackClock);
        for (const incident::RemedyChoice& choice : ruling.chosen) {
            addChoice(node, choice);
        }
        if (!ruling.reason.empty()) {
            node.child("reason").text(ruling.reason);
        }
        for (const incident::Statement& statement : ruling.statements) {
            node.child("statement").set("who", statement.who).text(statement.text);
        }
        for (const incident::Statement& witness : ruling.witnesses) {
            node.child("witness").set("name", witness.who).text(witness.text);
        }
        for (const incident::Warning& warning : ruling.warnings) {
            node.child("warning").set("side", sideCode(warning.side)).text(warning.text);
        }
    }
    for (const SignatureLine& line : report.signatures) {
        root.child("signature")
            .set("role", codeOf(line.role))
            .set("name", line.name)
            .set("refused", yesOrNo(line.refused));
    }
}

}  // namespace diptych::reports
