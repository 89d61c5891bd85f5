#include "core/law/late_arrival.h"

#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <algorithm>

namespace diptych::law {

namespace {

/// By every record and every board the player has not moved yet.
bool hasNotMoved(const Matter& matter, Color side)
{
    const bool written = std::ranges::any_of(matter.sheets, [](const score::Sheet& sheet) {
        return sheet.admissibility == score::Admissibility::NotAlgebraic;
    });
    const bool moved = std::ranges::any_of(bothSides, [&](Color owner) {
        const auto& board = boardOf(matter, owner);
        return board && !samePlacement(board->position, finalPosition(matter)) &&
               !samePlacement(board->position, matter.circumstances.start);
    });
    return !written && !moved && movesWithin(matter, matter.plies()).of(side) == 0;
}

}  // namespace

bool isBeyondDefaultTime(const Matter& matter, const SideSeconds& late)
{
    return late.seconds > matter.edition.parameters.defaultTime;
}

Remedy lostByLateness(const Matter& matter, Color side)
{
    const auto& late = matter.facts().late;
    const bool isBoth = std::ranges::any_of(late, [&](const SideSeconds& one) {
        return one.side == opposite(side) && isBeyondDefaultTime(matter, one);
    });
    const score::GameResult alone =
        side == Color::White ? score::GameResult::BlackWins : score::GameResult::WhiteWins;
    return gameOver(matter, rule::defaultTime, isBoth ? score::GameResult::LostByBoth : alone, 0,
                    "default-time");
}

std::optional<Outcome> lateArrival(const Matter& matter)
{
    const auto& late = matter.facts().late;
    const bool unmoved = !late.empty() && std::ranges::all_of(late, [&](const SideSeconds& one) {
        return hasNotMoved(matter, one.side);
    });
    const auto tooLate = std::ranges::find_if(
        late, [&](const SideSeconds& one) { return isBeyondDefaultTime(matter, one); });
    if (!unmoved || (tooLate == late.end() && matter.plies() > 0)) {
        return std::nullopt;
    }
    Outcome outcome;
    outcome.remedies.push_back(continueGame(matter));
    if (tooLate != late.end()) {
        outcome.remedies.front().recommended = false;
        outcome.remedies.push_back(lostByLateness(matter, tooLate->side));
    }
    return outcome;
}

}  // namespace diptych::law
