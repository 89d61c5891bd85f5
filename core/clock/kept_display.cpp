#include "core/clock/kept_display.h"

#include "core/clock/credit.h"

#include <algorithm>

namespace diptych::clock {

namespace {

/// Shifts everything that is known of a display.
void add(Readjusted& found, int seconds)
{
    found.seconds = std::max(0, found.seconds + seconds);
    for (auto* bound : {&found.low, &found.high}) {
        if (*bound) {
            *bound = std::max(0, **bound + seconds);
        }
    }
}

}  // namespace

int aheadOfControl(const TimeControl& control, const PlayerClock& clock, int kept)
{
    if (!clock.display) {
        return 0;
    }
    return std::max(0, bonusOf(control, periodsShown(control, clock)) -
                           bonusOf(control, controlsPassed(control, kept)));
}

Readjusted takenOff(Readjusted kept, int ahead)
{
    add(kept, -ahead);
    kept.warnings.emplace_back("next-period-taken-off");
    return kept;
}

Readjusted inPeriod(const TimeControl& control, Readjusted found, int periods, int included)
{
    add(found, bonusOf(control, periods) - bonusOf(control, included));
    found.warnings.emplace_back("next-period-stays");
    return found;
}

}  // namespace diptych::clock
