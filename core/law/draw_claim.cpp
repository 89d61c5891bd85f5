#include "core/law/draw_claim.h"

#include "core/chess/draws.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>
#include <span>

namespace diptych::law {

using score::ScoresState;

namespace {

constexpr int timesNeeded = 3;
constexpr int pliesNeeded = 100;

/// Occurrences of the last position on a score's line; the game's where the scores correspond.
int occurrences(const Matter& matter)
{
    const auto& game = matter.game().positions;
    int times = chess::occurrencesOfLast(game);
    if (matter.scores().state == ScoresState::Differ) {
        // Only occurrences that both scores contain are agreed (9.2).
        for (const Color side : bothSides) {
            if (const auto& line = lineOf(matter, side)) {
                times = std::min(times, chess::occurrencesOfLast(line->positions));
            }
        }
    }
    return times;
}

bool hasTouched(const Facts& facts, Color side)
{
    return std::any_of(facts.touched.begin(), facts.touched.end(),
                       [side](const Touched& touched) { return touched.side == side; });
}

}  // namespace

ClaimState stateOfClaim(const Matter& matter)
{
    const auto& claim = matter.facts().drawClaim;
    if (!claim) {
        return ClaimState::None;
    }
    const chess::Position& last = finalPosition(matter);
    if (last.sideToMove() != claim->side) {
        return ClaimState::Wrong;
    }
    if (hasTouched(matter.facts(), claim->side) && matter.edition.has(rule::claimLostByTouching)) {
        return ClaimState::Lost;
    }
    const bool good = claim->kind == ClaimKind::Threefold ? occurrences(matter) >= timesNeeded
                                                          : last.halfmoveClock() >= pliesNeeded;
    return good ? ClaimState::Good : ClaimState::Wrong;
}

std::optional<Outcome> drawClaim(const Matter& matter)
{
    const ScoresState state = matter.scores().state;
    const bool agreed =
        state == ScoresState::Correspond ||
        (matter.boards.state == BoardsState::Equal && !isWrongBoard(matter, Color::White));
    if (!agreed || stateOfClaim(matter) != ClaimState::Good) {
        return std::nullopt;
    }
    const bool threefold = matter.facts().drawClaim->kind == ClaimKind::Threefold;
    const std::string_view rule = threefold ? rule::threefold : rule::fiftyMoves;
    Outcome outcome;
    outcome.findings.push_back(findingAt(matter, "draw-claim-good", rule, matter.plies()));
    outcome.remedies.push_back(gameOver(matter, rule, score::GameResult::Draw, matter.plies(),
                                        threefold ? "threefold" : "fifty-moves"));
    return outcome;
}

}  // namespace diptych::law
