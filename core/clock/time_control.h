#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::clock {

/// One period of a time control. Times in seconds.
struct Period {
    std::optional<int> moves{};  ///< moves to be made in it; absent in the last period
    int seconds = 0;             ///< time given at its start
    int increment = 0;           ///< added at every press (Fischer)
    int delay = 0;               ///< free at every move (Bronstein, US delay)

    friend bool operator==(const Period&, const Period&) = default;
};

/// Whether the increment of move 1 is on the display before the game begins.
enum class StartCredit : std::uint8_t { Yes, No };

struct TimeControl {
    std::vector<Period> periods{};
    StartCredit startCredit = StartCredit::Yes;

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

struct TimeControlError {
    std::size_t offset = 0;
    std::string found;
    std::string expected;
};

/// Reads "40/5400+30:1800+30" or "7200d5"; periods joined by ":", each [moves/]seconds with an
/// increment "+N" or a delay "dN" (TRF26 record 222).
tl::expected<TimeControl, TimeControlError> parseTimeControl(std::string_view text);

std::string toString(const TimeControl& control);

}  // namespace diptych::clock
