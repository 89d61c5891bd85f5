#include "app/cli/pgn_replay.h"
#include "core/chess/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

using namespace diptych;
using namespace diptych::cli;

namespace {

struct Expected {
    const char* text;
    std::uint64_t games;
    std::uint64_t plies;
    std::uint64_t errors;
};

std::uint64_t occupancyAfterE4()
{
    return chess::Position::initial()
        .after(chess::Move(chess::Square::E2, chess::Square::E4))
        .occupied();
}

const Expected texts[] = {
    {"1. e4 e5 2. Nf3 Nc6 1/2-1/2", 1, 4, 0},
    {"1.e4 e5 2.Nf3 1-0 1.d4 d5 *", 2, 5, 0},
    {"[Event \"a\"]\n[Site \"b\"]\n\n1. e4 *\n\n[Event \"c\"]\n\n1. d4 d5 0-1\n", 2, 3, 0},
    {"[Event \"a\"]\n\n*\n", 1, 0, 0},
    {"[Event \"no end\"]\n\n1. e4 e5\n[Event \"next\"]\n\n1. d4", 2, 3, 0},
    {"1. e4 {comment ( 1. d4 } e5 (1... c5 2. Nf3 (2. c3) {x} d6) 2. Nf3! $1 Nc6?! *", 1, 4, 0},
    {"1. e4 ; rest of the line\n e5 *\n% escaped line 1. Qh8\n", 1, 2, 0},
    {"1... e5 is cut", 1, 0, 1},
    {"1. e4 e5 2. Ke3 Nc6 *", 1, 2, 1},
    {"1. e4 d5 2. exd5 c5 3. dxc6 e.p. *", 1, 5, 0},
    {"1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 O-O *", 1, 8, 0},
    {"\xEF\xBB\xBF[Event \"bom\"]\n\n1. e4 *\n\xEF\xBB\xBF[Event \"again\"]\n\n1. d4 *", 2, 2, 0},
    {"[Event \"cr only\"]\r\r1. e4 e5 *\r\r[Event \"b\"]\r\r1. d4 *\r", 2, 3, 0},
    {"[FEN \"8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1\"]\n1. b8=Q *", 1, 1, 0},
    {"[FEN \"8/8 w\"]\n1. e4 *", 1, 0, 1},
    {"[Event \"15'/game & 10\"/move\"]\n1. e4 *\n\x1A", 1, 1, 0},
    {"{never closed 1. e4", 0, 0, 0},
    {"", 0, 0, 0},
};

/// What is counted if no more than so many bytes come at a time.
ReplayCount inPieces(std::string_view text, std::size_t most)
{
    PgnReplay replay;
    std::size_t from = 0;
    for (std::size_t to = 0; to < text.size();) {
        to = std::min(to + most, text.size());
        from += replay.read(text.substr(from, to - from), PgnReplay::Rest::Follows);
    }
    replay.read(text.substr(from), PgnReplay::Rest::None);
    return replay.count();
}

}  // namespace

TEST(Replay, CountsGamesAndPlies)
{
    for (const Expected& expected : texts) {
        const ReplayCount count = replayPgn(expected.text);
        EXPECT_EQ(count.games, expected.games) << expected.text;
        EXPECT_EQ(count.plies, expected.plies) << expected.text;
        EXPECT_EQ(count.errors, expected.errors) << expected.text;
    }
}

TEST(Replay, AddsUpTheLastPositionsOfTheGames)
{
    const std::uint64_t one = occupancyAfterE4();
    EXPECT_EQ(replayPgn("1. e4 *").check, one);
    EXPECT_EQ(replayPgn("1. e4 * 1. e4 *").check, one * 1099511628211U + one);
}

TEST(Replay, DoesNotDependOnWhereTheTextIsCutIntoPieces)
{
    for (const Expected& expected : texts) {
        const std::string_view text = expected.text;
        const ReplayCount whole = replayPgn(text);
        // The first piece must show how lines end.
        const std::size_t lineBreak = text.find_first_of("\r\n");
        const std::size_t least = lineBreak == std::string_view::npos ? 1 : lineBreak + 1;
        for (std::size_t most = least; most <= text.size(); ++most) {
            const ReplayCount count = inPieces(text, most);
            EXPECT_EQ(count.games, whole.games) << text << " by " << most;
            EXPECT_EQ(count.plies, whole.plies) << text << " by " << most;
            EXPECT_EQ(count.errors, whole.errors) << text << " by " << most;
            EXPECT_EQ(count.check, whole.check) << text << " by " << most;
        }
    }
}
