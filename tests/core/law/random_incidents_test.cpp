#include "core/chess/movegen.h"
#include "core/clock/credit.h"
#include "core/law/edition.h"
#include "core/law/finding_ids.h"
#include "core/law/question_ids.h"
#include "core/law/worksheets.h"
#include "tests/core/law/assessment_text.h"
#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace diptych::law::test {
namespace {

using chess::Color;

/// Incidents in the short run; DIPTYCH_LONG makes it fifty times as many.
int rounds()
{
    return std::getenv("DIPTYCH_LONG") != nullptr ? 1'500 : 30;
}

class Chance {
public:
    explicit Chance(unsigned seed)
        : m_random(seed)
    {}

    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(m_random); }
    bool oneIn(int chances) { return below(chances) == 0; }
    Color side() { return oneIn(2) ? Color::White : Color::Black; }

private:
    std::mt19937 m_random;
};

struct RandomGame {
    std::vector<chess::Position> positions{chess::Position::initial()};
    std::vector<std::string> san{};
};

RandomGame randomGame(Chance& chance, int plies)
{
    RandomGame game;
    for (int ply = 0; ply < plies; ++ply) {
        const chess::MoveList moves = chess::legalMoves(game.positions.back());
        if (moves.empty()) {
            break;
        }
        const chess::Move move =
            moves[static_cast<std::size_t>(chance.below(static_cast<int>(moves.size())))];
        game.san.push_back(chess::toSan(game.positions.back(), move));
        game.positions.push_back(game.positions.back().after(move));
    }
    return game;
}

/// A score of the game with some clerical errors.
std::string scoreOf(Chance& chance, const std::vector<std::string>& san)
{
    const char* const wrong[] = {"Nf3", "e4", "O-O", "Kh1", "Qh5", "a3", "illegible", "bxc3"};
    std::string text;
    for (const std::string& move : san) {
        if (chance.oneIn(25)) {
            text += std::string(wrong[chance.below(8)]) + " ";
        } else if (!chance.oneIn(40)) {
            text += move + " ";
        }
        if (chance.oneIn(40)) {
            text += move + " ";
        }
    }
    return text;
}

chess::Position randomBoard(Chance& chance, const RandomGame& game)
{
    const int back = chance.oneIn(3) ? chance.below(4) : 0;
    const int last = static_cast<int>(game.positions.size()) - 1;
    chess::PositionParts parts =
        game.positions[static_cast<std::size_t>(std::max(0, last - back))].parts();
    if (chance.oneIn(4)) {
        const auto from = static_cast<std::size_t>(chance.below(64));
        const auto to = static_cast<std::size_t>(chance.below(64));
        const bool isKing = [&] {
            const auto king = [](const auto& piece) {
                return piece && piece->type == chess::PieceType::King;
            };
            return king(parts.board[from]) || king(parts.board[to]);
        }();
        if (!isKing) {
            parts.board[to] = parts.board[from];
            parts.board[from].reset();
        }
    }
    return chess::Position(parts);
}

void addFacts(Chance& chance, int plies, Facts& facts)
{
    const auto ply = [&] { return 1 + chance.below(std::max(1, plies)); };
    const auto square = [&] { return static_cast<chess::Square>(chance.below(64)); };
    facts.pressed = static_cast<Answered>(chance.below(3));
    facts.observed = chance.oneIn(4);
    facts.illegalBeforeWhite = chance.below(3);
    if (chance.oneIn(3)) {
        facts.touched = {{chance.side(), {square(), square()}}};
    }
    if (chance.oneIn(5)) {
        facts.announced = {{ply(), "Springer Felix drei"}};
        facts.repeated = {{facts.announced.front().ply, "Hector drei"}};
    }
    if (chance.oneIn(5)) {
        facts.concedes = {{chance.side(), ply()}};
    }
    if (chance.oneIn(8)) {
        facts.copied = {{chance.side(), ply()}};
    }
    if (chance.oneIn(8)) {
        facts.stopped = {{chance.side(), ply()}};
    }
    if (chance.oneIn(6)) {
        facts.flag = static_cast<FlagFall>(chance.below(6));
    }
    if (chance.oneIn(8)) {
        facts.drawClaim = DrawClaim{chance.side(), static_cast<ClaimKind>(chance.below(2))};
    }
    if (chance.oneIn(8)) {
        facts.drawOffers = {{chance.side(), ply()}};
    }
    if (chance.oneIn(8)) {
        facts.conduct = {{chance.side(), static_cast<Conduct>(chance.below(6))}};
    }
    if (chance.oneIn(12)) {
        facts.sealed = SideText{chance.side(), "Turm David eins"};
    }
    facts.whiteSetupWrong = chance.oneIn(20);
    facts.blackSetupWrong = chance.oneIn(20);
    facts.coloursReversed = chance.oneIn(20);
}

