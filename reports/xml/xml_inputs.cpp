#include "core/chess/fen.h"
#include "core/incident/facts_text.h"
#include "reports/xml/xml_parts.h"

#include <QByteArray>

#include <algorithm>

namespace diptych::reports {

namespace {

using chess::Color;

std::string_view codeOf(law::Play play)
{
    switch (play) {
    case law::Play::Standard:
        return "standard";
    case law::Play::Rapid:
        return "rapid";
    case law::Play::Blitz:
        return "blitz";
    }
    return "standard";
}

std::string_view codeOf(law::Who who)
{
    switch (who) {
    case law::Who::None:
        return "none";
    case law::Who::White:
        return "white";
    case law::Who::Black:
        return "black";
    case law::Who::Both:
        return "both";
    }
    return "none";
}

void addEvent(XmlNode& root, const incident::Event& event)
{
    XmlNode node = root.child("event");
    node.set("name", event.name).set("id", event.id).set("city", event.city);
    node.set("federation", event.federation).set("round", event.round).set("board", event.board);
    node.set("date", event.date).set("start", event.start).set("language", event.language);
    node.set("arbiter", event.arbiter).set("chief", event.chief).set("deputy", event.deputy);
    node.set("time-called", event.timeCalled).set("called-by", event.calledBy);
    node.set("decided-at", event.decidedAt).set("resumed-at", event.resumedAt);
    node.set("appeal-deadline", event.appealDeadline).set("deposit", event.deposit);
    for (const std::string& rule : event.rules) {
        node.child("adaptation").text(rule);
    }
}

void addPlayer(XmlNode& root, Color side, const std::optional<incident::Player>& player)
{
    if (player) {
        root.child("player")
            .set("side", sideCode(side))
            .set("name", player->name)
            .set("title", player->title)
            .set("rating", player->rating)
            .set("federation", player->federation)
            .set("fide-id", player->fideId);
    }
}

void addPeople(XmlNode& root, const incident::Players& players)
{
    addPlayer(root, Color::White, players.white);
    addPlayer(root, Color::Black, players.black);
    if (players.whiteAssistant) {
        root.child("assistant").set("side", "white").set("name", *players.whiteAssistant);
    }
    if (players.blackAssistant) {
        root.child("assistant").set("side", "black").set("name", *players.blackAssistant);
    }
}

void addSettings(XmlNode& root, const GameData& game)
{
    XmlNode node = root.child("settings");
    node.set("play", codeOf(game.play));
    node.set("supervised", yesOrNo(game.supervision == law::Supervision::Full));
    node.set("disabled", codeOf(game.disabled)).set("hearing", codeOf(game.hearingImpaired));
    if (game.time) {
        node.set("time", clock::toString(*game.time));
    }
    node.set("start", chess::toFen(game.start));
}

void addSources(XmlNode& root, const std::vector<Source>& sources)
{
    for (const Source& source : sources) {
        XmlNode node = root.child("source");
        node.set("keeper", score::toCode(source.keeper));
        node.set("medium", score::toCode(source.medium));
        node.set("dialect", source.dialect).set("file", source.file);
        node.set("bytes", static_cast<int>(source.bytes.size())).set("sha256", source.sha256);
        const QByteArray bytes = QByteArray::fromStdString(source.bytes);
        node.text(bytes.toBase64().toStdString());
    }
}

void addBoard(XmlNode& boards, Color side, const std::optional<law::BoardFound>& board)
{
    if (!board) {
        return;
    }
    XmlNode node = boards.child("board");
    node.set("side", sideCode(side)).set("placement", chess::placementOf(board->position));
    node.set("matches", law::toCode(board->match)).set("at", board->matchesAt);
    node.set("differs-on", squareList(board->differsOn));
    if (board->explanation) {
        node.set("explained-by", board->explanation->ply);
        node.set("written", chess::toUci(board->explanation->written));
        if (board->explanation->made) {
            node.set("made", chess::toUci(*board->explanation->made));
        }
    }
}

void addBoards(XmlNode& root, const law::Boards& boards)
{
    XmlNode node = root.child("boards");
    node.set("state", law::toCode(boards.state));
    addBoard(node, Color::White, boards.white);
    addBoard(node, Color::Black, boards.black);
}

void addClocksFound(XmlNode& root, const clock::ClockRecord& clocks)
{
    XmlNode node = root.child("clocks-found");
    node.set("white", clocks.white).set("black", clocks.black);
    if (clocks.running) {
        node.set("running", sideCode(*clocks.running));
    }
    node.set("elapsed", clocks.elapsed);
    for (const clock::ClockReading& reading : clocks.readings) {
        node.child("reading")
            .set("side", sideCode(reading.side))
            .set("move", reading.move)
            .set("seconds", reading.seconds)
            .set("source", clock::toCode(reading.source));
    }
}

void addFacts(XmlNode& root, const law::Facts& facts)
{
    const std::string lines = incident::factsText(facts);
    std::string_view left = lines;
    while (!left.empty()) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        if (end > 0) {
            root.child("fact").text(left.substr(0, end));
        }
        left.remove_prefix(std::min(end + 1, left.size()));
    }
}

}  // namespace

void addInputs(XmlNode& root, const Report& report)
{
    addEvent(root, report.game.event);
    addPeople(root, report.game.players);
    addSettings(root, report.game);
    addSources(root, report.sources);
    addBoards(root, report.boards);
    addClocksFound(root, report.clocksFound);
    addFacts(root, report.facts);
    for (const auto& [item, outcome] : report.checklist) {
        root.child("check")
            .set("item", incident::toCode(item))
            .set("outcome", yesOrNo(outcome == incident::Checked::Yes));
    }
    for (const incident::Attachment& attachment : report.attachments) {
        root.child("attachment").set("file", attachment.file).set("caption", attachment.caption);
    }
    for (const incident::Edit& edit : report.history) {
        XmlNode node = root.child("edit");
        node.set("time", edit.time).set("who", edit.who).set("section", edit.section);
        node.set("removed", edit.removed).set("added", edit.added);
    }
}

}  // namespace diptych::reports
