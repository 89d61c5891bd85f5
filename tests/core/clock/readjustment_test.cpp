#include "core/clock/credit.h"
#include "core/clock/readjustment.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace diptych::clock {
namespace {

constexpr int hms(int hours, int minutes, int seconds)
{
    return hours * 3600 + minutes * 60 + seconds;
}

TimeControl read(std::string_view text, StartCredit credit = StartCredit::Yes)
{
    TimeControl control = parseTimeControl(text).value_or(TimeControl{});
    control.startCredit = credit;
    return control;
}

ClockReading reading(int move, int seconds, ReadingSource source)
{
    return {chess::Color::White, move, seconds, source};
}

/// A worked example of law.md 2.3.
struct Example {
    const char* name;
    TimeControl control;
    PlayerClock clock;
    int kept;
    int seconds;
    Method method;
};

TEST(Readjustment, UsesAReadingAtTheControlAsItIsAndSaysThatTheNextPeriodIsDue)
{
    const TimeControl both = read("40/5400+30:1800+30");
    const PlayerClock before{
        hms(0, 28, 0), 41, Known::Yes, {reading(40, hms(0, 1, 20), ReadingSource::Arbiter)}};
    const auto found = readjust(both, before, 40).value();
    EXPECT_EQ(found.seconds, hms(0, 1, 20));
    EXPECT_EQ(found.method, Method::Arbiter);
    EXPECT_EQ(found.warnings, std::vector<std::string>{"next-period-not-included"});
    EXPECT_EQ(missingFromReading(both, 40, hms(0, 1, 20)), 1800);
    // As long as the next period: it is included.
    const PlayerClock with{
        hms(0, 28, 0), 41, Known::Yes, {reading(40, hms(0, 30, 0), ReadingSource::Arbiter)}};
    EXPECT_EQ(readjust(both, with, 40)->seconds, hms(0, 30, 0));
    EXPECT_TRUE(readjust(both, with, 40)->warnings.empty());
    EXPECT_EQ(missingFromReading(both, 40, hms(0, 30, 0)), 0);
    // Elsewhere no period is due, and in the last one none ever is.
    EXPECT_EQ(missingFromReading(both, 39, 10), 0);
    EXPECT_EQ(missingFromReading(read("5400+30"), 40, 10), 0);
}

TEST(Readjustment, SaysThatTheNextPeriodIsDueWhereADisplayHasRunDownAtTheControl)
{
    const TimeControl both = read("40/7200:3600");
    const std::vector<std::string> due{"next-period-not-included"};
    const PlayerClock down{0, 40, Known::Unknown, {}};
    EXPECT_EQ(leaveUnchanged(both, down, 40)->seconds, 0);
    EXPECT_EQ(leaveUnchanged(both, down, 40)->warnings, due);
    EXPECT_TRUE(leaveUnchanged(both, down, 39)->warnings.empty()) << "the control is not passed";
    const PlayerClock left{90, 40, Known::Unknown, {}};
    EXPECT_TRUE(leaveUnchanged(both, left, 40)->warnings.empty()) << "the clock still adds it";
    const PlayerClock added{0, 40, Known::Yes, {}};
    EXPECT_TRUE(leaveUnchanged(both, added, 40)->warnings.empty());
}

TEST(Readjustment, GivesTheWorkedExamplesToTheSecond)
{
    const TimeControl twoHours = read("40/7200:3600");
    const TimeControl ninety = read("5400+30");
    const TimeControl ninetyLater = read("5400+30", StartCredit::No);
    const TimeControl both = read("40/5400+30:1800+30");
    const TimeControl bothLater = read("40/5400+30:1800+30", StartCredit::No);
    const auto log = ReadingSource::Log;
    const auto sheet = ReadingSource::Sheet;
    const auto arbiter = ReadingSource::Arbiter;
    const Example examples[] = {
        {"E1 White",
         twoHours,
         {hms(0, 24, 0), 32, Known::Unknown, {}},
         24,
         hms(0, 48, 0),
         Method::Average},
        {"E1 Black",
         twoHours,
         {hms(0, 16, 0), 31, Known::Unknown, {}},
         24,
         hms(0, 39, 29),
         Method::Average},
        {"E2 White",
         ninety,
         {hms(0, 34, 10), 28, Known::Unknown, {}},
         20,
         hms(0, 50, 16),
         Method::Average},
        {"E2 Black",
         ninety,
         {hms(0, 41, 25), 27, Known::Unknown, {}},
         20,
         hms(0, 54, 9),
         Method::Average},
        {"E2 White, later",
         ninetyLater,
         {hms(0, 34, 10), 28, Known::Unknown, {}},
         20,
         hms(0, 50, 7),
         Method::Average},
        {"E2 Black, later",
         ninetyLater,
         {hms(0, 41, 25), 27, Known::Unknown, {}},
         20,
         hms(0, 54, 1),
         Method::Average},
        {"E3 White",
         both,
         {hms(0, 35, 20), 41, Known::Yes, {}},
         32,
         hms(0, 24, 2),
         Method::Average},
        {"E3 Black",
         both,
         {hms(0, 31, 10), 40, Known::Yes, {}},
         32,
         hms(0, 19, 2),
         Method::Average},
        {"E3 White, later",
         bothLater,
         {hms(0, 35, 20), 41, Known::Yes, {}},
         32,
         hms(0, 23, 55),
         Method::Average},
        {"E3 Black, later",
         bothLater,
         {hms(0, 31, 10), 40, Known::Yes, {}},
         32,
         hms(0, 18, 56),
         Method::Average},
        {"E4",
         both,
         {hms(0, 27, 30),
          45,
          Known::Yes,
          {reading(35, hms(0, 4, 10), sheet), reading(40, hms(0, 1, 20), log)}},
         38,
         hms(0, 2, 28),
         Method::Interpolated},
        {"E4 average",
         both,
         {hms(0, 27, 30), 45, Known::Yes, {}},
         38,
         hms(0, 11, 58),
         Method::Average},
        {"E4 average, later",
         bothLater,
         {hms(0, 27, 30), 45, Known::Yes, {}},
         38,
         hms(0, 11, 53),
         Method::Average},
        {"E5", both, {hms(0, 22, 40), 46, Known::Yes, {}}, 42, hms(0, 31, 10), Method::Average},
        {"E5 with a reading",
         both,
         {hms(0, 22, 40), 46, Known::Yes, {reading(40, hms(0, 34, 15), arbiter)}},
         42,
         hms(0, 30, 23),
         Method::Interpolated},
        {"E6 two hours",
         read("7200d5"),
         {hms(1, 2, 0), 30, Known::Unknown, {}},
         22,
         hms(1, 17, 28),
         Method::Average},
        {"E6 rapid",
         read("1500d10"),
         {hms(0, 8, 30), 31, Known::Unknown, {}},
         27,
         hms(0, 10, 38),
         Method::Average},
        {"E7", twoHours, {hms(1, 0, 0), 40, Known::Yes, {}}, 33, hms(0, 21, 0), Method::Average},
        {"E7 with a note",
         twoHours,
         {hms(1, 0, 0), 40, Known::Yes, {reading(28, hms(0, 4, 50), sheet)}},
         33,
         hms(0, 2, 49),
         Method::Interpolated},
        {"E8",
         bothLater,
         {hms(0, 58, 40), 19, Known::Unknown, {reading(14, hms(1, 12, 0), arbiter)}},
         14,
         hms(1, 12, 0),
         Method::Arbiter},
        {"E10",
         ninety,
         {hms(0, 52, 10), 19, Known::Unknown, {}},
         19,
         hms(0, 52, 10),
         Method::Unchanged},
    };
    for (const Example& example : examples) {
        const auto found = readjust(example.control, example.clock, example.kept);
        ASSERT_TRUE(found.has_value()) << example.name;
        EXPECT_EQ(found->seconds, example.seconds) << example.name;
        EXPECT_EQ(found->method, example.method) << example.name;
        EXPECT_LE(*found->low, found->seconds) << example.name;
        EXPECT_GE(*found->high, found->seconds) << example.name;
    }
}

TEST(Readjustment, TakesTheIncrementOfTheLastPressOffAgain)
{
    // E9: 0:12:40 after the press with thirty seconds.
    const PlayerClock clock{hms(0, 12, 40), 40, Known::Unknown, {}};
    const auto found = removeIncrement(read("5400+30"), clock, 40);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->seconds, hms(0, 12, 10));
    EXPECT_EQ(found->method, Method::IncrementRemoved);
}