Incident randomIncident(Chance& chance)
{
    const RandomGame game = randomGame(chance, 4 + chance.below(30));
    const int plies = static_cast<int>(game.san.size());
    Incident one;
    Circumstances& it = one.circumstances;
    const std::vector<std::string> editions = editionIds();
    it.edition =
        editions[static_cast<std::size_t>(chance.below(static_cast<int>(editions.size())))];
    it.play = static_cast<Play>(chance.below(3));
    it.supervision = static_cast<Supervision>(chance.below(2));
    it.disabled = static_cast<Who>(chance.below(4));
    it.hearingImpaired = chance.oneIn(5) ? Who::White : Who::None;
    if (!chance.oneIn(8)) {
        one.sheets.push_back(sheetOf(score::Keeper::White, scoreOf(chance, game.san)));
    }
    if (!chance.oneIn(8)) {
        one.sheets.push_back(sheetOf(score::Keeper::Black, scoreOf(chance, game.san)));
    }
    if (chance.oneIn(6)) {
        one.sheets.push_back(sheetOf(score::Keeper::Arbiter, scoreOf(chance, game.san)));
    }
    if (chance.oneIn(6) && !one.sheets.empty()) {
        one.sheets.push_back(sheetOf(one.sheets.front().keeper, scoreOf(chance, game.san)));
    }
    if (!chance.oneIn(5)) {
        it.whiteBoard = randomBoard(chance, game);
    }
    if (!chance.oneIn(5)) {
        it.blackBoard = randomBoard(chance, game);
    }
    it.time = clock::parseTimeControl(chance.oneIn(2) ? "20/5400+30:1800+30" : "7200d5").value();
    if (!chance.oneIn(4)) {
        it.clocks.white = chance.below(5000);
        it.clocks.black = chance.below(5000);
        it.clocks.running = chance.side();
        it.clocks.policy = static_cast<clock::ClockPolicy>(chance.below(2));
    }
    addFacts(chance, plies, it.facts);
    return one;
}

/// The incident in words, for the message of a failure.
std::string inWords(const Incident& one)
{
    std::string text = one.circumstances.edition;
    for (const score::Sheet& sheet : one.sheets) {
        text += "\n" + std::string(score::toCode(sheet.keeper)) + ":";
        for (const score::Entry& entry : sheet.entries) {
            text += " " + entry.text;
        }
    }
    for (const auto& board : {one.circumstances.whiteBoard, one.circumstances.blackBoard}) {
        text += board ? "\n" + chess::toFen(*board) : "\nno board";
    }
    return text;
}

void expectClocksThatCanBe(const Circumstances& circumstances, const Remedy& remedy)
{
    if (!remedy.clocks) {
        return;
    }
    EXPECT_GE(remedy.clocks->counterWhite, 0);
    EXPECT_GE(remedy.clocks->counterBlack, 0);
    EXPECT_LE(std::abs(remedy.clocks->counterWhite - remedy.clocks->counterBlack), 1);
    for (const auto* setting : {&remedy.clocks->white, &remedy.clocks->black}) {
        if (*setting) {
            EXPECT_GE((*setting)->seconds, 0);
            EXPECT_GE((*setting)->penaltySeconds, 0);
            if ((*setting)->low && (*setting)->high) {
                EXPECT_LE(*(*setting)->low, *(*setting)->high);
            }
        }
    }
    if (remedy.clocks->period) {
        EXPECT_GE(*remedy.clocks->period, 1);
        EXPECT_LE(*remedy.clocks->period, static_cast<int>(circumstances.time->periods.size()));
    }
}

