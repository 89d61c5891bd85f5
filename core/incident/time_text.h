#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace diptych::incident {

/// Seconds of a clock time "H:MM:SS"; absent for anything else.
std::optional<int> parseClockTime(std::string_view text);

/// "0:34:10" for 2050 seconds.
std::string clockTimeText(int seconds);

/// A time of day "H:MM" from 0:00 to 23:59, as in [event].
bool isTimeOfDay(std::string_view text);

/// A date "YYYY-MM-DD" that exists in the calendar.
bool isDate(std::string_view text);

}  // namespace diptych::incident
