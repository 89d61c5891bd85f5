#pragma once

#include "core/clock/readjustment.h"

namespace diptych::clock {

/// Seconds of next periods on a display that are not due after `kept` moves: a display that is kept
/// while moves are taken back across a control contains them too early (law.md 2.3, E3). 0 where
/// no control was crossed, or no display is known.
int aheadOfControl(const TimeControl& control, const PlayerClock& clock, int kept);

/// A kept display without them: they come again at the control. Nothing is given twice.
Readjusted takenOff(Readjusted kept, int ahead);

/// A display in the period to which the clock is set although its moves are not made yet: `periods`
/// next ones are in it, `included` of them already. No time is added at the control.
Readjusted inPeriod(const TimeControl& control, Readjusted found, int periods, int included);

}  // namespace diptych::clock
