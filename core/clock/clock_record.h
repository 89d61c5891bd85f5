#pragma once

#include "core/chess/piece.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace diptych::clock {

/// Where a known clock time comes from, best first (law.md 2.2.2).
enum class ReadingSource : std::uint8_t { Log, Arbiter, Recorder, Sheet };

std::string_view toCode(ReadingSource source);

/// Display of a player's clock after his N-th move.
struct ClockReading {
    chess::Color side = chess::Color::White;
    int move = 0;
    int seconds = 0;
    ReadingSource source = ReadingSource::Sheet;
};

/// What the arbiter wants done with the clocks (7.1 also allows leaving them).
enum class ClockPolicy : std::uint8_t { Restore, Keep, RestoreInnocent };

enum class Known : std::uint8_t { Unknown, Yes, No };

/// The clocks as the arbiter found them when he stopped them.
struct ClockRecord {
    std::optional<int> white{};  ///< display in seconds
    std::optional<int> black{};
    std::optional<chess::Color> running{};
    std::optional<int> whiteCompleted{};  ///< moves completed, where it differs from the scores
    std::optional<int> blackCompleted{};
    Known whiteBonus = Known::Unknown;  ///< the next period's time is already on the display
    Known blackBonus = Known::Unknown;
    std::vector<ClockReading> readings{};
    std::optional<int> elapsed{};  ///< wall clock since the start, pauses taken off
    ClockPolicy policy = ClockPolicy::Restore;
    std::optional<chess::Color> innocent{};  ///< for RestoreInnocent
};

}  // namespace diptych::clock