TEST(Readjustment, TakesTheNextPeriodOffWithThePressThatBroughtIt)
{
    const auto control = read("40/5400+30:1800+30");
    const auto secondsWith = [&](int display, Known bonus, Pressed pressed = Pressed::TakenBack) {
        return removeIncrement(control, {display, 40, bonus, {}}, 40, pressed)->seconds;
    };
    EXPECT_EQ(secondsWith(hms(0, 31, 0), Known::Yes), hms(0, 0, 30));
    EXPECT_EQ(secondsWith(hms(0, 31, 0), Known::No), hms(0, 30, 30));
    EXPECT_EQ(secondsWith(hms(0, 31, 0), Known::Unknown), hms(0, 0, 30));
    EXPECT_EQ(secondsWith(hms(0, 1, 0), Known::Unknown), hms(0, 0, 30));
    EXPECT_EQ(secondsWith(hms(0, 31, 0), Known::Yes, Pressed::Stays), hms(0, 30, 30));
    const auto unstated = removeIncrement(control, {hms(0, 31, 0), 40, Known::Unknown, {}}, 40);
    EXPECT_THAT(unstated->warnings, testing::ElementsAre("bonus-not-stated"));
}

TEST(Readjustment, WarnsOfAReadingAboveAllTheTimeGiven)
{
    PlayerClock clock{hms(1, 0, 0), 20, Known::Unknown, {}};
    clock.readings = {reading(8, hms(1, 50, 0), ReadingSource::Sheet)};
    EXPECT_THAT(readjust(read("5400+30"), clock, 8)->warnings,
                testing::ElementsAre("more-than-credited"));
    clock.readings = {reading(8, hms(1, 30, 0), ReadingSource::Sheet)};
    EXPECT_THAT(readjust(read("5400+30"), clock, 8)->warnings, testing::IsEmpty());
}

