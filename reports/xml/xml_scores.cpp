#include "core/chess/fen.h"
#include "core/chess/san.h"
#include "reports/xml/xml_parts.h"

namespace diptych::reports {

namespace {

void addAgreement(XmlNode& node, const char* name, const std::optional<score::Agreement>& agreement)
{
    if (agreement) {
        node.child(name).set("ply", agreement->ply).set("fen", chess::toFen(agreement->position));
    }
}

void addDivergence(XmlNode& node, const score::Divergence& divergence)
{
    XmlNode child = node.child("divergence");
    child.set("ply", divergence.ply).set("kind", score::toCode(divergence.kind));
    for (const auto* entry : {&divergence.white, &divergence.black}) {
        XmlNode written = child.child("entry");
        written.set("keeper", score::toCode(entry->keeper));
        if (entry->move) {
            written.set("uci", chess::toUci(*entry->move));
        }
        written.text(entry->text);
    }
}

void addEntry(XmlNode& row, const char* name, const EntryCell& cell)
{
    if (cell.state == score::PlyState::Beyond) {
        return;
    }
    XmlNode node = row.child(name);
    node.set("state", score::toCode(cell.state));
    if (cell.move) {
        node.set("uci", chess::toUci(*cell.move));
    }
    node.text(cell.text);
}

void addGame(XmlNode& root, const score::Game& game)
{
    XmlNode node = root.child("game");
    node.set("plies", game.plies());
    for (std::size_t i = 0; i < game.moves.size() && i < game.positions.size(); ++i) {
        node.child("move")
            .set("ply", static_cast<int>(i) + 1)
            .set("uci", chess::toUci(game.moves[i]))
            .set("san", chess::toSan(game.positions[i], game.moves[i]));
    }
}

}  // namespace

void addScores(XmlNode& root, const Report& report)
{
    const score::Comparison& comparison = report.comparison;
    XmlNode node = root.child("scores");
    node.set("state", score::toCode(comparison.state));
    if (comparison.firstDivergence) {
        addDivergence(node, *comparison.firstDivergence);
    }
    addAgreement(node, "agreement", comparison.agreement);
    addAgreement(node, "strict-agreement", comparison.strictAgreement);
    for (const score::Difference& difference : comparison.differences) {
        node.child("difference")
            .set("ply", difference.ply)
            .set("kind", score::toCode(difference.kind))
            .set("keeper", score::toCode(difference.keeper));
    }
    for (const ScoreRow& row : report.rows) {
        XmlNode child = node.child("row");
        child.set("ply", row.ply);
        addEntry(child, "white", row.white);
        addEntry(child, "black", row.black);
    }
    addGame(root, comparison.game);
    for (const score::Evidence& evidence : comparison.evidence) {
        root.child("evidence")
            .set("hypothesis", score::toCode(evidence.hypothesis))
            .set("ply", evidence.ply)
            .set("uci", chess::toUci(evidence.move))
            .set("white-legal-to", evidence.whiteLegalTo)
            .set("black-legal-to", evidence.blackLegalTo);
    }
}

}  // namespace diptych::reports
