#include "core/clock/credit.h"
#include "core/clock/time_control.h"

#include <gtest/gtest.h>

namespace diptych::clock {
namespace {

TimeControl read(std::string_view text)
{
    const auto control = parseTimeControl(text);
    EXPECT_TRUE(control.has_value()) << text;
    return control.value_or(TimeControl{});
}

TEST(TimeControl, ReadsPeriodsWithMovesAndIncrements)
{
    const TimeControl control = read("40/5400+30:1800+30");
    ASSERT_EQ(control.periods.size(), 2U);
    EXPECT_EQ(control.periods[0], (Period{40, 5400, 30, 0}));
    EXPECT_EQ(control.periods[1], (Period{std::nullopt, 1800, 30, 0}));
}

TEST(TimeControl, ReadsADelay)
{
    EXPECT_EQ(read("7200d5").periods.front(), (Period{std::nullopt, 7200, 0, 5}));
}

TEST(TimeControl, IsWrittenAsItWasRead)
{
    for (const char* text : {"40/5400+30:1800+30", "7200d5", "300", "40/7200:20/3600:900+10"}) {
        EXPECT_EQ(toString(read(text)), text);
    }
}

struct Wrong {
    const char* text;
    std::size_t offset;
};

TEST(TimeControl, NamesThePlaceOfWhatItDoesNotUnderstand)
{
    const Wrong wrongs[] = {{"", 0},          {"40/", 3},         {"x", 0},
                            {"5400+", 5},     {"5400 +30", 4},    {"0/5400", 0},
                            {"5400:1800", 5}, {"40/5400:", 8},    {"-5", 0},
                            {"7200d", 5},     {"99999999999", 0}, {"40/5400+30;1800", 10}};
    for (const Wrong& wrong : wrongs) {
        const auto control = parseTimeControl(wrong.text);
        ASSERT_FALSE(control.has_value()) << wrong.text;
        EXPECT_EQ(control.error().offset, wrong.offset) << wrong.text;
        EXPECT_FALSE(control.error().expected.empty());
        EXPECT_FALSE(control.error().found.empty());
    }
}

TEST(Credit, CountsControlsBonusesAndIncrements)
{
    const TimeControl control = read("40/5400+30:20/3600+10:900+5");
    EXPECT_EQ(startDisplay(control), 5430);
    EXPECT_EQ(controlsPassed(control, 39), 0);
    EXPECT_EQ(controlsPassed(control, 40), 1);
    EXPECT_EQ(controlsPassed(control, 60), 2);
    EXPECT_EQ(controlsPassed(control, 200), 2);
    EXPECT_TRUE(endsPeriod(control, 40));
    EXPECT_FALSE(endsPeriod(control, 41));
    EXPECT_EQ(bonusOf(control, 2), 4500);
    EXPECT_EQ(incrementOf(control, 40), 30);
    EXPECT_EQ(incrementOf(control, 41), 10);
    EXPECT_EQ(incrementsBetween(control, 39, 42), 50);
    EXPECT_EQ(periodAfter(control, 59), 2);
    EXPECT_EQ(creditAfter(control, 41), 5430 + 40 * 30 + 10 + 3600);
}

TEST(Credit, BeginsWithoutTheIncrementWhenTheClockAddsItLater)
{
    TimeControl control = read("5400+30");
    control.startCredit = StartCredit::No;
    EXPECT_EQ(startDisplay(control), 5400);
}

}  // namespace
}  // namespace diptych::clock
