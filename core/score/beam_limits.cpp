#include "core/score/beam_limits.h"

#include <algorithm>

namespace diptych::score {

SearchLimits limitsFor(std::span<const Sheet* const> sheets)
{
    const auto withInk =
        std::count_if(sheets.begin(), sheets.end(), [](const Sheet* s) { return holdsInk(*s); });
    if (withInk == 0) {
        return {};
    }
    SearchLimits limits{
        .stepSlack = 14.0, .lineSlack = 22.0, .width = 64, .effort = 4000000, .layer = 20000};
    // A second sheet tells more than habits do.
    limits.habitWeight = sheets.size() == 1 ? 0.3 : 0.15;
    limits.mergedHabitWeight = 0.0;
    if (sheets.size() == 1) {
        limits.width = 160;
    }
    return limits;
}

}  // namespace diptych::score
