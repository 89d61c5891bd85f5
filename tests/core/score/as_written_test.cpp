#include "core/score/as_written.h"
#include "sheets.h"

#include <gtest/gtest.h>

#include <string>

namespace diptych::score {

using chess::Position;
using test::sheetOf;
using test::spanishGame;

namespace {

std::vector<EstablishedMove> asWritten(std::string_view white, std::string_view black)
{
    const Sheet sheets[] = {sheetOf(Keeper::White, white), sheetOf(Keeper::Black, black)};
    const Sheet* const both[] = {&sheets[0], &sheets[1]};
    return movesAsWritten(Position::initial(), both, {});
}

std::vector<EstablishedMove> asWritten(std::string_view text)
{
    const Sheet sheet = sheetOf(Keeper::White, text);
    const Sheet* const alone[] = {&sheet};
    return movesAsWritten(Position::initial(), alone, {});
}

}  // namespace

TEST(AsWritten, KeepsEveryMoveOfALegalSheetHoweverUnlikely)
{
    const auto moves = asWritten("1. g3 b6 2. Bg2 Bb7 3. Bxb7 Nc6 4. Bxa8 Qxa8 5. f3 g6 6. e4 Bg7");
    ASSERT_EQ(moves.size(), 12u);
    EXPECT_EQ(moves[8].ply, 9);
    EXPECT_EQ(chess::toString(moves[8].move.from()) + chess::toString(moves[8].move.to()), "f2f3");
}

TEST(AsWritten, LeavesOutThePlyWhereAnEntryCanMeanTwoMoves)
{
    const auto moves = asWritten("1. d4 d5 2. Nf3 Nf6 3. Nd2 e6");
    ASSERT_EQ(moves.size(), 5u);
    EXPECT_EQ(moves.back().ply, 6);
}

TEST(AsWritten, SaysNothingOfASheetWithAnImpossibleEntryInside)
{
    EXPECT_TRUE(asWritten("1. e4 e5 2. Nf5 Nc6 3. Bb5").empty());
}

TEST(AsWritten, TakesAnIllegalMoveOnlyAsTheNewestEntryOfOneSheet)
{
    const std::string before = "1. e4 e5 2. Nf3 d6 3. Bb5+ Nc6 4. d4";
    EXPECT_EQ(asWritten(before, before + " Nxd4").size(), 8u);
    EXPECT_TRUE(asWritten(before + " exd4", before + " Nxd4").empty());
}

TEST(AsWritten, SaysNothingWhereTwoSheetsPart)
{
    EXPECT_EQ(asWritten(spanishGame, spanishGame).size(), 24u);
    EXPECT_TRUE(asWritten("1. e4 e5 2. Nf3", "1. e4 e5 2. Nc3").empty());
}

}  // namespace diptych::score
