#include "core/law/assess.h"
#include "core/law/finding_ids.h"
#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

namespace diptych::law::test {
namespace {

using chess::Color;

TEST(Assess, CorrectsTheWrongBoardWhereTheScoresAgree)
{
    const Assessment ruled =
        incident(mainScore, mainScore, mainBoard, boardWithBishopOnB3).assessed();
    const Remedy* adjust = recommended(ruled, RemedyId::AdjustBoard);
    ASSERT_NE(adjust, nullptr);
    EXPECT_EQ(adjust->board, Color::Black);
    EXPECT_EQ(adjust->article, "D.2.9");
    EXPECT_EQ(adjust->standing, Standing::Clear);
    EXPECT_FALSE(offers(ruled, RemedyId::Retrace));
    ASSERT_EQ(adjust->steps.size(), 1U);
    EXPECT_EQ(adjust->steps.front().from, chess::Square::B3);
    EXPECT_EQ(adjust->steps.front().to, chess::Square::C2);
    EXPECT_TRUE(ruled.penalties.empty());
    EXPECT_TRUE(ruled.questions.empty());
}

TEST(Assess, RetracesWhereBoardsAndScoresDiffer)
{
    const Assessment ruled =
        incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3).assessed();
    const Remedy* retraced = recommended(ruled, RemedyId::Retrace);
    ASSERT_NE(retraced, nullptr);
    EXPECT_EQ(retraced->ply, 16);
    EXPECT_EQ(retraced->standing, Standing::Clear);
    EXPECT_TRUE(asks(ruled, "does-a-player-concede"));
    EXPECT_FALSE(offers(ruled, RemedyId::AdjustBoard));
}

TEST(Assess, PutsTheSheetRightWhereOnlyTheScoresDiffer)
{
    const Assessment ruled = incident(mainScore, mainScoreWithA3, mainBoard, mainBoard).assessed();
    const Remedy* completed = recommended(ruled, RemedyId::CompleteScore);
    ASSERT_NE(completed, nullptr);
    EXPECT_EQ(completed->board, Color::Black);
    EXPECT_NE(finding(ruled, "no-case-of-two-boards"), nullptr);
    EXPECT_FALSE(offers(ruled, RemedyId::Retrace));
}

TEST(Assess, NeverContinuesFromEqualBoardsThatAreNotTheScores)
{
    const Assessment ruled =
        incident(mainScore, mainScore, boardWithBishopOnB3, boardWithBishopOnB3).assessed();
    EXPECT_NE(recommended(ruled, RemedyId::Reconstruct), nullptr);
    EXPECT_TRUE(offers(ruled, RemedyId::RestoreLastIdentifiablePosition));
    EXPECT_FALSE(offers(ruled, RemedyId::Continue));
}

struct EditionCase {
    const char* edition;
    RemedyId remedy;
    const char* article;
    int penalty;
};

TEST(Assess, RestoresAnIllegalMoveAsEachEditionHasIt)
{
    const EditionCase cases[] = {
        {"fide-2023", RemedyId::RestoreBeforeIllegalMove, "7.5.1", 120},
        {"fide-2018", RemedyId::RestoreBeforeIllegalMove, "7.5.1", 120},
        {"fide-2017", RemedyId::RestoreBeforeIllegalMove, "7.5.1", 120},
        {"fide-2014", RemedyId::RestoreBeforeIllegalMove, "7.5.a", 120},
        {"fide-2009", RemedyId::RestoreBeforeIllegalMove, "7.4.a", 120},
        {"fide-2005", RemedyId::RestoreBeforeIllegalMove, "7.4.a", 120},
        {"fide-1985", RemedyId::RestoreBeforeIllegalMove, "", 0},
        {"fide-1930", RemedyId::RestoreBeforeIllegalMove, "Art.17.d", 0},
        {"fide-1928", RemedyId::RestoreBeforeIllegalMove, "Par.16.e", 0},
    };
    for (const EditionCase& one : cases) {
        Incident pinned = pinnedKnight();
        pinned.circumstances.edition = one.edition;
        const Assessment ruled = pinned.assessed();
        const Remedy* remedy = recommended(ruled, one.remedy);
        ASSERT_NE(remedy, nullptr) << one.edition;
        EXPECT_EQ(remedy->article, one.article) << one.edition;
        EXPECT_EQ(remedy->ply, 7) << one.edition;
        EXPECT_EQ(ruled.penalties.empty() ? 0 : ruled.penalties.front().seconds, one.penalty)
            << one.edition;
        ASSERT_TRUE(remedy->legalReplies.has_value()) << one.edition;
        EXPECT_EQ(remedy->legalReplies->size(), 1U) << one.edition;
    }
}

TEST(Assess, CountsTheIllegalMovesThatLose)
{
    struct Count {
        const char* edition;
        int before;
        bool loses;
    };
    for (const Count& count :
         {Count{"fide-2009", 1, false}, Count{"fide-2009", 2, true}, Count{"fide-2023", 0, false},
          Count{"fide-2023", 1, true}, Count{"fide-1930", 5, false}}) {
        Incident pinned = pinnedKnight();
        pinned.circumstances.edition = count.edition;
        pinned.circumstances.facts.illegalBeforeBlack = count.before;
        const Assessment ruled = pinned.assessed();
        const Remedy* over = recommended(ruled, RemedyId::GameOver);
        EXPECT_EQ(over != nullptr, count.loses) << count.edition << " " << count.before;
        if (over != nullptr) {
            EXPECT_EQ(over->result, score::GameResult::WhiteWins);
            EXPECT_TRUE(ruled.penalties.empty());
        }
    }
}

TEST(Assess, LetsAnIllegalMoveStandInRapidPlayOnceTheOpponentHasMoved)
{
    const std::string moves = std::string(pinnedScore) + " Nxd4";
    const char* board = "r1bqkbnr/ppp2ppp/3p4/1B2p3/3NP3/8/PPP2PPP/RNBQK2R";
    Incident later = incident(moves.c_str(), moves.c_str(), board, board);
    later.circumstances.play = Play::Rapid;
    const Assessment rapid = later.assessed();
    EXPECT_NE(recommended(rapid, RemedyId::Continue), nullptr);
    EXPECT_NE(finding(rapid, "illegal-move-stands"), nullptr);
    later.circumstances.supervision = Supervision::Full;
    EXPECT_NE(recommended(later.assessed(), RemedyId::RestoreBeforeIllegalMove), nullptr);
}

TEST(Assess, AsksWhetherTheClockWasPressedOnlyWhereItMatters)
{
    Incident pinned = pinnedKnight();
    pinned.circumstances.facts.pressed = Answered::NotStated;
    EXPECT_TRUE(asks(pinned.assessed(), "was-the-clock-pressed"));
    pinned.circumstances.clocks.running = Color::White;
    EXPECT_FALSE(asks(pinned.assessed(), "was-the-clock-pressed"));
    pinned.circumstances.clocks.running.reset();
    pinned.circumstances.facts.answers["was-the-clock-pressed"] = "no";
    const Assessment ruled = pinned.assessed();
    const Remedy* putBack = recommended(ruled, RemedyId::Continue);
    ASSERT_NE(putBack, nullptr);
    EXPECT_EQ(putBack->article, "7.5.1") << "equal boards are no case of two boards";
    EXPECT_EQ(putBack->steps.size(), 2U) << "the knight goes back, and the pawn on again";
    EXPECT_FALSE(offers(ruled, RemedyId::AdjustBoard));
    EXPECT_TRUE(ruled.penalties.empty());
    EXPECT_FALSE(asks(incident(mainScore, mainScore, mainBoard, mainBoard).assessed(),
                      "was-the-clock-pressed"));
}

TEST(Assess, CarriesClocksWithPenaltiesOnALineOfTheirOwn)
{
    Incident pinned = pinnedKnight();
    pinned.circumstances.time = clock::parseTimeControl("5400+30").value();
    pinned.circumstances.clocks.white = 5000;
    pinned.circumstances.clocks.black = 4900;
    pinned.circumstances.clocks.running = Color::White;
    const Assessment ruled = pinned.assessed();
    ASSERT_TRUE(ruled.clocks && ruled.clocks->white && ruled.clocks->black);
    EXPECT_EQ(ruled.clocks->white->seconds, 5120);
    EXPECT_EQ(ruled.clocks->white->penaltySeconds, 120);
    EXPECT_EQ(ruled.clocks->white->high, 5000);
    EXPECT_EQ(ruled.clocks->black->seconds, 4870);
    EXPECT_EQ(ruled.clocks->black->method, clock::Method::IncrementRemoved);
    EXPECT_EQ(ruled.clocks->counterWhite, 4);
    EXPECT_EQ(ruled.clocks->counterBlack, 3);
    EXPECT_EQ(ruled.clocks->running, Color::Black);
}

TEST(Assess, SharesTheElapsedTimeOutWhereTheClockFailed)
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    one.circumstances.time = clock::parseTimeControl("5400").value();
    one.circumstances.clocks.elapsed = 3000;
    one.circumstances.facts.whiteClockDefect = true;
    one.circumstances.facts.blackClockDefect = true;
    const Assessment ruled = one.assessed();
    ASSERT_TRUE(ruled.clocks && ruled.clocks->white && ruled.clocks->black);
    EXPECT_EQ(ruled.clocks->white->seconds, 3900);
    EXPECT_EQ(ruled.clocks->black->seconds, 3900);
    EXPECT_NE(finding(ruled, "clock-defective"), nullptr);
}

