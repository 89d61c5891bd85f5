#pragma once

#include "core/clock/time_control.h"

namespace diptych::clock {

/// Display before move 1 in seconds: the first period, and its increment with StartCredit::Yes.
int startDisplay(const TimeControl& control);

/// How many periods have been completed after a number of moves.
int controlsPassed(const TimeControl& control, int moves);

/// Time of the next periods, in seconds, that is due after passing a number of controls.
int bonusOf(const TimeControl& control, int controls);

/// The next period begins right after this move.
bool endsPeriod(const TimeControl& control, int move);

/// Period, from 1, in which the move after these is made.
int periodAfter(const TimeControl& control, int moves);

/// Increment, in seconds, that the press after a move (from 1) brings.
int incrementOf(const TimeControl& control, int move);

/// Increments of the moves from + 1 to to, in seconds. A delay never credits anything.
int incrementsBetween(const TimeControl& control, int from, int to);

/// Everything credited after a number of moves: start, increments, bonuses. Nobody's display can
/// be higher.
int creditAfter(const TimeControl& control, int moves);

}  // namespace diptych::clock
