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
    return gameOver(matter, rule::defaultTime,
                    side == Color::White ? score::GameResult::BlackWins
                                         : score::GameResult::WhiteWins,
                    0, "default-time");
}

std::optional<Outcome> lateArrival(const Matter& matter)
{
    std::vector<Color> tooLate;
    bool unmoved = !matter.facts().late.empty();
    for (const SideSeconds& late : matter.facts().late) {
        unmoved = unmoved && hasNotMoved(matter, late.side);
        const bool known = std::ranges::find(tooLate, late.side) != tooLate.end();
        if (!known && isBeyondDefaultTime(matter, late)) {
            tooLate.push_back(late.side);
        }
    }
    if (!unmoved || (tooLate.empty() && matter.plies() > 0)) {
        return std::nullopt;
    }
    Outcome outcome;
    outcome.remedies.push_back(continueGame(matter));
    for (const Color side : tooLate) {
        outcome.remedies.push_back(offeredOnly(lostByLateness(matter, side)));
    }
    if (tooLate.size() == 1) {
        outcome.remedies.front().recommended = false;
        outcome.remedies.back().recommended = true;
    } else if (!tooLate.empty()) {
        // Both lose by the letter of the article; that is for the arbiter to declare.
        outcome.remedies.front().standing = Standing::Contested;
    }
    return outcome;
}

}  // namespace diptych::law
