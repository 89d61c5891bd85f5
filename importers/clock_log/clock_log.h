#pragma once

#include "core/clock/clock_record.h"
#include "core/clock/time_control.h"
#include "core/score/sheet.h"
#include "core/support/diagnostic.h"

#include <optional>
#include <string_view>
#include <vector>

namespace diptych::importers {

/// All displays that a sheet tells: times beside its entries, the tags WhiteClock and BlackClock
/// (after the last move of each), and, where the time control is given or named in the tags, times
/// used for every move from the first on. The source is the log of a clock for an electronic board
/// or a game with tags, else the keeper. In the order of play; one for each move of a side, the
/// time noted at the move before one that was worked out.
std::vector<clock::ClockReading>
clockReadings(const score::Sheet& sheet,
              const std::optional<clock::TimeControl>& control = std::nullopt);

/// A table of readings.
struct ClockLog {
    std::vector<clock::ClockReading> readings{};
    Diagnostics diagnostics{};
};

/// Reads a table (CSV or XLSX) of clock times: a column of move numbers and one for each player, or
/// columns of side, move and time. Rows that cannot be read are named ("bad-reading").
ClockLog readClockLog(std::string_view bytes, clock::ReadingSource source);

}  // namespace diptych::importers