TEST(Readjustment, CountsTheSecondPeriodWhereItWarnsOfTheSecondControl)
{
    // Fifteen minutes without the last period; by the line 17 minutes before the second control.
    const PlayerClock clock{hms(0, 30, 0), 41, Known::Yes, {}};
    EXPECT_THAT(readjust(read("20/3600+10:20/1800+10:900+10"), clock, 30)->warnings,
                testing::IsEmpty());
}

TEST(Readjustment, GivesTheOpponentHisReadingElseHisDisplay)
{
    PlayerClock clock{hms(0, 19, 35), 40, Known::Unknown, {}};
    EXPECT_EQ(readingOrDisplay({}, clock, 40)->seconds, hms(0, 19, 35));
    clock.readings = {reading(40, hms(0, 20, 0), ReadingSource::Log)};
    EXPECT_EQ(readingOrDisplay({}, clock, 40)->seconds, hms(0, 20, 0));
    EXPECT_EQ(readingOrDisplay({}, clock, 40)->method, Method::Log);
}

TEST(Readjustment, PrefersTheLogToTheArbiterToTheRecorderToTheSheet)
{
    PlayerClock clock{hms(0, 30, 0), 30, Known::Unknown, {}};
    const ReadingSource worstFirst[] = {ReadingSource::Sheet, ReadingSource::Recorder,
                                        ReadingSource::Arbiter, ReadingSource::Log};
    for (const ReadingSource source : worstFirst) {
        const int seconds = 1000 + static_cast<int>(source);
        clock.readings.push_back(reading(20, seconds, source));
        EXPECT_EQ(readjust(read("5400+30"), clock, 20)->seconds, seconds);
    }
}

