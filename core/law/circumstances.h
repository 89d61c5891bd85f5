#pragma once

#include "core/chess/position.h"
#include "core/clock/clock_record.h"
#include "core/clock/time_control.h"
#include "core/law/facts.h"

#include <cstdint>
#include <optional>
#include <string>

namespace diptych::law {

enum class Play : std::uint8_t { Standard, Rapid, Blitz };

/// Whether the competition rules apply in full to rapid or blitz (2023 A.4, B.2; 2018 A.3, B.3).
enum class Supervision : std::uint8_t { Ordinary, Full };

enum class Who : std::uint8_t { None, White, Black, Both };

/// Everything but the scores that the law looks at: the settings of the game, the boards and the
/// clocks as found, and what the arbiter established.
struct Circumstances {
    std::string edition = "fide-2023";
    Play play = Play::Standard;
    Supervision supervision = Supervision::Ordinary;
    Who disabled = Who::None;
    Who hearingImpaired = Who::None;
    Who assisted = Who::None;  ///< who has an assistant, by name
    std::optional<clock::TimeControl> time{};
    chess::Position start = chess::Position::initial();
    std::optional<chess::Position> whiteBoard{};  ///< as found; only the placement counts
    std::optional<chess::Position> blackBoard{};
    clock::ClockRecord clocks{};
    Facts facts{};
};

}  // namespace diptych::law
