#include "core/score/ink_costs.h"
#include "core/score/ink_settling.h"
#include "core/score/replay.h"
#include "ink_made.h"
#include "sheets.h"

#include <gtest/gtest.h>

namespace diptych::score {

using chess::Position;
using test::inkOf;
using test::inkSheet;
using test::sheetOf;

namespace {

/// The game that sheets are read as, in SAN with blanks between the moves.
std::string gameOf(const std::vector<Sheet>& sheets)
{
    const Comparison comparison = compare(Position::initial(), sheets);
    std::string text;
    for (std::size_t i = 0; i < comparison.game.moves.size(); ++i) {
        text += text.empty() ? "" : " ";
        text += chess::toSan(comparison.game.positions[i], comparison.game.moves[i]);
    }
    return text;
}

std::string gameOf(const char* white)
{
    return gameOf(std::vector<Sheet>{inkSheet(Keeper::White, white)});
}

}  // namespace

TEST(InkCosts, AreLeastForWhatTheInkShows)
{
    const InkReading ink = inkOf("Nf3", "Nd3", 0.3);
    InkCosts costs(ink);
    const double shown = costs.of(InkWord("Nf3"));
    const double second = costs.of(InkWord("Nd3"));
    EXPECT_LT(shown, 0.1);
    EXPECT_GT(second, shown);
    EXPECT_LT(second, costs.of(InkWord("Bd3")));
    EXPECT_LT(costs.of(InkWord("Bd3")), costs.of(InkWord("O-O")));
    EXPECT_TRUE(isClear(inkOf("Nf3")) || plainText(inkOf("Nf3")) == "Nf3");
    EXPECT_FALSE(isClear(ink));
}

TEST(InkCosts, ReadTextsInTheLettersOfTheSheet)
{
    InkReading ink;
    ink.pieceLetters = {"K", "D", "T", "L", "S"};
    ink.texts = {{{"5f3", -0.2}, {"5l3", -1.8}}};
    InkCosts costs(ink);
    EXPECT_LT(costs.of(InkWord("Nf3")), costs.of(InkWord("Bf3")));
    EXPECT_LT(costs.of(InkWord("Nf3")), costs.of(InkWord("Nf6")));
    ink.texts = {{{"Sf3", -0.01}}};
    EXPECT_TRUE(isClear(ink));
    EXPECT_DOUBLE_EQ(InkCosts(ink).of(InkWord("Nf3")), 0.0);
}

TEST(InkSettling, LetsTheRulesDecideWhatALetterIs)
{
    // Bc5 is not possible at ply 3; the ink prefers it a little.
    EXPECT_EQ(gameOf("e4 e5 Bc5|Bc4 Nc6 Nf3"), "e4 e5 Bc4 Nc6 Nf3");
}

TEST(InkSettling, LetsLaterMovesDecide)
{
    // Both knights' moves are possible at ply 3, but only one lets the knight take on e5.
    EXPECT_EQ(gameOf("e4 e5 Nh3|Nf3 Nc6 Nxe5 Nxe5"), "e4 e5 Nf3 Nc6 Nxe5 Nxe5");
}

TEST(InkSettling, LetsTheOtherSheetDecide)
{
    const auto sheets = std::vector<Sheet>{inkSheet(Keeper::White, "e4 e5 Nf3 Nc6 a4|a3 h6"),
                                           inkSheet(Keeper::Black, "e4 e5 Nf3 Nc6 a3 h6")};
    EXPECT_EQ(gameOf(sheets), "e4 e5 Nf3 Nc6 a3 h6");
    EXPECT_EQ(compare(Position::initial(), sheets).state, ScoresState::Correspond);
}

TEST(InkSettling, LetsATypedSheetDecide)
{
    const auto sheets = std::vector<Sheet>{inkSheet(Keeper::White, "e4 e5 Nf3~ Nc6 Bb5 a6"),
                                           sheetOf(Keeper::Black, "e4 e5 Nf3 Nc6 Bb5 a6")};
    EXPECT_EQ(gameOf(sheets), "e4 e5 Nf3 Nc6 Bb5 a6");
}

TEST(InkSettling, KeepsApartWhatThePlayersWroteClearly)
{
    const auto sheets = std::vector<Sheet>{inkSheet(Keeper::White, "e4 e5 Nf3 Nc6 Bb5 a6"),
                                           inkSheet(Keeper::Black, "e4 e5 Nf3 Nc6 Bc4 a6")};
    const Comparison comparison = compare(Position::initial(), sheets);
    EXPECT_EQ(comparison.state, ScoresState::Differ);
    ASSERT_TRUE(comparison.firstDivergence);
    EXPECT_EQ(comparison.firstDivergence->ply, 5);
}

TEST(InkSettling, ShowsADoubtThatNothingDecides)
{
    const auto sheet = inkSheet(Keeper::White, "e4 e5 Nf3 Nc6 a4|a3 h6");
    const auto settled = settleInk(Position::initial(), {sheet}).sheets;
    EXPECT_EQ(settled.front().entries[4].readings.size(), 2u);
    EXPECT_EQ(settled.front().entries[2].readings.size(), 1u);
    EXPECT_FALSE(holdsInk(settled.front()));
}

TEST(InkSettling, ReadsShortFormsAndMissingMarks)
{
    EXPECT_EQ(gameOf("e4 d5 ed Qd5 Nc3 Qa5 d4 c6 Nf3 Bg4 Bc4 Bf3 Qf3 e6 OO Nd7"),
              "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 c6 Nf3 Bg4 Bc4 Bxf3 Qxf3 e6 O-O Nd7");
}

TEST(InkSettling, EndsWhereThereAreMoreSheetsThanAreReadTogether)
{
    const std::vector<Sheet> sheets(8, inkSheet(Keeper::Recorder, "e4 e5"));
    for (const Sheet& sheet : settleInk(Position::initial(), sheets).sheets) {
        EXPECT_FALSE(holdsInk(sheet));
    }
}

}  // namespace diptych::score
