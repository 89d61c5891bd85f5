#pragma once

#include "core/chess/fen.h"
#include "core/incident/incident.h"
#include "core/law/assessment.h"
#include "core/score/sheet.h"
#include "reports/report_builder.h"

#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace diptych::reports::test {

inline chess::Position position(const std::string& fen)
{
    return chess::parseFen(fen, chess::FenUse::BoardAsFound).value();
}

inline const std::string agreedFen =
    "r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9";
inline const std::string whiteBoardFen =
    "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1";
inline const std::string blackBoardFen =
    "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/P1P2N2/1PBN1PPP/R1BQR1K1";

/// White wrote 9.h3 and Black, in German letters, 9.a3; everything else agrees.
struct SmallIncident {
    incident::Incident incident{};
    std::vector<score::Sheet> sheets{};
    law::Assessment assessment{};

    Report report() const { return buildReport(incident, sheets, assessment); }
};

inline void addScores(SmallIncident& small)
{
    // As written by White, as written by Black, and the English of it.
    const std::vector<std::array<std::string, 3>> entries{
        {"e4", "e4", "e4"},    {"e5", "e5", "e5"},       {"Nf3", "Sf3", "Nf3"},
        {"Nc6", "Sc6", "Nc6"}, {"Bb5", "Lb5", "Bb5"},    {"a6", "a6", "a6"},
        {"Ba4", "La4", "Ba4"}, {"Nf6", "Sf6", "Nf6"},    {"O-O", "0-0", "O-O"},
        {"Be7", "Le7", "Be7"}, {"Re1", "Te1", "Re1"},    {"b5", "b5", "b5"},
        {"Bb3", "Lb3", "Bb3"}, {"d6", "d6", "d6"},       {"c3", "c3", "c3"},
        {"O-O", "0-0", "O-O"}, {"h3", "a3", "a3"},       {"Nb8", "Sb8", "Nb8"},
        {"d4", "d4", "d4"},    {"Nbd7", "Sbd7", "Nbd7"}, {"Nbd2", "Sbd2", "Nbd2"},
        {"Bb7", "Lb7", "Bb7"}, {"Bc2", "Lc2", "Bc2"},    {"Re8", "Te8", "Re8"}};
    score::Sheet white;
    score::Sheet black;
    black.keeper = score::Keeper::Black;
    score::ScoreLine whiteLine;
    score::ScoreLine blackLine;
    blackLine.keeper = score::Keeper::Black;
    chess::Position whiteNow = chess::Position::initial();
    chess::Position blackNow = whiteNow;
    score::Comparison& comparison = small.assessment.comparison;
    const auto play = [](chess::Position& now, const std::string& english) {
        const auto move =
            std::get<chess::Move>(chess::resolve(now, chess::parseSan(english).value()));
        now = now.after(move);
        return move;
    };
    for (std::size_t i = 0; i < entries.size(); ++i) {
        whiteLine.positions.push_back(whiteNow);
        blackLine.positions.push_back(blackNow);
        comparison.game.positions.push_back(whiteNow);
        white.entries.emplace_back().text = entries[i][0];
        black.entries.emplace_back().text = entries[i][1];
        score::PlyRecord record;
        record.entry = i;
        record.move = play(whiteNow, entries[i][0]);
        comparison.game.moves.push_back(*record.move);
        whiteLine.plies.push_back(record);
        record.move = play(blackNow, entries[i][2]);
        record.state = i == 16 ? score::PlyState::Different : score::PlyState::Same;
        blackLine.plies.push_back(record);
    }
    comparison.game.positions.push_back(whiteNow);
    whiteLine.length = blackLine.length = static_cast<int>(entries.size());
    comparison.white = whiteLine;
    comparison.black = blackLine;
    small.sheets = {white, black};
}

