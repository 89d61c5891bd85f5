#pragma once

#include "core/clock/clock_record.h"
#include "core/clock/time_control.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::clock {

/// How a display was found. The Laws give no formula (Article 7.1); contract section 4, "Clocks".
enum class Method : std::uint8_t {
    Log,  ///< known exactly at that move
    Arbiter,
    Recorder,
    Sheet,
    Interpolated,  ///< straight line with a reading at one end at least
    Average,       ///< straight line from the start to the display now
    IncrementRemoved,
    Unchanged,
};

std::string_view toCode(Method method);

/// What is known about one player's clock.
struct PlayerClock {
    std::optional<int> display{};  ///< seconds, when the clocks were stopped
    int completed = 0;             ///< moves completed by then
    Known bonus = Known::Unknown;  ///< the next period's time is already on the display
    std::vector<ClockReading> readings{};
};

/// A display to set, in seconds, without penalties, and the least and the most it can have been.
struct Readjusted {
    int seconds = 0;
    Method method = Method::Unchanged;
    std::optional<int> low{};
    std::optional<int> high{};
    std::vector<std::string> warnings{};  ///< codes of clockWarnings
};

/// Codes of what may be wrong with the readings (law.md 2.2.3).
inline constexpr std::string_view clockWarnings[] = {
    "time-control-unknown",      ///< nothing but the display can be proposed
    "bonus-not-stated",          ///< it was taken as shown on the display
    "more-than-credited",        ///< a display higher than all the time given so far
    "used-time-falls",           ///< two readings contradict each other
    "no-time-before-control",    ///< by these readings he had overstepped at a control
    "elapsed-does-not-fit",      ///< the two clocks and the time elapsed do not match
    "shared-out-from-elapsed",   ///< the display of a defective clock was worked out
    "time-trouble",              ///< he had stopped writing with less than five minutes
    "next-period-not-included",  ///< a reading at the control itself, or a display that has run
                                 ///< down there, taken before the next period was added, which is
                                 ///< therefore still due
    "next-period-stays",         ///< the display contains the next period although its control is
                                 ///< not reached; the clock stays in that period
    "next-period-taken-off",     ///< the same, but it was taken off and comes again at the control
};

/// How many next periods the display shows, as stated or by the moves completed.
int periodsShown(const TimeControl& control, const PlayerClock& clock);

/// Display of a player after `kept` of his moves: a reading at that move as it is, else the
/// straight line between the nearest readings, bonuses taken off and put back. Absent when
/// neither a display nor a reading bears on it.
std::optional<Readjusted> readjust(const std::optional<TimeControl>& control,
                                   const PlayerClock& clock, int kept);

/// His display as it stands.
std::optional<Readjusted> leaveUnchanged(const PlayerClock& clock);

/// The same after so many moves: a display that has run down although the control is passed lacks
/// the time of the next period, which is therefore still due.
std::optional<Readjusted> leaveUnchanged(const std::optional<TimeControl>& control,
                                         const PlayerClock& clock, int completed);

/// What becomes of the move whose press is undone.
enum class Pressed : std::uint8_t { TakenBack, Stays };

/// His display less the increment of his last press. With a move that is taken back the next
/// period goes as well, where it came with that press: the clock adds it when the move is made
/// again.
std::optional<Readjusted> removeIncrement(const std::optional<TimeControl>& control,
                                          const PlayerClock& clock, int pressedMove,
                                          Pressed pressed = Pressed::TakenBack);

/// His reading after `kept` moves as it is if there is one, else his display as it stands.
std::optional<Readjusted> readingOrDisplay(const std::optional<TimeControl>& control,
                                           const PlayerClock& clock, int kept);

/// Seconds of the next period that such a reading does not include although its moves are made; 0
/// where nothing is missing.
int missingFromReading(const TimeControl& control, int move, int seconds);

/// The proposal depends on whether the next period is on the display, which nobody has said.
bool bonusMatters(const std::optional<TimeControl>& control, const PlayerClock& clock, int kept);

/// A player who had lawfully stopped writing had less than five minutes (Article 8.4): from 0 to
/// 299 seconds, the middle of the two is proposed.
Readjusted cappedByTimeTrouble(Readjusted found);

/// Most that a player in time trouble can have had, in seconds.
inline constexpr int timeTroubleLimit = 299;

/// The two clocks together have used the time that has passed, within a minute.
bool elapsedFits(const TimeControl& control, const PlayerClock& white, const PlayerClock& black,
                 int elapsed);

/// Display of a defective clock from the time elapsed: what the other player did not use; an equal
/// share of it where both failed.
std::optional<int> sharedOut(const TimeControl& control, const PlayerClock& defective,
                             const PlayerClock& other, int elapsed);

}  // namespace diptych::clock
