#include "core/law/draw_claim.h"

#include "core/chess/draws.h"
#include "core/law/question_ids.h"
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

/// Both scores end on the position of the game, by different moves.
bool meetByOtherMoves(const Matter& matter)
{
    return matter.scores().state == ScoresState::Differ && lineOf(matter, Color::White) &&
           lineOf(matter, Color::Black) &&
           finalPositionOf(matter, Color::White) == finalPosition(matter) &&
           finalPositionOf(matter, Color::Black) == finalPosition(matter);
}

/// How a claim of repetition stands where the scores meet by different moves: only occurrences that
/// both scores contain are agreed (9.2), unless both players accept the order of one.
ClaimState stateByHistories(const Matter& matter)
{
    const auto proves = [&](Color side) {
        return chess::occurrencesOfLast(lineOf(matter, side)->positions) >= timesNeeded;
    };
    const bool white = proves(Color::White);
    const bool black = proves(Color::Black);
    const auto answer = answerTo(matter, question::repetitionHistory);
    if (white != black && !answer) {
        return ClaimState::Disputed;
    }
    const bool accepted = (answer == "white" && white) || (answer == "black" && black);
    return accepted || (white && black) ? ClaimState::Good : ClaimState::Wrong;
}

/// How a claim of repetition stands.
ClaimState stateOfRepetition(const Matter& matter)
{
    if (meetByOtherMoves(matter)) {
        return stateByHistories(matter);
    }
    int times = chess::occurrencesOfLast(matter.game().positions);
    if (matter.scores().state == ScoresState::Differ) {
        for (const Color side : bothSides) {
            if (const auto& line = lineOf(matter, side)) {
                times = std::min(times, chess::occurrencesOfLast(line->positions));
            }
        }
    }
    return times >= timesNeeded ? ClaimState::Good : ClaimState::Wrong;
}

/// The position in which the claim was made is agreed.
bool isPositionAgreed(const Matter& matter)
{
    const bool shown =
        matter.boards.state == BoardsState::Equal && !isWrongBoard(matter, Color::White);
    const bool accepted =
        meetByOtherMoves(matter) && answerTo(matter, question::orderOfMovesDisputed) == "accepted";
    return matter.scores().state == ScoresState::Correspond || shown || accepted;
}

/// Whose repetitions have been accepted for the claim.
Finding acceptedHistory(const Matter& matter, const std::string& choice)
{
    Finding finding =
        findingUnder(matter, "repetition-agreed", rule::threefold, Standing::Interpretation);
    if (choice != "common") {
        finding.side = choice == "white" ? Color::White : Color::Black;
    }
    return finding;
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
    if (claim->kind == ClaimKind::Threefold) {
        return stateOfRepetition(matter);
    }
    return last.halfmoveClock() >= pliesNeeded ? ClaimState::Good : ClaimState::Wrong;
}

std::optional<Outcome> drawClaim(const Matter& matter)
{
    if (!matter.facts().drawClaim || !isPositionAgreed(matter)) {
        return std::nullopt;
    }
    const ClaimState state = stateOfClaim(matter);
    if (state == ClaimState::Disputed) {
        return askFirst(matter, question::repetitionHistory);
    }
    if (state != ClaimState::Good) {
        return std::nullopt;
    }
    const bool threefold = matter.facts().drawClaim->kind == ClaimKind::Threefold;
    const std::string_view rule = threefold ? rule::threefold : rule::fiftyMoves;
    Outcome outcome;
    outcome.findings.push_back(findingAt(matter, "draw-claim-good", rule, matter.plies()));
    outcome.findings.back().side = matter.facts().drawClaim->side;
    const auto history = answerTo(matter, question::repetitionHistory);
    if (threefold && history && meetByOtherMoves(matter)) {
        outcome.findings.push_back(acceptedHistory(matter, *history));
    }
    outcome.remedies.push_back(gameOver(matter, rule, score::GameResult::Draw, matter.plies(),
                                        threefold ? "threefold" : "fifty-moves"));
    return outcome;
}

}  // namespace diptych::law