inline void addClocks(SmallIncident& small)
{
    small.incident.circumstances.time = clock::parseTimeControl("40/5400+30:1800+30").value();
    clock::ClockRecord& found = small.incident.circumstances.clocks;
    found.white = 2050;
    found.black = 2485;
    found.running = chess::Color::Black;
    law::ClockProposal clocks;
    clocks.white = law::ClockSetting{4082, law::ClockMethod::Average, 2050, 5670, 0, {}};
    clocks.black =
        law::ClockSetting{4242, law::ClockMethod::Sheet, 2485, 5670, 120, {"bonus-not-stated"}};
    clocks.counterWhite = clocks.counterBlack = 8;
    clocks.period = 1;
    clocks.running = chess::Color::White;
    small.assessment.clocks = clocks;
}

inline void addPeople(SmallIncident& small)
{
    incident::Event& event = small.incident.event;
    event.name = "Open of the Northern Lights";
    event.city = "Tromsø";
    event.round = "5";
    event.board = "12";
    event.date = "2026-08-14";
    event.arbiter = "Solveig Arntzen";
    event.appealDeadline = "18:05";
    small.incident.players.white = incident::Player{"Weißmüller, Antonia", "WFM", "GER", "", 2104};
    small.incident.players.black = incident::Player{"Okafor & Sons <Daniel>", "", "NGR", "", 1988};
    small.incident.players.blackAssistant = "Ruiz, Pilar";
}

inline void addBoards(SmallIncident& small)
{
    law::Boards& boards = small.assessment.boards;
    boards.state = law::BoardsState::Differ;
    boards.white = law::BoardFound{};
    boards.white->position = position(whiteBoardFen);
    boards.black = law::BoardFound{};
    boards.black->position = position(blackBoardFen);
    boards.black->differsOn = {chess::Square::A2, chess::Square::A3, chess::Square::H2,
                               chess::Square::H3};
}

inline SmallIncident smallIncident()
{
    SmallIncident small;
    small.incident.title = "White wrote 9.h3, Black wrote 9.a3";
    small.incident.circumstances.disabled = law::Who::Black;
    addPeople(small);
    addScores(small);
    addBoards(small);
    addClocks(small);
    law::Assessment& assessment = small.assessment;
    assessment.edition = "fide-2023";
    score::Comparison& comparison = assessment.comparison;
    comparison.state = score::ScoresState::Differ;
    comparison.firstDivergence = score::Divergence{17,
                                                   score::DivergenceKind::DifferentMove,
                                                   {score::Keeper::White, "h3", {}},
                                                   {score::Keeper::Black, "a3", {}}};
    comparison.agreement = score::Agreement{16, position(agreedFen)};
    comparison.strictAgreement = comparison.agreement;
    assessment.findings = {{"boards-differ", "D.2.9", {}, {}, law::Standing::Clear, {}},
                           {"scores-differ", "D.2.9", 17, {}, law::Standing::Clear, {}}};
    law::Remedy retrace;
    retrace.id = law::RemedyId::Retrace;
    retrace.article = "D.2.9";
    retrace.ply = 16;
    retrace.position = position(agreedFen);
    retrace.recommended = true;
    retrace.clocks = assessment.clocks;
    law::Remedy adjust;
    adjust.id = law::RemedyId::AdjustBoard;
    adjust.article = "D.2.9";
    adjust.board = chess::Color::Black;
    adjust.standing = law::Standing::Interpretation;
    adjust.position = position(whiteBoardFen);
    assessment.remedies = {retrace, adjust};
    assessment.penalties = {{chess::Color::White, 120, "7.5.5", law::Standing::Contested}};
    assessment.questions = {{"does-a-player-concede",
                             "D.2.9",
                             law::Standing::Interpretation,
                             {"none", "white", "black"}}};
    return small;
}

inline incident::Ruling rulingFor(law::RemedyId remedy)
{
    incident::Ruling ruling;
    ruling.chosen.push_back({remedy, {}, {}, ""});
    ruling.reason = "Nobody else heard the announcement.";
    ruling.statements = {{"White", "I said Hector three."}, {"Black", "I heard Anna three."}};
    ruling.refusedToSign = {chess::Color::Black};
    return ruling;
}

}  // namespace diptych::reports::test