TEST(Readjustment, AsksForTheBonusOnlyWhereItMatters)
{
    const TimeControl control = read("40/5400+30:1800+30");
    PlayerClock clock{hms(0, 35, 20), 41, Known::Unknown, {}};
    EXPECT_TRUE(bonusMatters(control, clock, 32));
    EXPECT_FALSE(bonusMatters(control, clock, 41));
    clock.bonus = Known::No;
    EXPECT_FALSE(bonusMatters(control, clock, 32));
    EXPECT_EQ(readjust(control, clock, 32)->seconds, hms(0, 47, 27));
    clock.bonus = Known::Unknown;
    clock.completed = 39;
    EXPECT_FALSE(bonusMatters(control, clock, 32));
}

TEST(Readjustment, KnowsWhatIsUnknown)
{
    EXPECT_FALSE(readjust(read("5400+30"), PlayerClock{}, 20).has_value());
    const auto found = readjust(std::nullopt, PlayerClock{600, 30, Known::Unknown, {}}, 20);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->seconds, 600);
    EXPECT_EQ(found->warnings, std::vector<std::string>{"time-control-unknown"});
}

TEST(Readjustment, WarnsOfReadingsThatCannotBe)
{
    const TimeControl control = read("40/5400+30:1800+30");
    const auto warns = [&](const PlayerClock& clock, int kept, const char* code) {
        const auto found = readjust(control, clock, kept);
        return found && std::count(found->warnings.begin(), found->warnings.end(), code) == 1;
    };
    const PlayerClock tooMuch{hms(2, 0, 0), 20, Known::Unknown, {}};
    EXPECT_TRUE(warns(tooMuch, 10, "more-than-credited"));
    const PlayerClock rising{
        hms(1, 0, 0), 30, Known::Unknown, {reading(25, hms(0, 20, 0), ReadingSource::Sheet)}};
    EXPECT_TRUE(warns(rising, 27, "used-time-falls"));
    const PlayerClock overstepped{hms(0, 5, 0), 42, Known::Yes, {}};
    EXPECT_TRUE(warns(overstepped, 41, "no-time-before-control"));
    const PlayerClock atTheControl{hms(0, 20, 0), 40, Known::Yes, {}};
    EXPECT_TRUE(warns(atTheControl, 32, "no-time-before-control"));
    const PlayerClock bonusStillDue{hms(0, 0, 20), 40, Known::No, {}};
    EXPECT_FALSE(warns(bonusStillDue, 32, "no-time-before-control"));
    const PlayerClock unstated{hms(0, 35, 0), 41, Known::Unknown, {}};
    EXPECT_TRUE(warns(unstated, 32, "bonus-not-stated"));
    const PlayerClock sound{hms(0, 34, 10), 28, Known::Unknown, {}};
    EXPECT_TRUE(readjust(control, sound, 20)->warnings.empty());
}

TEST(Readjustment, CapsThePlayerInTimeTroubleBelowFiveMinutes)
{
    const Readjusted capped = cappedByTimeTrouble({hms(0, 21, 0), Method::Average, {}, {}, {}});
    EXPECT_EQ(capped.low, 0);
    EXPECT_EQ(capped.high, 299);
    EXPECT_EQ(capped.seconds, 150);
}

TEST(Readjustment, SharesTheElapsedTimeOutWhereAClockFailed)
{
    // E8: fourteen moves each, fifty minutes elapsed, both clocks defective.
    const TimeControl control = read("40/5400+30:1800+30", StartCredit::No);
    const PlayerClock unknown{std::nullopt, 14, Known::Unknown, {}};
    EXPECT_EQ(sharedOut(control, unknown, unknown, 3000), hms(1, 12, 0));
    const PlayerClock other{hms(1, 17, 0), 14, Known::Unknown, {}};
    EXPECT_EQ(sharedOut(control, unknown, other, 3000), hms(1, 7, 0));
    const PlayerClock white{hms(1, 17, 0), 14, Known::Unknown, {}};
    const PlayerClock black{hms(1, 7, 0), 14, Known::Unknown, {}};
    EXPECT_TRUE(elapsedFits(control, white, black, 3000));
    EXPECT_FALSE(elapsedFits(control, white, black, 3600));
}

