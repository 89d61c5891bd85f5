#include "core/clock/credit.h"

namespace diptych::clock {

int startDisplay(const TimeControl& control)
{
    if (control.periods.empty()) {
        return 0;
    }
    const Period& first = control.periods.front();
    return first.seconds + (control.startCredit == StartCredit::Yes ? first.increment : 0);
}

int controlsPassed(const TimeControl& control, int moves)
{
    int passed = 0;
    int needed = 0;
    for (std::size_t i = 0; i + 1 < control.periods.size(); ++i) {
        needed += control.periods[i].moves.value_or(0);
        if (moves < needed) {
            break;
        }
        ++passed;
    }
    return passed;
}

int bonusOf(const TimeControl& control, int controls)
{
    int bonus = 0;
    for (int i = 1; i <= controls && i < static_cast<int>(control.periods.size()); ++i) {
        bonus += control.periods[static_cast<std::size_t>(i)].seconds;
    }
    return bonus;
}

bool endsPeriod(const TimeControl& control, int move)
{
    return move > 0 && controlsPassed(control, move) > controlsPassed(control, move - 1);
}

int periodAfter(const TimeControl& control, int moves)
{
    return controlsPassed(control, moves) + 1;
}

int incrementOf(const TimeControl& control, int move)
{
    if (control.periods.empty()) {
        return 0;
    }
    const int period = controlsPassed(control, move - 1);
    return control.periods[static_cast<std::size_t>(period)].increment;
}

int incrementsBetween(const TimeControl& control, int from, int to)
{
    int sum = 0;
    for (int move = from + 1; move <= to; ++move) {
        sum += incrementOf(control, move);
    }
    return sum;
}

int creditAfter(const TimeControl& control, int moves)
{
    return startDisplay(control) + incrementsBetween(control, 0, moves) +
           bonusOf(control, controlsPassed(control, moves));
}

}  // namespace diptych::clock
