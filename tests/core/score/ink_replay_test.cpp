#include "core/score/ink_certainty.h"
#include "core/score/replay.h"
#include "ink_made.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace diptych::score {

using chess::Position;
using test::inkSheet;

namespace {

ReplayedSheet replayed(const char* text)
{
    return replay(Position::initial(), inkSheet(Keeper::White, text));
}

std::string sanAt(const ReplayedSheet& sheet, std::size_t row)
{
    return chess::toSan(sheet.positions[row], *sheet.rows[row].move);
}

}  // namespace

TEST(InkReplay, GivesItsBestGuessWhereManyMovesAreAsLikely)
{
    const ReplayedSheet sheet = replayed("e4 e5 Nf3 Nc6 a4~ h6");
    ASSERT_EQ(sheet.rows.size(), 6u);
    EXPECT_EQ(sheet.rows[4].state, EntryState::Doubtful);
    ASSERT_TRUE(sheet.rows[4].move);
    ASSERT_EQ(sheet.rows[4].candidates.size(), 2u);
    EXPECT_EQ(sheet.rows[4].candidates.front().move, *sheet.rows[4].move);
    EXPECT_TRUE(sheet.finalPositionIsUnique);
}

TEST(InkReplay, IsSureWhereTheInkIsPlain)
{
    const ReplayedSheet sheet = replayed("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
    ASSERT_EQ(sheet.rows.size(), 8u);
    for (const ReplayedEntry& row : sheet.rows) {
        EXPECT_EQ(row.state, EntryState::Read) << *row.ply;
        EXPECT_GT(row.confidence, 0.8) << *row.ply;
    }
    EXPECT_EQ(sanAt(sheet, 4), "Bb5");
}

TEST(InkReplay, GivesAMoveForEveryEntryHoweverPoorTheInk)
{
    const ReplayedSheet sheet = replayed("e4 e5 Nf3~ Nc6~ Bb5~ a6~ Ba4~ Nf6~ O-O~");
    ASSERT_EQ(sheet.rows.size(), 9u);
    EXPECT_TRUE(std::all_of(sheet.rows.begin(), sheet.rows.end(),
                            [](const ReplayedEntry& row) { return row.move.has_value(); }));
    EXPECT_EQ(sheet.rows[6].state, EntryState::Doubtful);
}

TEST(InkReplay, DoesNotTakeAMateForTheEndOfAllEntries)
{
    // Qxf7 would be mate if the ink at ply 6 had another move; the sheet goes on after it.
    const ReplayedSheet sheet = replayed("e4 e5 Qh5 Nc6 Bc4 g6|Nf6 Qf3 Nf6 Nc3 d6 Nge2 Bg7 d3 O-O");
    EXPECT_EQ(sheet.plies, 14);
    EXPECT_EQ(sanAt(sheet, 5), "g6");
}

TEST(InkReplay, TrustsTwoSheetsMoreThanOne)
{
    const Sheet sheet = inkSheet(Keeper::White, "e4 e5 Nf3~ Nc6 Bb5 a6");
    const Sheet other = inkSheet(Keeper::Black, "e4 e5 Nf3 Nc6 Bb5 a6");
    const Sheet* one[] = {&sheet};
    const Sheet* both[] = {&sheet, &other};
    const auto alone = inkCertainties(decode(Position::initial(), one));
    const auto together = inkCertainties(decode(Position::initial(), both));
    ASSERT_EQ(alone.size(), 6u);
    ASSERT_EQ(together.size(), 6u);
    EXPECT_LT(alone[2], together[2]);
}

}  // namespace diptych::score
