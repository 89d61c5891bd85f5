#pragma once

#include "core/chess/piece.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace diptych::clock {

/// Clocks whose setting is described.
enum class ClockModel : std::uint8_t { Dgt3000, Dgt2010, Dgt2500, Analogue };

inline constexpr ClockModel clockModels[] = {ClockModel::Dgt3000, ClockModel::Dgt2010,
                                             ClockModel::Dgt2500, ClockModel::Analogue};

std::string_view toCode(ClockModel model);  ///< "dgt-3000"

/// What the clock is to show; seconds.
struct WantedDisplay {
    int white = 0;
    int black = 0;
    int counterWhite = 0;  ///< moves completed
    int counterBlack = 0;
    std::optional<int> period{};  ///< from 1; absent where there is only one
    chess::Color toMove = chess::Color::White;
};

enum class SettingAction : std::uint8_t {
    Pause,         ///< stop both sides
    LeverToMover,  ///< the lever must be up on the side of the player to move
    HoldToEdit,    ///< hold the pause key until a digit blinks
    SetTime,       ///< set one player's time: seconds
    SetCounter,    ///< set the number of moves: value
    SetPeriod,     ///< set the number of the period: value
    Confirm,       ///< leave the editing, the clock waits
    TurnHands,     ///< analogue: turn the hands of one player so that the flag falls in time
    CheckFlags,    ///< analogue: both flags must stand up
    StartAgain,
};

std::string_view toCode(SettingAction action);

/// One thing to do on the clock.
struct SettingStep {
    SettingAction action = SettingAction::Pause;
    std::optional<chess::Color> side{};  ///< whose time
    std::optional<int> value{};          ///< seconds, or the number to be set
};

/// The setting of one clock, step by step, as the makers' manuals have it. Setting of an analogue
/// clock is in whole minutes, the nearest one but never none; `value` is then the time that the
/// hands show when the flag is to fall at twelve o'clock.
std::vector<SettingStep> settingSteps(ClockModel model, const WantedDisplay& wanted);

/// Hands of an analogue clock with so much time left before twelve: seconds on the dial (0 to
/// 43199), whole minutes.
int dialForRemaining(int seconds);

}  // namespace diptych::clock
