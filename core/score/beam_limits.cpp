#include "core/score/beam_limits.h"

#include <algorithm>
#include <limits>

namespace diptych::score {

SearchLimits limitsFor(std::span<const Sheet* const> sheets)
{
    const auto withInk =
        std::count_if(sheets.begin(), sheets.end(), [](const Sheet* s) { return holdsInk(*s); });
    if (withInk == 0) {
        return {};
    }
    SearchLimits limits{
        .stepSlack = 14.0, .lineSlack = 22.0, .width = 160, .effort = 4000000, .layer = 20000};
    // A second sheet tells more than habits do.
    limits.habitWeight = sheets.size() == 1 ? 0.45 : 0.15;
    limits.mergedHabitWeight = 0.0;
    // Ink is never so plain that the rivals of the best line could be given up.
    limits.runAlone = limits.runTogether = std::numeric_limits<int>::max();
    return limits;
}

}  // namespace diptych::score
