#include "app/cli/json_clocks.h"

#include "app/cli/json_values.h"

namespace diptych::cli {

namespace {

Json settingJson(const std::optional<law::ClockSetting>& setting)
{
    if (!setting) {
        return {};
    }
    return {{"seconds", setting->seconds},
            {"method", law::toCode(setting->method)},
            {"low", orNull(setting->low)},
            {"high", orNull(setting->high)},
            {"penalty_seconds", setting->penaltySeconds},
            {"warnings", setting->warnings}};
}

}  // namespace

Json clocksJson(const std::optional<law::ClockProposal>& clocks)
{
    if (!clocks) {
        return {};
    }
    return {{"white", settingJson(clocks->white)},
            {"black", settingJson(clocks->black)},
            {"counter", {{"white", clocks->counterWhite}, {"black", clocks->counterBlack}}},
            {"period", orNull(clocks->period)},
            {"running", sideOf(clocks->running)}};
}

}  // namespace diptych::cli
