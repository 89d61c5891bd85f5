#include "reports/words/phrase_book.h"
#include "reports/words/worksheet_phrases.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

namespace diptych::reports {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

class SpokenRuling : public testing::TestWithParam<Language> {
protected:
    PhraseBook plain = PhraseBook::forLanguage(GetParam());
    PhraseBook announcing = plain.announcing();
};

INSTANTIATE_TEST_SUITE_P(Words, SpokenRuling, testing::ValuesIn(allLanguages),
                         [](const auto& test) { return std::string(toCode(test.param)); });

/// Black puts the bishop right and must then move his knight.
law::Remedy adjustment()
{
    law::Remedy adjust;
    adjust.id = law::RemedyId::AdjustBoard;
    adjust.board = chess::Color::Black;
    adjust.position = chess::Position::initial();
    adjust.steps = {
        {{chess::Color::White, chess::PieceType::Bishop}, chess::Square::B3, chess::Square::C2}};
    adjust.mustMove = {chess::Square::G1};
    adjust.legalReplies = {chess::Move(chess::Square::G1, chess::Square::F3),
                           chess::Move(chess::Square::G1, chess::Square::H3)};
    return adjust;
}

TEST_P(SpokenRuling, SaysSquaresAndMovesAsTheyAreAnnounced)
{
    const auto lines = announcing.remedySteps(adjustment());
    EXPECT_THAT(lines, Contains(HasSubstr("Bella drei")));
    EXPECT_THAT(lines, Contains(HasSubstr("sar zwei")));
    EXPECT_THAT(lines, Contains(HasSubstr("Gustav eins")));
    EXPECT_THAT(lines, Contains(HasSubstr("Springer Felix drei")));
    for (const std::string& line : lines) {
        EXPECT_THAT(line, Not(HasSubstr("b3")));
        EXPECT_THAT(line, Not(HasSubstr("f3")));
    }
    EXPECT_THAT(plain.remedySteps(adjustment()), Contains(HasSubstr("b3")));
}

TEST_P(SpokenRuling, TellsPlayersNoMoveCount)
{
    const auto small = test::smallIncident();
    const PhraseBook players = PhraseBook::forLanguage(GetParam(), Audience::Players).announcing();
    for (const std::string& line : players.aloud(small.incident, small.assessment)) {
        EXPECT_THAT(line, Not(HasSubstr(" 8"))) << line;
        EXPECT_THAT(line, Not(HasSubstr(" 9"))) << line;
    }
    law::Worksheets sheets;
    sheets.flag = law::FlagWorksheet{chess::Color::White, 40, {}};
    EXPECT_TRUE(worksheetLines(players, sheets).empty());
    EXPECT_TRUE(settingLines(players, clock::ClockModel::Dgt3000, *small.assessment.clocks,
                             small.incident.circumstances.time)
                    .empty());
}

TEST_P(SpokenRuling, TellsHowEveryClockIsSet)
{
    const auto small = test::smallIncident();
    for (const clock::ClockModel model : clock::clockModels) {
        const auto lines =
            settingLines(plain, model, *small.assessment.clocks, small.incident.circumstances.time);
        ASSERT_GE(lines.size(), 5U) << clock::toCode(model);
        for (const std::string& line : lines) {
            EXPECT_THAT(line, Not(HasSubstr("%"))) << line;
        }
        const bool isDigital = model != clock::ClockModel::Analogue;
        EXPECT_THAT(lines, Contains(HasSubstr(isDigital ? "1:08:02" : "10:52:00")))
            << clock::toCode(model);
        EXPECT_FALSE(clockModelName(plain, model).empty());
    }
}

TEST_P(SpokenRuling, SaysEveryWorksheetInSentences)
{
    law::Worksheets sheets;
    sheets.flag =
        law::FlagWorksheet{chess::Color::White, 40, {{score::Keeper::White, 39, 38, {15}, 79}}};
    sheets.draw =
        law::DrawWorksheet{{{chess::Position::initial(), {0, 4, 8}, 3}},
                           8,
                           0,
                           law::DrawClaim{chess::Color::Black, law::ClaimKind::Threefold},
                           law::ClaimState::Wrong,
                           law::Penalty{chess::Color::Black, 120, "9.5.3", law::Standing::Clear}};
    law::ReconstructionWorksheet open;
    open.missing = {law::ToRecord::BlackTime, law::ToRecord::RunningClock};
    open.open = {
        {5, law::PlyEvidence::Unknown, {}, {}},
        {6, law::PlyEvidence::OneSheetOnly, chess::Move(chess::Square::E7, chess::Square::E5), {}},
        {7, law::PlyEvidence::Disputed, chess::Move(chess::Square::H2, chess::Square::H3),
         chess::Move(chess::Square::A2, chess::Square::A3)}};
    sheets.reconstruction = open;
    sheets.clockOptions = {{law::ClockChoice::BothUnchanged, 3000, 3100}};
    sheets.clockArticle = "7.1";
    const auto lines = worksheetLines(plain, sheets);
    EXPECT_GE(lines.size(), 12U);
    EXPECT_THAT(lines, Contains(HasSubstr("40")));
    EXPECT_THAT(lines, Contains(HasSubstr("9.5.3")));
    EXPECT_THAT(lines, Contains(HasSubstr("h2–h3")));
    EXPECT_THAT(lines, Contains(HasSubstr("0:50:00")));
    for (const std::string& line : lines) {
        EXPECT_THAT(line, Not(HasSubstr("%"))) << line;
        EXPECT_THAT(line, Not(HasSubstr("  "))) << line;
    }
}

TEST_P(SpokenRuling, SaysTheSealedMoveInsteadOfTheStepsOnTheBoard)
{
    law::Remedy resumed;
    resumed.id = law::RemedyId::Continue;
    resumed.opened = law::OpenedMove{chess::Position::initial(),
                                     chess::Move(chess::Square::G1, chess::Square::F3)};
    resumed.steps = {
        {{chess::Color::White, chess::PieceType::Knight}, chess::Square::G1, chess::Square::F3}};
    const auto said = announcing.remedySteps(resumed);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_THAT(said.front(), HasSubstr("Springer Felix drei"));
}

TEST_P(SpokenRuling, SaysThatAMoveIsTakenBackForATouchedPiece)
{
    law::Remedy back;
    back.id = law::RemedyId::Retrace;
    back.ply = 4;
    const std::string retraced = plain.remedy(back);
    back.reason = "touch-move";
    EXPECT_NE(plain.remedy(back), retraced);
    EXPECT_THAT(plain.remedy(back), HasSubstr("2"));
}

TEST_P(SpokenRuling, SaysWhenAnEditionHasNoArticleForAnEnd)
{
    Decision decision;
    decision.edition = "fide-1930";
    law::Remedy over;
    over.id = law::RemedyId::GameOver;
    over.result = score::GameResult::WhiteWins;
    over.reason = "time";
    decision.remedies = {over};
    EXPECT_THAT(plain.aloud(decision).back(), HasSubstr("1930"));
    decision.remedies.front().article = "6.9";
    EXPECT_THAT(plain.aloud(decision).back(), HasSubstr("6.9"));
}

}  // namespace
}  // namespace diptych::reports
