#include "core/clock/setting_steps.h"

#include <algorithm>

namespace diptych::clock {

using chess::Color;

namespace {

constexpr int minute = 60;
constexpr int dial = 12 * 3600;

void addTimes(std::vector<SettingStep>& steps, SettingAction action, const WantedDisplay& wanted)
{
    steps.push_back({action, Color::White, wanted.white});
    steps.push_back({action, Color::Black, wanted.black});
}

/// With one common counter the clock shows White's moves; the other side follows from the turn.
int commonCounter(const WantedDisplay& wanted)
{
    return wanted.counterWhite;
}

/// DGT 3000: times, then the moves, of which the other side's follow, then the period.
std::vector<SettingStep> dgt3000(const WantedDisplay& wanted)
{
    std::vector<SettingStep> steps = {{SettingAction::Pause, {}, {}},
                                      {SettingAction::LeverToMover, wanted.toMove, {}},
                                      {SettingAction::HoldToEdit, {}, {}}};
    addTimes(steps, SettingAction::SetTime, wanted);
    steps.push_back({SettingAction::SetCounter, Color::White, commonCounter(wanted)});
    if (wanted.period) {
        steps.push_back({SettingAction::SetPeriod, {}, wanted.period});
    }
    steps.push_back({SettingAction::StartAgain, wanted.toMove, {}});
    return steps;
}

/// DGT 2010: digit by digit with OK, then one move counter.
std::vector<SettingStep> dgt2010(const WantedDisplay& wanted)
{
    std::vector<SettingStep> steps = {{SettingAction::Pause, {}, {}},
                                      {SettingAction::LeverToMover, wanted.toMove, {}},
                                      {SettingAction::HoldToEdit, {}, {}}};
    addTimes(steps, SettingAction::SetTime, wanted);
    steps.push_back({SettingAction::SetCounter, Color::White, commonCounter(wanted)});
    steps.push_back({SettingAction::Confirm, {}, {}});
    steps.push_back({SettingAction::StartAgain, wanted.toMove, {}});
    return steps;
}

/// DGT 2500: the arbiter mode, with the moves of either side.
std::vector<SettingStep> dgt2500(const WantedDisplay& wanted)
{
    std::vector<SettingStep> steps = {{SettingAction::Pause, {}, {}},
                                      {SettingAction::HoldToEdit, {}, {}},
                                      {SettingAction::LeverToMover, wanted.toMove, {}}};
    addTimes(steps, SettingAction::SetTime, wanted);
    steps.push_back({SettingAction::SetCounter, Color::White, wanted.counterWhite});
    steps.push_back({SettingAction::SetCounter, Color::Black, wanted.counterBlack});
    steps.push_back({SettingAction::Confirm, {}, {}});
    steps.push_back({SettingAction::StartAgain, wanted.toMove, {}});
    return steps;
}

std::vector<SettingStep> analogue(const WantedDisplay& wanted)
{
    return {{SettingAction::Pause, {}, {}},
            {SettingAction::TurnHands, Color::White, dialForRemaining(wanted.white)},
            {SettingAction::TurnHands, Color::Black, dialForRemaining(wanted.black)},
            {SettingAction::CheckFlags, {}, {}},
            {SettingAction::StartAgain, wanted.toMove, {}}};
}

}  // namespace

std::vector<SettingStep> settingSteps(ClockModel model, const WantedDisplay& wanted)
{
    switch (model) {
    case ClockModel::Dgt3000:
        return dgt3000(wanted);
    case ClockModel::Dgt2010:
        return dgt2010(wanted);
    case ClockModel::Dgt2500:
        return dgt2500(wanted);
    case ClockModel::Analogue:
        return analogue(wanted);
    }
    return {};
}

int dialForRemaining(int seconds)
{
    const int nearest = (std::max(0, seconds) + minute / 2) / minute;
    const int minutes = seconds > 0 ? std::max(1, nearest) : 0;
    const int left = minutes * minute % dial;
    return (dial - left) % dial;
}

std::string_view toCode(ClockModel model)
{
    switch (model) {
    case ClockModel::Dgt3000:
        return "dgt-3000";
    case ClockModel::Dgt2010:
        return "dgt-2010";
    case ClockModel::Dgt2500:
        return "dgt-2500";
    case ClockModel::Analogue:
        return "analogue";
    }
    return "analogue";
}

std::string_view toCode(SettingAction action)
{
    switch (action) {
    case SettingAction::Pause:
        return "pause";
    case SettingAction::LeverToMover:
        return "lever-to-mover";
    case SettingAction::HoldToEdit:
        return "hold-to-edit";
    case SettingAction::SetTime:
        return "set-time";
    case SettingAction::SetCounter:
        return "set-counter";
    case SettingAction::SetPeriod:
        return "set-period";
    case SettingAction::Confirm:
        return "confirm";
    case SettingAction::TurnHands:
        return "turn-hands";
    case SettingAction::CheckFlags:
        return "check-flags";
    case SettingAction::StartAgain:
        return "start-again";
    }
    return "pause";
}

}  // namespace diptych::clock
