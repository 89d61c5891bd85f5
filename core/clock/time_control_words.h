#pragma once

#include "core/clock/time_control.h"

#include <optional>
#include <string_view>

namespace diptych::clock {

/// Understands a time control as people write it: "90 minutes for 40 moves, then 30 minutes, 30
/// seconds per move", "90'/40 + 30' + 30\"", "40/90min, 30min, 30s/move", "2h/40 + 1h", "G/90;d5",
/// "3+2", in English, German, French, Spanish, Italian, Dutch, Polish and Russian, and the coded
/// form of parseTimeControl. An increment holds for all periods unless a move is named from which
/// it begins. Absent if the text is not understood as a whole: nothing is guessed.
std::optional<TimeControl> timeControlFromWords(std::string_view text);

}  // namespace diptych::clock