void expectSound(const Incident& one, const Assessment& ruled)
{
    ASSERT_FALSE(ruled.remedies.empty());
    EXPECT_TRUE(ruled.remedies.front().recommended);
    int plies = ruled.comparison.game.plies();
    for (const auto* line : {&ruled.comparison.white, &ruled.comparison.black}) {
        plies = std::max(plies, *line ? (*line)->length : 0);
    }
    bool offered = false;
    for (const Remedy& remedy : ruled.remedies) {
        EXPECT_FALSE(remedy.recommended && offered) << "recommended ones come first";
        offered |= !remedy.recommended;
        if (remedy.ply) {
            EXPECT_GE(*remedy.ply, 0);
            // One that is only offered may rest on an answer that makes the game longer.
            EXPECT_TRUE(!remedy.recommended || *remedy.ply <= plies) << *remedy.ply;
        }
        if (remedy.id == RemedyId::Retrace || remedy.id == RemedyId::RestoreBeforeIllegalMove) {
            EXPECT_TRUE(remedy.ply && remedy.position);
        }
        if (remedy.id == RemedyId::GameOver || remedy.id == RemedyId::ResultStands) {
            EXPECT_TRUE(remedy.result.has_value());
        }
        expectClocksThatCanBe(one.circumstances, remedy);
    }
    for (const Finding& finding : ruled.findings) {
        EXPECT_NE(std::find(std::begin(findingIds), std::end(findingIds), finding.id),
                  std::end(findingIds))
            << finding.id;
    }
    for (const Question& question : ruled.questions) {
        EXPECT_TRUE(question::isQuestion(question.id)) << question.id;
        EXPECT_FALSE(question.choices.empty()) << question.id;
        for (const std::string& choice : question.choices) {
            EXPECT_TRUE(question::isChoice(question.id, choice)) << question.id << " " << choice;
        }
    }
    for (const Penalty& penalty : ruled.penalties) {
        EXPECT_GT(penalty.seconds, 0);
        EXPECT_FALSE(penalty.article.empty());
    }
    const auto& comparison = ruled.comparison;
    if (comparison.firstDivergence && comparison.agreement && comparison.strictAgreement) {
        EXPECT_EQ(comparison.strictAgreement->ply, comparison.firstDivergence->ply - 1);
        EXPECT_GE(comparison.agreement->ply, comparison.strictAgreement->ply);
    }
}

TEST(RandomIncidents, AreRuledWithoutContradiction)
{
    Chance chance(19720711);
    for (int round = 0; round < rounds(); ++round) {
        const Incident one = randomIncident(chance);
        const Assessment ruled = one.assessed();
        SCOPED_TRACE("incident " + std::to_string(round) + " " + inWords(one));
        expectSound(one, ruled);
        const Worksheets sheets = worksheetsOf(one.circumstances, one.sheets, ruled);
        EXPECT_EQ(sheets.flag.has_value(),
                  one.circumstances.facts.flag != FlagFall::None &&
                      one.circumstances.facts.flag != FlagFall::BothUnknown);
        if (testing::Test::HasFailure()) {
            return;
        }
    }
}

TEST(RandomIncidents, LeaveNoQuestionOpenAfterItsAnswer)
{
    Chance chance(1927);
    for (int round = 0; round < rounds() / 10; ++round) {
        const Incident one = randomIncident(chance);
        ASSERT_EQ(whatIsWrongWithQuestions(one.circumstances, one.sheets), "")
            << "incident " << round << " " << inWords(one);
    }
}

TEST(Assess, TakesTwoSheetsOfTheSameKeeperInOneIncident)
{
    // The second sheet of the same keeper is shorter; its entries must not be taken for the
    // first's.
    for (const char* second : {"e4 e5", "", mainScoreWithA3}) {
        Incident one = incident(mainScore, mainScore, mainBoard, boardWithBishopOnB3);
        one.sheets.push_back(sheetOf(score::Keeper::White, second));
        one.sheets.insert(one.sheets.begin(), sheetOf(score::Keeper::Black, second));
        one.circumstances.facts.copied = {{Color::Black, 11}};
        for (const char* answer : {"yes", "no"}) {
            one.circumstances.facts.answers["are-copied-entries-accepted"] = answer;
            const Assessment ruled = one.assessed();
            ASSERT_FALSE(ruled.remedies.empty());
            expectSound(one, ruled);
            for (const auto* line : {&ruled.comparison.white, &ruled.comparison.black}) {
                ASSERT_TRUE(line->has_value());
                ASSERT_LT((*line)->sheet, one.sheets.size());
                for (const score::PlyRecord& record : (*line)->plies) {
                    if (record.entry) {
                        EXPECT_LT(*record.entry, one.sheets[(*line)->sheet].entries.size());
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace diptych::law::test
