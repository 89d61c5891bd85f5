#include "core/incident/remedy_words.h"
#include "core/incident/ruling.h"

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::incident;

namespace {

law::Assessment retraceOrAdjust()
{
    law::Remedy retrace;
    retrace.id = law::RemedyId::Retrace;
    retrace.ply = 16;
    retrace.article = "D.2.9";
    retrace.recommended = true;
    retrace.clocks.emplace();
    retrace.clocks->white = law::ClockSetting{2050};
    law::Remedy adjust;
    adjust.id = law::RemedyId::AdjustBoard;
    adjust.board = chess::Color::Black;
    law::Assessment assessment;
    assessment.remedies = {retrace, adjust};
    assessment.clocks = retrace.clocks;
    return assessment;
}

RemedyChoice choiceOf(std::string_view text)
{
    Diagnostics complaints;
    LineCursor line(1, text, complaints);
    const auto choice = readRemedyChoice(line);
    EXPECT_TRUE(choice.has_value() && complaints.empty()) << text;
    return choice.value_or(RemedyChoice{});
}

}  // namespace

TEST(Ruling, FollowsTheProposalWhenItChoosesWhatWasRecommended)
{
    Ruling ruling;
    ruling.chosen = {choiceOf("retrace 8b D.2.9")};
    EXPECT_FALSE(departs(ruling, retraceOrAdjust()));
    ruling.whiteClock = 2050;
    EXPECT_FALSE(departs(ruling, retraceOrAdjust()));
}

TEST(Ruling, DepartsWithARemedyThatWasOnlyOffered)
{
    Ruling ruling;
    ruling.chosen = {choiceOf("adjust-board black")};
    EXPECT_TRUE(departs(ruling, retraceOrAdjust()));
}

TEST(Ruling, DepartsWithTheSameRemedyAtAnotherPly)
{
    Ruling ruling;
    ruling.chosen = {choiceOf("retrace 8w")};
    EXPECT_TRUE(departs(ruling, retraceOrAdjust()));
}

TEST(Ruling, DepartsWithClocksThatWereNotProposed)
{
    Ruling ruling;
    ruling.chosen = {choiceOf("retrace")};
    ruling.whiteClock = 2051;
    EXPECT_TRUE(departs(ruling, retraceOrAdjust()));
    ruling.whiteClock.reset();
    ruling.blackClock = 60;
    EXPECT_TRUE(departs(ruling, retraceOrAdjust()));
}

TEST(RemedyWords, TellAPlyFromAnArticle)
{
    const RemedyChoice article = choiceOf("game-over 6.9");
    EXPECT_FALSE(article.ply.has_value());
    EXPECT_EQ(article.article, "6.9");
    const RemedyChoice ply = choiceOf("game-over 4w 5.1.1");
    EXPECT_EQ(ply.ply, 7);
    EXPECT_EQ(ply.article, "5.1.1");
    EXPECT_EQ(choiceOf("restore-before-illegal-move 0").ply, 0);
}

TEST(RemedyWords, FitAnArticleToItsPartsOnly)
{
    EXPECT_TRUE(coversArticle("D.2", "D.2.9"));
    EXPECT_TRUE(coversArticle("D.2.9", "D.2.9"));
    EXPECT_FALSE(coversArticle("D.2", "D.20"));
    EXPECT_FALSE(coversArticle("D.2.9", "D.2"));
    EXPECT_TRUE(isArticle("Par.16.e"));
    EXPECT_FALSE(isArticle("D.2."));
    EXPECT_FALSE(isArticle("8b"));
}
