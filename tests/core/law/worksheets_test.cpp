#include "core/law/worksheets.h"
#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

namespace diptych::law::test {
namespace {

using chess::Color;

Worksheets worksheetsFor(const Incident& one)
{
    return worksheetsOf(one.circumstances, one.sheets, one.assessed());
}

TEST(Worksheets, ProveTheMovesOfEachSheetAtAFlagFall)
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    one.circumstances.time = clock::parseTimeControl("12/3600:1800").value();
    one.circumstances.facts.flag = FlagFall::Black;
    one.sheets[1].entries.erase(one.sheets[1].entries.begin() + 9);  // 5...Be7
    one.circumstances.facts.pressed = Answered::No;
    const Worksheets sheets = worksheetsFor(one);
    ASSERT_TRUE(sheets.flag.has_value());
    EXPECT_EQ(sheets.flag->side, Color::Black);
    EXPECT_EQ(sheets.flag->needed, 12);
    ASSERT_EQ(sheets.flag->sheets.size(), 2U);
    const ProvenMoves& white = sheets.flag->sheets[0];
    EXPECT_EQ(white.recorded, 12);
    EXPECT_EQ(white.proven, 11) << "the twelfth was made but not completed";
    EXPECT_EQ(white.unpressed, 24);
    EXPECT_TRUE(white.gaps.empty());
    const ProvenMoves& black = sheets.flag->sheets[1];
    EXPECT_EQ(black.recorded, 11);
    EXPECT_EQ(black.proven, 10);
    EXPECT_EQ(black.gaps, std::vector<int>{10});
    one.circumstances.facts.pressed = Answered::Yes;
    EXPECT_EQ(worksheetsFor(one).flag->sheets[0].proven, 12);
    one.circumstances.facts.flag = FlagFall::None;
    EXPECT_FALSE(worksheetsFor(one).flag.has_value());
}

TEST(Worksheets, KnowThatNoMovesAreNeededInTheLastPeriod)
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    one.circumstances.time = clock::parseTimeControl("3600").value();
    one.circumstances.facts.flag = FlagFall::White;
    EXPECT_EQ(worksheetsFor(one).flag->needed, std::nullopt);
}

TEST(Worksheets, ShowEveryOccurrenceOfARepeatedPosition)
{
    const char* const knights = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    const char* const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    Incident one = incident(knights, knights, start, start);
    one.circumstances.facts.drawClaim = DrawClaim{Color::White, ClaimKind::Threefold};
    const Worksheets good = worksheetsFor(one);
    ASSERT_TRUE(good.draw.has_value());
    ASSERT_FALSE(good.draw->repeated.empty());
    EXPECT_EQ(good.draw->repeated.front().plies, (std::vector<int>{0, 4, 8}));
    EXPECT_EQ(good.draw->repeated.front().agreedTimes, 3);
    EXPECT_EQ(good.draw->claimState, ClaimState::Good);
    EXPECT_EQ(good.draw->pliesWithoutProgress, 8);
    EXPECT_EQ(good.draw->lastProgress, 0);
    one.circumstances.facts.drawClaim->kind = ClaimKind::Fifty;
    for (const auto& [edition, seconds] :
         {std::pair{"fide-2023", 120}, std::pair{"fide-2009", 180}}) {
        one.circumstances.edition = edition;
        const Worksheets wrong = worksheetsFor(one);
        EXPECT_EQ(wrong.draw->claimState, ClaimState::Wrong);
        ASSERT_TRUE(wrong.draw->ifWrong.has_value());
        EXPECT_EQ(wrong.draw->ifWrong->seconds, seconds) << edition;
    }
    one.circumstances.edition = "fide-1930";
    EXPECT_FALSE(worksheetsFor(one).draw->ifWrong.has_value());
}

TEST(Worksheets, LeaveAClaimOpenWhileItsHistoryIsDisputed)
{
    const char* const board = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R";
    Incident one = incident("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6",
                            "Nf3 Nf6 Ng1 Ng8 Nf3 Nc6 Ng1 Nb8 Nf3 Nf6", board, board);
    one.circumstances.facts.drawClaim = DrawClaim{Color::White, ClaimKind::Threefold};
    EXPECT_EQ(worksheetsFor(one).draw->claimState, ClaimState::Disputed);
    EXPECT_EQ(toCode(ClaimState::Disputed), "open");
    one.circumstances.facts.answers = {{"repetition-history", "white"}};
    EXPECT_EQ(worksheetsFor(one).draw->claimState, ClaimState::Good);
    one.circumstances.facts.answers = {{"repetition-history", "common"}};
    EXPECT_EQ(worksheetsFor(one).draw->claimState, ClaimState::Wrong);
    one.circumstances.facts.touched = {{Color::White, {chess::Square::F3}}};
    EXPECT_EQ(worksheetsFor(one).draw->claimState, ClaimState::Lost);
}

TEST(Worksheets, SayWhatIsOpenForAReconstruction)
{
    Incident one = incident(mainScore, mainScore, boardWithBishopOnB3, boardWithBishopOnB3);
    one.sheets[1].entries.resize(20);
    one.circumstances.clocks.white = 3000;
    one.circumstances.clocks.running = Color::White;
    const Worksheets sheets = worksheetsFor(one);
    ASSERT_TRUE(sheets.reconstruction.has_value());
    EXPECT_EQ(sheets.reconstruction->agreedPly, 20);
    EXPECT_EQ(sheets.reconstruction->missing,
              (std::vector<ToRecord>{ToRecord::BlackTime, ToRecord::MovesCompleted}));
    ASSERT_EQ(sheets.reconstruction->open.size(), 4U);
    for (const OpenPly& open : sheets.reconstruction->open) {
        EXPECT_EQ(open.evidence, PlyEvidence::OneSheetOnly);
        EXPECT_TRUE(open.white.has_value());
        EXPECT_FALSE(open.black.has_value());
    }
    EXPECT_FALSE(worksheetsFor(incident(mainScore, mainScore, mainBoard, mainBoard))
                     .reconstruction.has_value());
}

