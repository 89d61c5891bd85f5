#include "core/chess/movegen.h"
#include "core/law/ambiguous_entries.h"
#include "core/law/evidence.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>
#include <array>

namespace diptych::law {

using score::DifferenceKind;

namespace {

struct FaultName {
    DifferenceKind kind;
    std::string_view finding;
    Standing standing;
    bool needsCorrection;
};

/// What a sheet that corresponds can still have wrong with it (law.md 7.3).
constexpr FaultName faultNames[] = {
    {DifferenceKind::Omission, "sheet-omits-entry", Standing::Interpretation, true},
    {DifferenceKind::Illegal, "sheet-has-impossible-entry", Standing::Interpretation, true},
    {DifferenceKind::DifferentMove, "sheet-has-other-move", Standing::Interpretation, true},
    {DifferenceKind::Unreadable, "sheet-has-unreadable-entry", Standing::Interpretation, false},
    {DifferenceKind::Duplicate, "sheet-doubles-entry", Standing::Interpretation, false},
    {DifferenceKind::Swapped, "sheet-swaps-entries", Standing::Interpretation, true},
    {DifferenceKind::Mirrored, "sheet-is-mirrored", Standing::Interpretation, false},
    {DifferenceKind::Shifted, "sheet-shifts-columns", Standing::Interpretation, false},
    {DifferenceKind::Ambiguous, "entry-is-ambiguous", Standing::Clear, false},
    {DifferenceKind::Needless, "sheet-has-needless-entry", Standing::Interpretation, false},
    {DifferenceKind::WrittenAhead, "entry-written-ahead", Standing::Clear, false},
};

std::string_view ruleOfFault(DifferenceKind kind)
{
    if (kind == DifferenceKind::WrittenAhead) {
        return rule::notInAdvance;
    }
    return kind == DifferenceKind::Omission ? rule::scoreToBeCompleted : rule::keepingScore;
}

bool isSharedIllegal(const Matter& matter, const score::Difference& difference)
{
    const auto& illegal = matter.comparison.illegal;
    return difference.kind == DifferenceKind::Illegal &&
           std::any_of(illegal.begin(), illegal.end(),
                       [&](const score::IllegalPly& one) { return one.ply == difference.ply; });
}

/// The entry is further from what was played than a slip of the pen.
bool isNoSlip(const Matter& matter, const score::Difference& difference)
{
    return difference.kind == DifferenceKind::Illegal &&
           std::ranges::any_of(bothSides, [&](Color side) {
               const auto& line = lineOf(matter, side);
               const auto index = static_cast<std::size_t>(difference.ply) - 1;
               return line && line->keeper == difference.keeper && index < line->plies.size() &&
                      line->plies[index].state == score::PlyState::Illegal;
           });
}

/// Findings about the sheets, and the sheets that have to be put right.
void noteFaults(const Matter& matter, Outcome& outcome)
{
    std::array<bool, 2> toCorrect{};
    for (const score::Difference& difference : matter.comparison.differences) {
        const auto* name =
            std::find_if(std::begin(faultNames), std::end(faultNames),
                         [&](const FaultName& entry) { return entry.kind == difference.kind; });
        if (name == std::end(faultNames) || isSharedIllegal(matter, difference)) {
            continue;
        }
        const std::string_view id =
            isNoSlip(matter, difference) ? "impossible-entry-is-no-evidence" : name->finding;
        Finding finding =
            findingAt(matter, id, ruleOfFault(difference.kind), difference.ply, name->standing);
        finding.side = keepsScoreFor(matter.circumstances, difference.keeper);
        outcome.findings.push_back(finding);
        if (name->needsCorrection && finding.side) {
            toCorrect[static_cast<std::size_t>(*finding.side)] = true;
        }
    }
    for (const Color side : bothSides) {
        if (toCorrect[static_cast<std::size_t>(side)]) {
            outcome.remedies.push_back(completeScore(matter, side));
        }
    }
}

/// 8.1.3: a player may reply before he records, so the newest move may be missing.
void noteNewestMove(const Matter& matter, Outcome& outcome)
{
    for (const Color side : bothSides) {
        const auto& line = lineOf(matter, side);
        if (line && line->length < matter.plies()) {
            Finding finding =
                findingAt(matter, "newest-move-not-yet-written", rule::replyBeforeRecording,
                          matter.plies(), Standing::Settled);
            finding.side = side;
            outcome.findings.push_back(std::move(finding));
        }
    }
}

void reconstructed(const Matter& matter, Outcome& outcome)
{
    outcome.findings.push_back(findingUnder(matter, "boards-are-not-the-scores",
                                            rule::displacedPosition, Standing::Settled));
    outcome.remedies.push_back(reconstruct(matter));
    outcome.remedies.push_back(offeredOnly(restoreLastIdentifiable(matter)));
}

/// 4.7: the player to move has let a piece go where it can go, and has neither pressed the clock
/// nor written (8.1.3): his board is ahead of the scores and not wrong.
bool isMakingHisMove(const Matter& matter, Color side)
{
    const chess::Position& position = finalPosition(matter);
    const Facts& facts = matter.facts();
    if (position.sideToMove() != side || isDisabled(matter.circumstances, side) ||
        !matter.edition.has(rule::pieceReleased)) {
        return false;
    }
    return std::ranges::any_of(chess::legalMoves(position), [&](chess::Move move) {
        const bool isReleased = std::ranges::any_of(facts.released, [&](const SideSquare& one) {
            return one.side == side && one.square == move.to();
        });
        return isReleased && samePlacement(position.after(move), boardOf(matter, side)->position);
    });
}

void noteMoveBeingMade(const Matter& matter, Color side, Outcome& outcome)
{
    Finding finding = findingUnder(matter, "move-being-made", rule::pieceReleased);
    finding.side = side;
    outcome.findings.push_back(std::move(finding));
}

void adjusted(const Matter& matter, Outcome& outcome)
{
    for (const Color side : bothSides) {
        if (isWrongBoard(matter, side) && isMakingHisMove(matter, side)) {
            noteMoveBeingMade(matter, side, outcome);
        } else if (isWrongBoard(matter, side)) {
            if (laterMoveDecides(matter, side)) {
                const auto& explanation = *boardOf(matter, side)->explanation;
                const bool isAnswered = answerTo(matter, question::whichPieceWasMeant) ==
                                        chess::toUci(explanation.written);
                Finding finding =
                    findingAt(matter, isAnswered ? "answer-decides-entry" : "later-move-decides",
                              rule::keepingScore, explanation.ply, Standing::Interpretation);
                finding.side = side;
                outcome.findings.push_back(std::move(finding));
            }
            outcome.remedies.push_back(adjustBoard(matter, side, finalPosition(matter)));
        }
    }
}

}  // namespace

std::optional<Outcome> correspondingScores(const Matter& matter)
{
    if (auto ambiguous = ambiguousEntry(matter)) {
        return ambiguous;
    }
    Outcome outcome;
    noteFaults(matter, outcome);
    noteNewestMove(matter, outcome);
    const bool wrong = isWrongBoard(matter, Color::White) || isWrongBoard(matter, Color::Black);
    if (wrong && mayHaveGoneOn(matter)) {
        return reconstructFirst(matter);
    }
    if (wrong && (matter.boards.state == BoardsState::Equal || !twoBoardsApply(matter))) {
        reconstructed(matter, outcome);
    } else if (wrong) {
        adjusted(matter, outcome);
    }
    if (outcome.remedies.empty()) {
        outcome.remedies.push_back(continueGame(matter));
    }
    return outcome;
}

}  // namespace diptych::law
