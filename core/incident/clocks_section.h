#pragma once

#include "core/clock/clock_record.h"
#include "core/incident/line_cursor.h"

#include <string>

namespace diptych::incident {

/// Reads one line of [clocks].
void readClockLine(LineCursor& line, clock::ClockRecord& clocks);

/// The lines of [clocks]; empty when nothing is known.
std::string clocksText(const clock::ClockRecord& clocks);

}  // namespace diptych::incident
