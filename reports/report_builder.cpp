#include "reports/report_builder.h"

#include "core/incident/ruling.h"
#include "reports/report_sources.h"
#include "reports/words/decision.h"

#include <algorithm>

namespace diptych::reports {

namespace {

using chess::Color;

constexpr int pliesOfContext = 4;

const score::Sheet* sheetOf(score::Keeper keeper, const std::vector<score::Sheet>& sheets)
{
    const auto found = std::ranges::find(sheets, keeper, &score::Sheet::keeper);
    return found == sheets.end() ? nullptr : &*found;
}

EntryCell cellAt(const std::optional<score::ScoreLine>& line, int ply, const score::Sheet* sheet,
                 const chess::Position& fallback)
{
    EntryCell cell;
    cell.before = fallback;
    if (!line || ply > static_cast<int>(line->plies.size())) {
        return cell;
    }
    const auto index = static_cast<std::size_t>(ply - 1);
    const score::PlyRecord& record = line->plies[index];
    cell.state = record.state;
    cell.move = record.move;
    if (index < line->positions.size()) {
        cell.before = line->positions[index];
    }
    if (sheet && record.entry && *record.entry < sheet->entries.size()) {
        cell.text = sheet->entries[*record.entry].text;
    }
    return cell;
}

/// The first ply that a reader has to see to follow the findings.
int firstPlyOfInterest(const law::Assessment& assessment, int end)
{
    const score::Comparison& comparison = assessment.comparison;
    int first = comparison.agreement ? comparison.agreement->ply : 0;
    if (comparison.firstDivergence) {
        first = std::min(first, comparison.firstDivergence->ply - 1);
    }
    for (const score::IllegalPly& illegal : comparison.illegal) {
        first = std::min(first, illegal.ply - 1);
    }
    for (const auto& board : {assessment.boards.white, assessment.boards.black}) {
        if (board && board->explanation) {
            first = std::min(first, board->explanation->ply - 1);
        }
    }
    for (const law::Remedy& remedy : assessment.remedies) {
        if (remedy.recommended && remedy.ply) {
            first = std::min(first, *remedy.ply);
        }
    }
    return std::clamp(first - pliesOfContext + 1, 1, std::max(1, end));
}

/// Both scores in full, ply by ply.
std::vector<ScoreRow> scoreRows(const score::Comparison& comparison,
                                const std::vector<score::Sheet>& sheets)
{
    const auto& white = comparison.white;
    const auto& black = comparison.black;
    const score::Sheet* whiteSheet = white ? sheetOf(white->keeper, sheets) : nullptr;
    const score::Sheet* blackSheet = black ? sheetOf(black->keeper, sheets) : nullptr;
    const int end = std::max(white ? white->length : 0, black ? black->length : 0);
    const auto& positions = comparison.game.positions;
    std::vector<ScoreRow> rows;
    for (int ply = 1; ply <= end; ++ply) {
        const auto index = static_cast<std::size_t>(ply - 1);
        const chess::Position before =
            index < positions.size() ? positions[index] : chess::Position::initial();
        rows.push_back(
            {ply, cellAt(white, ply, whiteSheet, before), cellAt(black, ply, blackSheet, before)});
    }
    return rows;
}

ScoreExtract extractScores(const law::Assessment& assessment, const std::vector<ScoreRow>& rows)
{
    const score::Comparison& comparison = assessment.comparison;
    ScoreExtract extract;
    if (comparison.white) {
        extract.white = comparison.white->keeper;
    }
    if (comparison.black) {
        extract.black = comparison.black->keeper;
    }
    if (rows.empty()) {
        return extract;
    }
    extract.agreedPly = comparison.agreement ? comparison.agreement->ply : 0;
    const int first = firstPlyOfInterest(assessment, static_cast<int>(rows.size()));
    extract.rows.assign(rows.begin() + (first - 1), rows.end());
    return extract;
}

chess::Bitboard setOf(const std::vector<chess::Square>& squares)
{
    chess::Bitboard set = 0;
    for (const chess::Square square : squares) {
        set |= chess::bitOf(square);
    }
    return set;
}

std::vector<Diagram> boardsAsFound(const law::Assessment& assessment)
{
    const law::Boards& boards = assessment.boards;
    const bool isAgreed = gameIsAgreed(assessment.comparison.state);
    const chess::Bitboard between =
        boards.white && boards.black
            ? chess::differingSquares(boards.white->position, boards.black->position)
            : 0;
    std::vector<Diagram> diagrams;
    const auto add = [&](DiagramKind kind, const std::optional<law::BoardFound>& board) {
        if (board) {
            diagrams.push_back({kind,
                                board->position,
                                isAgreed ? setOf(board->differsOn) : between,
                                isAgreed ? Marks::FromGame : Marks::FromOtherBoard,
                                {},
                                {}});
        }
    };
    add(DiagramKind::WhiteBoard, boards.white);
    add(DiagramKind::BlackBoard, boards.black);
    return diagrams;
}

std::vector<Diagram> collectDiagrams(const law::Assessment& assessment,
                                     const std::vector<law::Remedy>& inForce)
{
    std::vector<Diagram> diagrams = boardsAsFound(assessment);
    for (auto remedy = inForce.rbegin(); remedy != inForce.rend(); ++remedy) {
        if (!remedy->position) {
            continue;
        }
        const DiagramKind kind =
            remedy->id == law::RemedyId::Ask ? DiagramKind::Agreed : DiagramKind::InForce;
        diagrams.push_back({kind, *remedy->position, 0, Marks::FromGame, remedy->ply,
                            remedy->position->sideToMove()});
        return diagrams;
    }
    if (const auto& agreement = assessment.comparison.agreement) {
        diagrams.push_back({DiagramKind::Agreed, agreement->position, 0, Marks::FromGame,
                            agreement->ply, agreement->position.sideToMove()});
    }
    return diagrams;
}

std::vector<SignatureLine> signatureLines(const incident::Incident& incident)
{
    const auto refused = [&](Color side) {
        return incident.ruling && std::ranges::find(incident.ruling->refusedToSign, side) !=
                                      incident.ruling->refusedToSign.end();
    };
    const auto nameOf = [](const std::optional<incident::Player>& player) {
        return player ? player->name : std::string();
    };
    std::vector<SignatureLine> lines{{SignatureRole::Arbiter, incident.event.arbiter, false}};
    lines.push_back({SignatureRole::ChiefArbiter, incident.event.chief, false});
    const incident::Players& players = incident.players;
    lines.push_back({SignatureRole::White, nameOf(players.white), refused(Color::White)});
    lines.push_back({SignatureRole::Black, nameOf(players.black), refused(Color::Black)});
    if (players.whiteAssistant) {
        lines.push_back({SignatureRole::WhiteAssistant, *players.whiteAssistant, false});
    }
    if (players.blackAssistant) {
        lines.push_back({SignatureRole::BlackAssistant, *players.blackAssistant, false});
    }
    return lines;
}

RulingState stateOf(const incident::Incident& incident, const law::Assessment& assessment)
{
    if (!incident.ruling || incident.ruling->chosen.empty()) {
        return RulingState::Proposal;
    }
    return incident::departs(*incident.ruling, assessment) ? RulingState::Departs
                                                           : RulingState::AsProposed;
}

GameData gameData(const incident::Incident& incident)
{
    const law::Circumstances& game = incident.circumstances;
    return {incident.event, incident.players,     game.edition, game.play, game.supervision,
            game.disabled,  game.hearingImpaired, game.time,    game.start};
}

}  // namespace

Report buildReport(const incident::Incident& incident, const std::vector<score::Sheet>& sheets,
                   const law::Assessment& assessment, const ReadSource& read, const DrawCell& draw)
{
    Report report;
    report.title = incident.title;
    report.story = incident.story;
    report.game = gameData(incident);
    report.decision = decisionOf(incident, assessment);
    report.agreement = assessment.comparison.agreement;
    report.boards = assessment.boards;
    report.findings = assessment.findings;
    report.rows = scoreRows(assessment.comparison, sheets);
    report.extract = extractScores(assessment, report.rows);
    report.cells = cellPicturesOf(assessment.comparison, sheets, draw);
    report.comparison = assessment.comparison;
    report.clocksFound = incident.circumstances.clocks;
    report.worksheets = law::worksheetsOf(incident.circumstances, sheets, assessment);
    report.remedies = assessment.remedies;
    report.ruledOtherwise = assessment.ruledOtherwise;
    report.diagrams = collectDiagrams(assessment, report.decision.remedies);
    report.questions = assessment.questions;
    report.answers = incident.circumstances.facts.answers;
    report.rulingState = stateOf(incident, assessment);
    report.ruling = incident.ruling;
    report.attachments = incident.attachments;
    for (incident::Attachment& attachment : report.attachments) {
        const auto bytes = read ? read(attachment.file) : std::nullopt;
        report.attachmentHashes.push_back(bytes ? sha256Of(*bytes) : std::string());
        attachment.file = shownName(attachment.file);
    }
    report.checklist = incident.checklist;
    report.facts = incident.circumstances.facts;
    report.history = incident.history;
    report.sources = sourcesOf(incident, sheets, read);
    report.signatures = signatureLines(incident);
    return report;
}

}  // namespace diptych::reports
