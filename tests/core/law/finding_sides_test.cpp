#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

namespace diptych::law::test {
namespace {

using chess::Color;
using chess::Square;

/// Black touched the queen before he moved the rook.
Incident queenTouchedAndRookMoved()
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    one.circumstances.facts.pressed = Answered::Yes;
    one.circumstances.facts.touched = {{Color::Black, {Square::D8}}};
    return one;
}

TEST(FindingSides, NameThePlayerWhoMovedAnotherPieceThanHeTouched)
{
    const Assessment ruled = queenTouchedAndRookMoved().assessed();
    ASSERT_NE(finding(ruled, "touched-piece-not-moved"), nullptr);
    EXPECT_EQ(finding(ruled, "touched-piece-not-moved")->side, Color::Black);
}

TEST(FindingSides, NameThePlayerWhoLostTheRightToClaim)
{
    Incident one = queenTouchedAndRookMoved();
    one.circumstances.facts.claimLost = {Color::White};
    const Assessment ruled = one.assessed();
    ASSERT_NE(finding(ruled, "claim-lost"), nullptr);
    EXPECT_EQ(finding(ruled, "claim-lost")->side, Color::White);
    EXPECT_EQ(finding(ruled, "claim-lost")->article, "4.8");
    EXPECT_FALSE(offers(ruled, RemedyId::Retrace));
}

TEST(FindingSides, SayThatTheRightToClaimIsLostAlsoBeforeTheNextMove)
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    one.circumstances.facts.touched = {{Color::White, {Square::F3}}};
    one.circumstances.facts.claimLost = {Color::Black};
    const Assessment ruled = one.assessed();
    ASSERT_NE(finding(ruled, "claim-lost"), nullptr);
    EXPECT_EQ(finding(ruled, "claim-lost")->side, Color::Black);
    EXPECT_EQ(finding(ruled, "touched-piece-binds"), nullptr);
}

TEST(FindingSides, NameTheOwnerOfTheSheetWithTheImpossibleEntry)
{
    std::string impossible = mainScore;
    impossible.replace(impossible.find("h3"), 2, "Ra3");
    const Assessment ruled =
        incident(mainScore, impossible.c_str(), mainBoard, boardWithA3).assessed();
    ASSERT_NE(finding(ruled, "impossible-entry-is-no-evidence"), nullptr);
    EXPECT_EQ(finding(ruled, "impossible-entry-is-no-evidence")->side, Color::Black);
    EXPECT_EQ(finding(ruled, "impossible-entry-is-no-evidence")->ply, 17);
}

TEST(FindingSides, NameTheOpponentWhoDidNotRepeat)
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    one.circumstances.facts.notRepeated = {23};
    ASSERT_NE(finding(one.assessed(), "announcement-not-repeated"), nullptr);
    EXPECT_EQ(finding(one.assessed(), "announcement-not-repeated")->side, Color::Black);
}

TEST(FindingSides, SayThatForTheVisuallyDisabledPlayerTakingOutIsTouching)
{
    const Assessment ruled = queenTouchedAndRookMoved().assessed();
    ASSERT_NE(finding(ruled, "touched-by-taking-out"), nullptr);
    EXPECT_EQ(finding(ruled, "touched-by-taking-out")->article, "D.2.2");
    Incident sighted = queenTouchedAndRookMoved();
    sighted.circumstances.disabled = Who::White;
    EXPECT_EQ(finding(sighted.assessed(), "touched-by-taking-out"), nullptr);
}

TEST(FindingSides, SayWhyAnyMoveMayBeMadeWhereTheKingTouchedCannotMove)
{
    const char* score = "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O Nf6 Ba3 O-O";
    const char* board = "r1bq1rk1/pppp1ppp/2n2n2/b7/2BpP3/B1P2N2/P4PPP/RN1Q1RK1";
    Incident one = incident(score, score, board, board);
    one.circumstances.facts.pressed = Answered::Yes;
    const Assessment ruled = one.assessed();
    ASSERT_NE(finding(ruled, "touched-piece-cannot-move"), nullptr);
    EXPECT_EQ(finding(ruled, "touched-piece-cannot-move")->article, "4.4.3");
    EXPECT_EQ(finding(ruled, "touched-piece-cannot-move")->side, Color::Black);
}

TEST(FindingSides, TellOfATouchWhereNothingStood)
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    one.circumstances.facts.touched = {{Color::White, {Square::E6}}};
    ASSERT_NE(finding(one.assessed(), "touched-an-empty-square"), nullptr);
    EXPECT_EQ(finding(one.assessed(), "touched-an-empty-square")->arguments,
              std::vector<std::string>{"e6"});
    one.circumstances.facts.touched = {{Color::White, {Square::F3}}};
    EXPECT_EQ(finding(one.assessed(), "touched-an-empty-square"), nullptr);
}

}  // namespace
}  // namespace diptych::law::test
