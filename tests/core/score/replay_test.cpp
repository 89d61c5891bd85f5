#include "core/score/replay.h"
#include "sheets.h"

#include <gtest/gtest.h>

namespace diptych::score {

using chess::Position;
using test::sheetOf;
using test::spanishGame;

namespace {

ReplayedSheet replayed(std::string_view text)
{
    return replay(Position::initial(), sheetOf(Keeper::White, text));
}

std::vector<EntryState> statesOf(const ReplayedSheet& sheet)
{
    std::vector<EntryState> states;
    for (const ReplayedEntry& row : sheet.rows) {
        states.push_back(row.state);
    }
    return states;
}

}  // namespace

TEST(Replay, ReadsACleanSheetToItsEnd)
{
    const ReplayedSheet sheet = replayed(spanishGame);
    EXPECT_EQ(sheet.plies, 24);
    EXPECT_EQ(statesOf(sheet), std::vector<EntryState>(24, EntryState::Read));
    EXPECT_TRUE(sheet.finalPositionIsUnique);
    EXPECT_EQ(sheet.positions.size(), 25u);
}

TEST(Replay, PlaysAnIllegalMoveAndReadsOn)
{
    const ReplayedSheet sheet = replayed("1. e4 e5 2. Nf3 d6 3. Bb5+ Nc6 4. d4 Nxd4");
    ASSERT_EQ(sheet.rows.size(), 8u);
    EXPECT_EQ(sheet.rows[7].state, EntryState::Illegal);
    EXPECT_EQ(sheet.rows[7].reasons,
              std::vector<chess::Illegality>{chess::Illegality::KingLeftInCheck});
    EXPECT_EQ(toUci(*sheet.rows[7].move), "c6d4");
}

TEST(Replay, FollowsEveryReadingOfAnAmbiguousEntry)
{
    const ReplayedSheet sheet =
        replayed("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. d3 Be7 6. Nd2");
    const ReplayedEntry& last = sheet.rows.back();
    EXPECT_EQ(last.state, EntryState::Ambiguous);
    EXPECT_FALSE(last.move.has_value());
    EXPECT_EQ(last.candidates.size(), 2u);
    EXPECT_FALSE(sheet.finalPositionIsUnique);
}

TEST(Replay, FindsAnEntryThatWasLeftOut)
{
    const ReplayedSheet sheet =
        replayed("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 "
                 "8. c3 h3 9. Nb8 d4 10. Nbd7 Nbd2 11. Bb7 Bc2 12. Re8");
    int missing = 0;
    for (const ReplayedEntry& row : sheet.rows) {
        missing += row.state == EntryState::Missing ? 1 : 0;
    }
    EXPECT_EQ(missing, 1);
    EXPECT_EQ(sheet.plies, 24);
}

TEST(Replay, CallsADoubledEntryVoid)
{
    const ReplayedSheet sheet = replayed("1. e4 e5 2. Nf3 Nc6 3. Bb5 Bb5 a6 4. Ba4 Nf6");
    ASSERT_EQ(sheet.rows.size(), 9u);
    EXPECT_EQ(sheet.rows[5].state, EntryState::Void);
    EXPECT_FALSE(sheet.rows[5].ply.has_value());
    EXPECT_EQ(sheet.plies, 8);
}

TEST(Replay, KeepsAnUnreadableEntryInItsPlace)
{
    const ReplayedSheet sheet = replayed("1. e4 e5 2. ~~~ Nc6 3. Bb5 a6");
    ASSERT_EQ(sheet.rows.size(), 6u);
    EXPECT_EQ(sheet.rows[2].state, EntryState::Unreadable);
    EXPECT_EQ(sheet.rows[2].ply, 3);
}

TEST(Replay, KeepsAPlainEntryThoughAnotherWouldMakeALaterMoveLegal)
{
    const ReplayedSheet sheet =
        replayed("1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. d4 Nxd4 5. Nxd4 exd4 6. Qxd4 Nf6 7. O-O");
    ASSERT_EQ(sheet.rows.size(), 13u);
    EXPECT_EQ(sheet.rows[5].state, EntryState::Read);
    EXPECT_EQ(toUci(*sheet.rows[5].move), "d7d6");
    EXPECT_EQ(sheet.rows[7].state, EntryState::Illegal);
    EXPECT_EQ(toUci(*sheet.rows[7].move), "c6d4");
}

TEST(Replay, TakesTheEntryTooManyOfARowForVoid)
{
    const Sheet sheet =
        sheetOf(Keeper::White, "1. e4 d4 e6 2. c4 Be7 3. e3 Nf6 4. Nf3 O-O 5. Bd3 Nc6 6. Nc3 d6",
                test::Numbers::Kept);
    const ReplayedSheet read = replay(Position::initial(), sheet);
    ASSERT_EQ(read.rows.size(), 13u);
    EXPECT_EQ(read.rows[0].state, EntryState::Void);
    EXPECT_EQ(toUci(*read.rows[1].move), "d2d4");
    EXPECT_EQ(read.plies, 12);
}

TEST(Replay, MissesAnEntryInARowThatHoldsOne)
{
    const Sheet sheet =
        sheetOf(Keeper::White, "1. e4 e5 2. Nc6 3. Bb5 a6 4. Ba4", test::Numbers::Kept);
    const ReplayedSheet read = replay(Position::initial(), sheet);
    ASSERT_EQ(read.rows.size(), 7u);
    EXPECT_EQ(read.rows[2].state, EntryState::Missing);
    EXPECT_EQ(toUci(*read.rows[3].move), "b8c6");
}

TEST(Replay, OfAnEmptySheetIsEmpty)
{
    const ReplayedSheet sheet = replayed("");
    EXPECT_EQ(sheet.plies, 0);
    EXPECT_TRUE(sheet.rows.empty());
    EXPECT_EQ(sheet.positions.size(), 1u);
}

}  // namespace diptych::score
