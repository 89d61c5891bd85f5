#include "core/clock/credit.h"
#include "core/clock/kept_display.h"

#include <gtest/gtest.h>

namespace diptych::clock {
namespace {

const TimeControl control = parseTimeControl("40/5400+30:1800+30").value();

/// White of example E3: 0:35:20 after 41 moves, the next period on the display.
PlayerClock ofE3()
{
    PlayerClock clock;
    clock.display = 2120;
    clock.completed = 41;
    clock.bonus = Known::Yes;
    return clock;
}

TEST(KeptDisplay, ContainsTheNextPeriodTooEarlyWhereTheControlIsCrossed)
{
    EXPECT_EQ(aheadOfControl(control, ofE3(), 32), 1800);
    EXPECT_EQ(aheadOfControl(control, ofE3(), 40), 0);
    PlayerClock clock = ofE3();
    clock.bonus = Known::No;
    EXPECT_EQ(aheadOfControl(control, clock, 32), 0);
    clock.display.reset();
    EXPECT_EQ(aheadOfControl(control, clock, 32), 0);
}

TEST(KeptDisplay, LosesThePeriodThatComesAgain)
{
    const Readjusted kept = takenOff(*leaveUnchanged(ofE3()), 1800);
    EXPECT_EQ(kept.seconds, 320);
    EXPECT_EQ(kept.low, 320);
    EXPECT_EQ(kept.high, 320);
    EXPECT_EQ(kept.warnings, std::vector<std::string>{"next-period-taken-off"});
}

TEST(KeptDisplay, StaysAsItIsInThePeriodThatItContains)
{
    EXPECT_EQ(inPeriod(control, *leaveUnchanged(ofE3()), 1, 1).seconds, 2120);
    // The other player, set back to the first period, gets it at once.
    EXPECT_EQ(inPeriod(control, *readjust(control, ofE3(), 32), 1, 0).seconds, 1442 + 1800);
}

TEST(KeptDisplay, IsNeverWorthMoreThanTheDisplayWas)
{
    for (int kept = 0; kept <= 41; ++kept) {
        const int ahead = aheadOfControl(control, ofE3(), kept);
        const int later = bonusOf(control, controlsPassed(control, 41)) -
                          bonusOf(control, controlsPassed(control, kept));
        EXPECT_EQ(takenOff(*leaveUnchanged(ofE3()), ahead).seconds + later, 2120) << kept;
    }
}

}  // namespace
}  // namespace diptych::clock