TEST(Worksheets, OfferTheNextPeriodWhereAReadingAtTheControlLacksIt)
{
    Incident one = incident("e4 e5 Nf3 Nc6 Bb5", "e4 e5 Nf3 Nc6 Bc4",
                            "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R",
                            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R");
    one.circumstances.time = clock::parseTimeControl("2/5400:1800").value();
    one.circumstances.clocks.white = 1700;
    one.circumstances.clocks.black = 1750;
    one.circumstances.clocks.running = Color::Black;
    one.circumstances.clocks.whiteBonus = clock::Known::Yes;
    one.circumstances.clocks.blackBonus = clock::Known::Yes;
    one.circumstances.clocks.readings = {{Color::White, 2, 80, clock::ReadingSource::Arbiter}};
    const Assessment ruled = one.assessed();
    ASSERT_TRUE(ruled.clocks && ruled.clocks->white);
    EXPECT_EQ(ruled.clocks->white->seconds, 80) << "a reading is used as it is";
    EXPECT_EQ(ruled.clocks->white->warnings, std::vector<std::string>{"next-period-not-included"});
    const auto options = worksheetsFor(one).clockOptions;
    ASSERT_FALSE(options.empty());
    EXPECT_EQ(options.front().choice, ClockChoice::NextPeriodAdded);
    EXPECT_EQ(options.front().white, 1880);
    EXPECT_EQ(options.front().black, ruled.clocks->black->seconds);
    // A reading that includes it needs nothing more.
    one.circumstances.clocks.readings.front().seconds = 1880;
    EXPECT_TRUE(one.assessed().clocks->white->warnings.empty());
}

TEST(Worksheets, OfferTheNextPeriodWhereTheFlagFellAfterTheControl)
{
    const char* board = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    Incident one = incident("e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6", board, board);
    one.circumstances.time = clock::parseTimeControl("2/5400:1800").value();
    one.circumstances.clocks.white = 0;
    one.circumstances.clocks.black = 90;
    one.circumstances.clocks.running = Color::White;
    one.circumstances.facts.flag = FlagFall::White;
    const Assessment ruled = one.assessed();
    ASSERT_TRUE(ruled.clocks && ruled.clocks->white);
    EXPECT_NE(recommended(ruled, RemedyId::Continue), nullptr);
    EXPECT_EQ(ruled.clocks->white->seconds, 0) << "what the clock shows is told as it is";
    const auto options = worksheetsFor(one).clockOptions;
    ASSERT_FALSE(options.empty());
    EXPECT_EQ(options.front().choice, ClockChoice::NextPeriodAdded);
    EXPECT_EQ(options.front().white, 1800);
    EXPECT_EQ(options.front().black, 90);
}

TEST(Worksheets, OfferToLeaveTheClocksAsTheyAre)
{
    Incident one = incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3);
    one.circumstances.time = clock::parseTimeControl("5400+30").value();
    one.circumstances.clocks.white = 3500;
    one.circumstances.clocks.black = 3600;
    one.circumstances.clocks.running = Color::White;
    const Worksheets sheets = worksheetsFor(one);
    EXPECT_EQ(sheets.clockArticle, "7.1");
    ASSERT_EQ(sheets.clockOptions.size(), 3U);
    EXPECT_EQ(sheets.clockOptions[0].choice, ClockChoice::BothUnchanged);
    EXPECT_EQ(sheets.clockOptions[0].white, 3500);
    EXPECT_EQ(sheets.clockOptions[0].black, 3600);
    EXPECT_EQ(sheets.clockOptions[1].choice, ClockChoice::OnlyWhiteRestored);
    EXPECT_GT(sheets.clockOptions[1].white, 3500);
    EXPECT_EQ(sheets.clockOptions[1].black, 3600);
    EXPECT_TRUE(
        worksheetsFor(incident(mainScore, mainScore, mainBoard, mainBoard)).clockOptions.empty());
}

TEST(Worksheets, LeaveTheClockInThePeriodThatTheKeptTimesContain)
{
    Incident one = incident("e4 e5 Nf3 Nc6 Bb5 a6 d3", "e4 e5 Nf3 Nc6 Bc4 a6 d3",
                            "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/3P1N2/PPP2PPP/RNBQK2R",
                            "r1bqkbnr/1ppp1ppp/p1n5/4p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R");
    one.circumstances.time = clock::parseTimeControl("3/5400:1800").value();
    one.circumstances.clocks.white = 1900;
    one.circumstances.clocks.black = 1950;
    one.circumstances.clocks.running = Color::Black;
    one.circumstances.clocks.whiteBonus = clock::Known::Yes;
    one.circumstances.clocks.blackBonus = clock::Known::Yes;
    const auto options = worksheetsFor(one).clockOptions;
    ASSERT_EQ(options.size(), 3U);
    EXPECT_EQ(options[0].choice, ClockChoice::BothUnchanged);
    EXPECT_EQ(options[0].white, 1900);
    EXPECT_EQ(options[0].black, 1950);
    EXPECT_EQ(options[0].period, 2);
    EXPECT_EQ(options[1].choice, ClockChoice::OnlyWhiteRestored);
    EXPECT_EQ(options[1].black, 150) << "the next period comes at the control";
    EXPECT_FALSE(options[1].period.has_value()) << "that of the proposal";
}

}  // namespace
}  // namespace diptych::law::test