/// A clock as it can really have run: every move uses some time and brings its increment.
struct ClockRun {
    TimeControl control;
    std::vector<int> displays;  ///< after move n
};

ClockRun randomRun(std::mt19937& random, const TimeControl& control, int moves)
{
    ClockRun run{control, {startDisplay(control)}};
    int display = startDisplay(control);
    for (int move = 1; move <= moves; ++move) {
        const int most = std::max(1, std::min(display - 1, 240));
        const int used = std::uniform_int_distribution<int>(0, most)(random);
        const int delay = control.periods.front().delay;
        display -= std::max(0, used - delay);
        display += incrementOf(control, move);
        if (endsPeriod(control, move)) {
            display +=
                control.periods[static_cast<std::size_t>(controlsPassed(control, move))].seconds;
        }
        run.displays.push_back(display);
    }
    return run;
}

TEST(ReadjustmentProperties, StaysBetweenTheBoundsAndNeverAboveTheCredit)
{
    std::mt19937 random(20230101);
    const char* controls[] = {"40/5400+30:1800+30", "7200d5", "40/7200:3600", "900+10"};
    for (int round = 0; round < 2000; ++round) {
        const TimeControl control = read(controls[round % 4]);
        const int moves = std::uniform_int_distribution<int>(2, 70)(random);
        const ClockRun run = randomRun(random, control, moves);
        PlayerClock clock{run.displays.back(), moves, Known::Yes, {}};
        if (controlsPassed(control, moves) == 0) {
            clock.bonus = Known::No;
        }
        const int noted = std::uniform_int_distribution<int>(1, moves - 1)(random);
        clock.readings = {
            reading(noted, run.displays[static_cast<std::size_t>(noted)], ReadingSource::Sheet)};
        int usedBefore = 0;
        for (int kept = 0; kept <= moves; ++kept) {
            const auto found = readjust(control, clock, kept);
            ASSERT_TRUE(found.has_value());
            EXPECT_LE(found->seconds, creditAfter(control, kept));
            EXPECT_GE(found->seconds, *found->low);
            EXPECT_LE(found->seconds, *found->high);
            const int truly = run.displays[static_cast<std::size_t>(kept)];
            EXPECT_LE(*found->low, truly) << controls[round % 4] << " " << kept;
            EXPECT_GE(*found->high, truly) << controls[round % 4] << " " << kept;
            // The time used never falls with the moves kept; rounding may cost a second.
            const int used = creditAfter(control, kept) - found->seconds;
            EXPECT_GE(used + 1, usedBefore);
            usedBefore = used;
        }
    }
}

TEST(ReadjustmentProperties, ADelayNeverGivesMoreThanTheStart)
{
    std::mt19937 random(7);
    const TimeControl control = read("1500d10");
    for (int round = 0; round < 200; ++round) {
        const ClockRun run = randomRun(random, control, 40);
        const PlayerClock clock{run.displays.back(), 40, Known::Unknown, {}};
        for (int kept = 0; kept <= 40; ++kept) {
            EXPECT_LE(readjust(control, clock, kept)->seconds, startDisplay(control));
        }
    }
}

TEST(ReadjustmentProperties, ThePeriodGoesBackWithTheBonus)
{
    const TimeControl control = read("40/5400+30:1800+30");
    const PlayerClock clock{hms(0, 35, 20), 45, Known::Yes, {}};
    const int after = readjust(control, clock, 40)->seconds;
    const int before = readjust(control, clock, 39)->seconds;
    EXPECT_EQ(periodAfter(control, 40), 2);
    EXPECT_EQ(periodAfter(control, 39), 1);
    EXPECT_GT(after - before, 1500);
}

}  // namespace
}  // namespace diptych::clock