TEST(Assess, SaysSomethingWithNothingToGoBy)
{
    const Assessment ruled = assess(Circumstances{}, {});
    EXPECT_EQ(ruled.edition, "fide-2023");
    EXPECT_FALSE(ruled.remedies.empty());
    EXPECT_NE(finding(ruled, "no-scores"), nullptr);
}

TEST(Assess, TakesTheLawsInForceForAnUnknownEdition)
{
    Circumstances circumstances;
    circumstances.edition = "fide-2050";
    EXPECT_EQ(assess(circumstances, {}).edition, "fide-2023");
}

TEST(Assess, IsDeterministic)
{
    const Incident one = incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3);
    const Assessment first = one.assessed();
    const Assessment second = one.assessed();
    ASSERT_EQ(first.remedies.size(), second.remedies.size());
    for (std::size_t i = 0; i < first.remedies.size(); ++i) {
        EXPECT_EQ(first.remedies[i].id, second.remedies[i].id);
        EXPECT_EQ(first.remedies[i].position, second.remedies[i].position);
    }
    EXPECT_EQ(first.findings.size(), second.findings.size());
}

TEST(FindingIds, AreEachListedOnce)
{
    std::vector<std::string_view> ids(std::begin(findingIds), std::end(findingIds));
    std::sort(ids.begin(), ids.end());
    EXPECT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end());
}

}  // namespace
}  // namespace diptych::law::test
