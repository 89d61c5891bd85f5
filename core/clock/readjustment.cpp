#include "core/clock/readjustment.h"

#include "core/clock/credit.h"

#include <algorithm>
#include <cstdint>

namespace diptych::clock {

namespace {

/// A known time with the bonuses taken off.
struct Anchor {
    int move = 0;
    int seconds = 0;
    bool isReading = false;
    int bonuses = 0;  ///< how many were taken off
};

Method methodOf(ReadingSource source)
{
    switch (source) {
    case ReadingSource::Log:
        return Method::Log;
    case ReadingSource::Arbiter:
        return Method::Arbiter;
    case ReadingSource::Recorder:
        return Method::Recorder;
    case ReadingSource::Sheet:
        return Method::Sheet;
    }
    return Method::Sheet;
}

const ClockReading* bestReadingAt(const PlayerClock& clock, int move)
{
    const ClockReading* best = nullptr;
    for (const ClockReading& reading : clock.readings) {
        if (reading.move == move && (best == nullptr || reading.source < best->source)) {
            best = &reading;
        }
    }
    return best;
}

/// How many next periods a reading shows. At the move that ends a period the next one counts as
/// shown when the reading is at least that long.
int bonusesShown(const TimeControl& control, const PlayerClock& clock, const ClockReading& reading)
{
    const int passed = controlsPassed(control, reading.move);
    if (endsPeriod(control, reading.move)) {
        return missingFromReading(control, reading.move, reading.seconds) > 0 ? passed - 1 : passed;
    }
    return clock.bonus == Known::No ? std::max(passed - 1, 0) : passed;
}

/// Start, readings and display now, in the order of moves, one for each move.
std::vector<Anchor> anchorsOf(const TimeControl& control, const PlayerClock& clock)
{
    std::vector<Anchor> anchors{{0, startDisplay(control)}};
    std::vector<int> moves;
    for (const ClockReading& reading : clock.readings) {
        moves.push_back(reading.move);
    }
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    for (const int move : moves) {
        if (move < 1 || (clock.display && move >= clock.completed)) {
            continue;
        }
        const ClockReading& reading = *bestReadingAt(clock, move);
        const int shown = bonusesShown(control, clock, reading);
        anchors.push_back({move, reading.seconds - bonusOf(control, shown), true, shown});
    }
    if (clock.display && clock.completed > 0) {
        const int shown = periodsShown(control, clock);
        anchors.push_back(
            {clock.completed, *clock.display - bonusOf(control, shown), false, shown});
    }
    return anchors;
}

int roundHalfUp(std::int64_t numerator, std::int64_t denominator)
{
    const std::int64_t twice = 2 * numerator + denominator;
    std::int64_t quotient = twice / (2 * denominator);
    if (twice < 0 && twice % (2 * denominator) != 0) {
        --quotient;
    }
    return static_cast<int>(quotient);
}

int onTheLine(const Anchor& from, const Anchor& to, int move)
{
    if (from.move == to.move) {
        return to.seconds;
    }
    const std::int64_t length = to.move - from.move;
    const std::int64_t rise = to.seconds - from.seconds;
    return from.seconds + roundHalfUp(rise * (move - from.move), length);
}

void warn(Readjusted& found, std::string_view code)
{
    if (std::find(found.warnings.begin(), found.warnings.end(), code) == found.warnings.end()) {
        found.warnings.emplace_back(code);
    }
}

/// Sanity checks 1, 2, 3 and 6 of law.md 2.2.3 over all that is known.
void checkAnchors(const TimeControl& control, const std::vector<Anchor>& anchors, Readjusted& found)
{
    for (std::size_t i = 1; i < anchors.size(); ++i) {
        const Anchor& from = anchors[i - 1];
        const Anchor& to = anchors[i];
        const int given = incrementsBetween(control, from.move, to.move);
        if (to.seconds > from.seconds + given) {
            warn(found, i == 1 ? "more-than-credited" : "used-time-falls");
        }
        for (int move = from.move + 1; move <= to.move; ++move) {
            // At the very move of the control the display may still be that of the period before.
            const bool bonusDue = i + 1 == anchors.size() && move == to.move && !to.isReading &&
                                  to.bonuses < controlsPassed(control, move);
            const int bonuses = bonusOf(control, controlsPassed(control, move - 1));
            if (endsPeriod(control, move) && !bonusDue &&
                onTheLine(from, to, move) + bonuses <= 0) {
                warn(found, "no-time-before-control");
            }
        }
    }
}

Readjusted alongTheLine(const TimeControl& control, const std::vector<Anchor>& anchors, int kept)
{
    std::size_t next = 1;
    while (next + 1 < anchors.size() && anchors[next].move < kept) {
        ++next;
    }
    const Anchor& from = anchors[next - 1];
    const Anchor& to = anchors[next];
    const int bonus = bonusOf(control, controlsPassed(control, kept));
    Readjusted found;
    found.method = from.isReading || to.isReading ? Method::Interpolated : Method::Average;
    found.low = std::max(0, to.seconds - incrementsBetween(control, kept, to.move) + bonus);
    found.high = std::max(0, from.seconds + incrementsBetween(control, from.move, kept) + bonus);
    found.seconds = std::clamp(onTheLine(from, to, kept) + bonus, 0, *found.high);
    found.low = std::min(*found.low, *found.high);
    return found;
}

/// Seconds of the next period that came with a press, and are on the display.
int periodBroughtBy(const TimeControl& control, const PlayerClock& clock, int pressedMove,
                    int seconds)
{
    if (!endsPeriod(control, pressedMove) || clock.bonus == Known::No) {
        return 0;
    }
    const int bonus =
        control.periods[static_cast<std::size_t>(controlsPassed(control, pressedMove))].seconds;
    return seconds >= bonus ? bonus : 0;
}

}  // namespace

std::string_view toCode(Method method)
{
    switch (method) {
    case Method::Log:
        return "log";
    case Method::Arbiter:
        return "arbiter";
    case Method::Recorder:
        return "recorder";
    case Method::Sheet:
        return "sheet";
    case Method::Interpolated:
        return "interpolated";
    case Method::Average:
        return "average";
    case Method::IncrementRemoved:
        return "increment-removed";
    case Method::Unchanged:
        return "unchanged";
    }
    return "unchanged";
}

int periodsShown(const TimeControl& control, const PlayerClock& clock)
{
    const int passed = controlsPassed(control, clock.completed);
    const int possible = static_cast<int>(control.periods.size()) - 1;
    switch (clock.bonus) {
    case Known::Yes:
        return std::min(std::max(passed, 1), possible);
    case Known::No:
        return std::max(passed - 1, 0);
    case Known::Unknown:
        return passed;
    }
    return passed;
}

std::optional<Readjusted> leaveUnchanged(const PlayerClock& clock)
{
    if (!clock.display) {
        return std::nullopt;
    }
    return Readjusted{*clock.display, Method::Unchanged, clock.display, clock.display, {}};
}

std::optional<Readjusted> leaveUnchanged(const std::optional<TimeControl>& control,
                                         const PlayerClock& clock, int completed)
{
    auto found = leaveUnchanged(clock);
    if (found && control && clock.display == 0 && clock.bonus != Known::Yes &&
        endsPeriod(*control, completed)) {
        warn(*found, "next-period-not-included");
    }
    return found;
}

std::optional<Readjusted> readingOrDisplay(const std::optional<TimeControl>& control,
                                           const PlayerClock& clock, int kept)
{
    const ClockReading* reading = bestReadingAt(clock, kept);
    if (reading == nullptr) {
        return leaveUnchanged(clock);
    }
    const int seconds = reading->seconds;
    Readjusted found{seconds, methodOf(reading->source), seconds, seconds, {}};
    if (control && missingFromReading(*control, kept, seconds) > 0) {
        warn(found, "next-period-not-included");
    }
    if (control && seconds > creditAfter(*control, kept)) {
        warn(found, "more-than-credited");
    }
    return found;
}

int missingFromReading(const TimeControl& control, int move, int seconds)
{
    if (!endsPeriod(control, move)) {
        return 0;
    }
    const auto next = static_cast<std::size_t>(controlsPassed(control, move));
    const int bonus = control.periods[next].seconds;
    return seconds < bonus ? bonus : 0;
}

std::optional<Readjusted> removeIncrement(const std::optional<TimeControl>& control,
                                          const PlayerClock& clock, int pressedMove,
                                          Pressed pressed)
{
    auto found = leaveUnchanged(clock);
    if (!found) {
        return std::nullopt;
    }
    if (!control) {
        warn(*found, "time-control-unknown");
        return found;
    }
    const int increment = incrementOf(*control, pressedMove);
    const int bonus = pressed == Pressed::TakenBack ? periodBroughtBy(*control, clock, pressedMove,
                                                                      found->seconds - increment)
                                                    : 0;
    if (bonus > 0 && clock.bonus == Known::Unknown) {
        warn(*found, "bonus-not-stated");
    }
    if (increment + bonus > 0) {
        found->seconds = std::max(0, found->seconds - increment - bonus);
        found->low = found->high = found->seconds;
        found->method = Method::IncrementRemoved;
    }
    return found;
}

std::optional<Readjusted> readjust(const std::optional<TimeControl>& control,
                                   const PlayerClock& clock, int kept)
{
    if (bestReadingAt(clock, kept) != nullptr) {
        return readingOrDisplay(control, clock, kept);
    }
    if (!control || control->periods.empty()) {
        auto found = leaveUnchanged(clock);
        if (found) {
            warn(*found, "time-control-unknown");
        }
        return found;
    }
    if (clock.display && kept >= clock.completed) {
        return leaveUnchanged(clock);
    }
    const std::vector<Anchor> anchors = anchorsOf(*control, clock);
    if (kept == 0) {
        const int start = startDisplay(*control);
        return Readjusted{start, Method::Average, start, start, {}};
    }
    if (anchors.back().move < kept) {
        return std::nullopt;
    }
    Readjusted found = alongTheLine(*control, anchors, kept);
    checkAnchors(*control, anchors, found);
    if (clock.bonus == Known::Unknown && controlsPassed(*control, clock.completed) > 0) {
        warn(found, "bonus-not-stated");
    }
    return found;
}

bool bonusMatters(const std::optional<TimeControl>& control, const PlayerClock& clock, int kept)
{
    if (!control || clock.bonus != Known::Unknown || !clock.display ||
        controlsPassed(*control, clock.completed) == 0) {
        return false;
    }
    PlayerClock shown = clock;
    shown.bonus = Known::Yes;
    PlayerClock notShown = clock;
    notShown.bonus = Known::No;
    const auto with = readjust(control, shown, kept);
    const auto without = readjust(control, notShown, kept);
    return with && without && with->seconds != without->seconds;
}

Readjusted cappedByTimeTrouble(Readjusted found)
{
    found.low = 0;
    found.high = timeTroubleLimit;
    found.seconds = roundHalfUp(timeTroubleLimit, 2);
    warn(found, "time-trouble");
    return found;
}

bool elapsedFits(const TimeControl& control, const PlayerClock& white, const PlayerClock& black,
                 int elapsed)
{
    if (!white.display || !black.display) {
        return true;
    }
    int used = 0;
    for (const PlayerClock* clock : {&white, &black}) {
        used += startDisplay(control) + incrementsBetween(control, 0, clock->completed) +
                bonusOf(control, periodsShown(control, *clock)) - *clock->display;
    }
    return used - elapsed <= 60 && elapsed - used <= 60;
}

std::optional<int> sharedOut(const TimeControl& control, const PlayerClock& defective,
                             const PlayerClock& other, int elapsed)
{
    int used = elapsed / 2;
    if (other.display) {
        const int others = startDisplay(control) + incrementsBetween(control, 0, other.completed) +
                           bonusOf(control, periodsShown(control, other)) - *other.display;
        used = elapsed - others;
    }
    if (used < 0) {
        return std::nullopt;
    }
    return std::max(0, creditAfter(control, defective.completed) - used);
}

}  // namespace diptych::clock
