#include "importers/clock_log/clock_log.h"
#include "importers/source/comment_times.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::importers {
namespace {

using chess::Color;
using clock::ClockReading;
using clock::ReadingSource;
using testing::ElementsAre;
using testing::IsEmpty;

/// "w1 5390" for White's display after his first move.
std::vector<std::string> written(const std::vector<ClockReading>& readings)
{
    std::vector<std::string> texts;
    for (const ClockReading& reading : readings) {
        texts.push_back((reading.side == Color::White ? "w" : "b") + std::to_string(reading.move) +
                        " " + std::to_string(reading.seconds));
    }
    return texts;
}

score::Entry entry(std::optional<int> clockSeconds, std::optional<int> elapsed = std::nullopt)
{
    score::Entry result;
    result.clockSeconds = clockSeconds;
    result.elapsedSeconds = elapsed;
    return result;
}

struct Comment {
    const char* text;
    int clock;    ///< -1: none
    int elapsed;  ///< -1: none
};

TEST(ClockLog, FindsTimesInCommentsOfEveryForm)
{
    for (const Comment& each : {
             Comment{"[%clk 1:23:45]", 5025, -1},
             Comment{"good [%clk 1:23:45.9] move", 5025, -1},
             Comment{"[%clk1:23:45]", 5025, -1},
             Comment{"[%clk 23:45]", 1425, -1},
             Comment{"[%clk 0:00:07][%emt 0:00:05]", 7, 5},
             Comment{"[%emt 7]", -1, 7},
             Comment{"[%emt 12.7]", -1, 12},
             Comment{"[%egt 3,book][%eval 0.3,12]", -1, 3},
             Comment{"[%mct 1:02:03]", 3723, -1},
             Comment{"1:23:45", 5025, -1},
             Comment{"[%clk ?]", -1, -1},
             Comment{"[%clk 1:75:00]", -1, -1},
             Comment{"[%clk", -1, -1},
             Comment{"[%clk 99999999999]", -1, -1},
             Comment{"after 1:23 hours", -1, -1},
             Comment{"", -1, -1},
         }) {
        const CommentTimes times = timesInComment(each.text);
        EXPECT_EQ(times.clock.value_or(-1), each.clock) << each.text;
        EXPECT_EQ(times.elapsed.value_or(-1), each.elapsed) << each.text;
    }
}

TEST(ClockLog, TellsTheDisplaysOfASheet)
{
    score::Sheet sheet;
    sheet.entries = {entry(5390), entry(5380), entry({}), entry(5300), entry(5000)};
    EXPECT_THAT(written(clockReadings(sheet)),
                ElementsAre("w1 5390", "b1 5380", "b2 5300", "w3 5000"));
    EXPECT_EQ(clockReadings(sheet)[0].source, ReadingSource::Sheet);
    sheet.keeper = score::Keeper::Board;
    EXPECT_EQ(clockReadings(sheet)[0].source, ReadingSource::Log);
    sheet.keeper = score::Keeper::Recorder;
    EXPECT_EQ(clockReadings(sheet)[0].source, ReadingSource::Recorder);
    sheet.keeper = score::Keeper::White;
    sheet.medium = score::Medium::Pgn;
    EXPECT_EQ(clockReadings(sheet)[0].source, ReadingSource::Log);
}

TEST(ClockLog, GoesByNumbersAndColumnsWhereAPlyIsMissing)
{
    score::Sheet sheet;
    sheet.entries = {entry(100), entry(90), entry(80)};
    sheet.entries[1].number = 2;
    sheet.entries[1].side = Color::White;
    EXPECT_THAT(written(clockReadings(sheet)), ElementsAre("w1 100", "w2 90", "b2 80"));
}

TEST(ClockLog, TakesTheTagsForTheLastMoves)
{
    score::Sheet sheet;
    sheet.entries = {entry({}), entry({}), entry({})};
    sheet.tags = {{"WhiteClock", "1:05:23"}, {"BlackClock", "0:59:07"}};
    EXPECT_THAT(written(clockReadings(sheet)), ElementsAre("b1 3547", "w2 3923"));
}

TEST(ClockLog, WorksOutDisplaysFromTimesUsed)
{
    const auto control = clock::parseTimeControl("2/600+30:300+30");
    score::Sheet sheet;
    sheet.entries = {entry({}, 10), entry({}, 20), entry({}, 40), entry({}, {}), entry({}, 5)};
    EXPECT_THAT(written(clockReadings(sheet)), IsEmpty());
    // 600 + 30 at the start, 30 at each press, 300 after the second move.
    EXPECT_THAT(written(clockReadings(sheet, *control)),
                ElementsAre("w1 650", "b1 640", "w2 940", "w3 965"));
}

struct Table {
    const char* text;
    std::vector<std::string> readings;
    std::size_t problems = 0;
};

TEST(ClockLog, ReadsTablesOfReadings)
{
    const std::vector<Table> tables{
        {"move,white,black\n10,1:20:00,1:19:30\n20,1:00:00,0:58:10\n",
         {"w10 4800", "b10 4770", "w20 3600", "b20 3490"}},
        {"10;1:20:00;1:19:30\n", {"w10 4800", "b10 4770"}},
        {"Zug;Schwarz;Weiß\n10;1:20:00;1:19:30\n", {"b10 4800", "w10 4770"}},
        {"side,move,time\nwhite,10,1:20:00\nblack,10,1:19:30\n", {"w10 4800", "b10 4770"}},
        {"w;10;80:00\n\nb;10;79:30\n", {"w10 4800", "b10 4770"}},
        {"move,white\n10,1:20:00\nnonsense,here\nx,1:00:00\n", {"w10 4800"}, 2},
        {"", {}},
        {"10,1:20:00\n", {}, 1},
    };
    for (const Table& table : tables) {
        const ClockLog log = readClockLog(table.text, ReadingSource::Log);
        EXPECT_EQ(written(log.readings), table.readings) << table.text;
        EXPECT_EQ(log.diagnostics.size(), table.problems) << table.text;
    }
}

TEST(ClockLog, CountsPliesWhereTheHeadSaysSo)
{
    for (const char* text : {"ply,side,time\n1,white,1:30:10\n2,black,1:30:05\n3,white,1:29:00\n",
                             "Ply;Time\n1;1:30:10\n2;1:30:05\n3;1:29:00\n"}) {
        const ClockLog log = readClockLog(text, ReadingSource::Log);
        EXPECT_THAT(written(log.readings), ElementsAre("w1 5410", "b1 5405", "w2 5340")) << text;
        EXPECT_THAT(log.diagnostics, IsEmpty()) << text;
    }
}

TEST(ClockLog, TakesTheTimeControlFromTheTagsOfTheSheet)
{
    score::Sheet sheet;
    sheet.entries = {entry(std::nullopt, 5), entry(std::nullopt, 10), entry(std::nullopt, 60)};
    EXPECT_THAT(clockReadings(sheet, std::nullopt), IsEmpty());
    sheet.tags["TimeControl"] = "5400+30";
    EXPECT_THAT(written(clockReadings(sheet, std::nullopt)),
                ElementsAre("w1 5455", "b1 5450", "w2 5425"));
    sheet.tags["TimeControl"] = "?";
    EXPECT_THAT(clockReadings(sheet, std::nullopt), IsEmpty());
}

}  // namespace
}  // namespace diptych::importers
