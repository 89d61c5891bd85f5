#include "core/clock/setting_steps.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace diptych::clock {
namespace {

using chess::Color;

const WantedDisplay wanted{1442, 1142, 32, 32, 1, Color::White};

const SettingStep* stepOf(const std::vector<SettingStep>& steps, SettingAction action, Color side)
{
    const auto found = std::find_if(steps.begin(), steps.end(), [&](const SettingStep& step) {
        return step.action == action && step.side == side;
    });
    return found == steps.end() ? nullptr : &*found;
}

bool has(const std::vector<SettingStep>& steps, SettingAction action)
{
    return std::any_of(steps.begin(), steps.end(),
                       [&](const SettingStep& step) { return step.action == action; });
}

TEST(SettingSteps, SetBothTimesAndStartTheRightClockOnEveryDigitalModel)
{
    for (const ClockModel model : {ClockModel::Dgt3000, ClockModel::Dgt2010, ClockModel::Dgt2500}) {
        const auto steps = settingSteps(model, wanted);
        ASSERT_FALSE(steps.empty()) << toCode(model);
        EXPECT_EQ(steps.front().action, SettingAction::Pause) << toCode(model);
        EXPECT_EQ(steps.back().action, SettingAction::StartAgain) << toCode(model);
        EXPECT_EQ(steps.back().side, Color::White) << toCode(model);
        const SettingStep* white = stepOf(steps, SettingAction::SetTime, Color::White);
        const SettingStep* black = stepOf(steps, SettingAction::SetTime, Color::Black);
        ASSERT_TRUE(white != nullptr && black != nullptr) << toCode(model);
        EXPECT_EQ(white->value, 1442) << toCode(model);
        EXPECT_EQ(black->value, 1142) << toCode(model);
        EXPECT_LT(white, black) << toCode(model);
        EXPECT_TRUE(has(steps, SettingAction::SetCounter)) << toCode(model);
    }
}

TEST(SettingSteps, SetThePeriodOnlyWhereThereAreSeveral)
{
    EXPECT_TRUE(has(settingSteps(ClockModel::Dgt3000, wanted), SettingAction::SetPeriod));
    WantedDisplay one = wanted;
    one.period.reset();
    EXPECT_FALSE(has(settingSteps(ClockModel::Dgt3000, one), SettingAction::SetPeriod));
}

TEST(SettingSteps, CountTheMovesOfEitherSideOnTheDgt2500)
{
    WantedDisplay blackToMove = wanted;
    blackToMove.counterWhite = 33;
    blackToMove.toMove = Color::Black;
    const auto steps = settingSteps(ClockModel::Dgt2500, blackToMove);
    EXPECT_EQ(stepOf(steps, SettingAction::SetCounter, Color::White)->value, 33);
    EXPECT_EQ(stepOf(steps, SettingAction::SetCounter, Color::Black)->value, 32);
    EXPECT_EQ(stepOf(steps, SettingAction::LeverToMover, Color::Black)->side, Color::Black);
}

TEST(SettingSteps, TurnTheHandsOfAnAnalogueClockSoThatTheFlagFallsAtTwelve)
{
    EXPECT_EQ(dialForRemaining(3600), 11 * 3600);
    EXPECT_EQ(dialForRemaining(1442), 12 * 3600 - 24 * 60) << "the nearest minute";
    EXPECT_EQ(dialForRemaining(4209), 12 * 3600 - 70 * 60) << "1:10:09";
    EXPECT_EQ(dialForRemaining(1470), 12 * 3600 - 25 * 60) << "half a minute is rounded up";
    EXPECT_EQ(dialForRemaining(60), 12 * 3600 - 60);
    EXPECT_EQ(dialForRemaining(10), 12 * 3600 - 60) << "never none while time is left";
    EXPECT_EQ(dialForRemaining(0), 0);
    const auto steps = settingSteps(ClockModel::Analogue, wanted);
    EXPECT_FALSE(has(steps, SettingAction::SetCounter));
    EXPECT_TRUE(has(steps, SettingAction::CheckFlags));
    EXPECT_EQ(stepOf(steps, SettingAction::TurnHands, Color::Black)->value, 12 * 3600 - 19 * 60);
}

}  // namespace
}  // namespace diptych::clock
