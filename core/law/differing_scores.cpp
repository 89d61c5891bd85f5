#include "core/chess/movegen.h"
#include "core/law/annulled_illegal_move.h"
#include "core/law/equal_boards.h"
#include "core/law/established.h"
#include "core/law/illegal_moves.h"
#include "core/law/question_ids.h"
#include "core/law/really_played.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

using score::Agreement;
using score::Divergence;
using score::PlyState;

namespace {

/// The entry of a score at a ply means a move that is not legal there.
bool isImpossible(const Matter& matter, Color side, int ply)
{
    const auto& line = lineOf(matter, side);
    const auto index = static_cast<std::size_t>(ply) - 1;
    if (!line || index >= line->plies.size() || index >= line->positions.size()) {
        return false;
    }
    const score::PlyRecord& record = line->plies[index];
    return record.state == PlyState::Illegal ||
           (record.move && !chess::isLegal(line->positions[index], *record.move));
}

/// UCI of the legal entries at the first divergence.
std::vector<std::string> movesAt(const Matter& matter, const Divergence& divergence)
{
    std::vector<std::string> moves;
    for (const Color side : bothSides) {
        const auto& entry = side == Color::White ? divergence.white : divergence.black;
        if (entry.move && !isImpossible(matter, side, divergence.ply)) {
            moves.push_back(chess::toUci(*entry.move));
        }
    }
    return moves;
}

/// Both scores stand on one position again, after the last entry of either.
bool meetAtTheEnd(const Matter& matter, const Agreement& agreement)
{
    const auto& white = lineOf(matter, Color::White);
    const auto& black = lineOf(matter, Color::Black);
    return white && black && agreement.ply >= std::max(white->length, black->length);
}

/// The question whether a player concedes the entry where the scores part; absent where that is
/// stated or answered. The first answer is about the first place that no stated concession names,
/// the second about the next one.
std::optional<std::string_view> concessionToAsk(const Matter& matter)
{
    const int ply = matter.scores().firstDivergence ? matter.scores().firstDivergence->ply : 0;
    const auto stated = usedConcessions(matter.facts(), matter.comparison);
    if (std::ranges::any_of(stated, [ply](const SidePly& one) { return one.ply == ply; })) {
        return std::nullopt;
    }
    const auto answer = answerTo(matter, question::doesAPlayerConcede);
    if (!answer) {
        return question::doesAPlayerConcede;
    }
    const bool isPutIn = *answer != "none" && matter.withConcessions.has_value() &&
                         answerTo(matter, question::concessionAgreed) == "yes";
    return isPutIn && !answerTo(matter, question::doesAPlayerConcedeAgain)
               ? std::optional(question::doesAPlayerConcedeAgain)
               : std::nullopt;
}

/// Ply of the last entry of a score, where the game would have ended with it.
std::optional<int> endOfEntries(const Matter& matter, Color side)
{
    const auto& line = lineOf(matter, side);
    if (!line || line->positions.empty()) {
        return std::nullopt;
    }
    const int last = std::min(line->length, static_cast<int>(line->positions.size()) - 1);
    const chess::Position& position = line->positions[static_cast<std::size_t>(last)];
    return chess::endingOf(position) != chess::Ending::None ? std::optional(last) : std::nullopt;
}

Outcome retraced(const Matter& matter, const Agreement& agreement)
{
    Outcome outcome;
    outcome.remedies.push_back(retrace(matter, agreement));
    if (const auto id = concessionToAsk(matter)) {
        outcome.questions.push_back(questionOf(matter, *id));
    }
    for (const Color side : bothSides) {
        if (const auto end = endOfEntries(matter, side)) {
            Finding finding = findingAt(matter, "end-is-not-established", rule::checkmate, *end,
                                        Standing::Interpretation);
            finding.side = side;
            outcome.findings.push_back(std::move(finding));
        }
    }
    countAnnulledIllegalMove(matter, agreement, outcome);
    return outcome;
}

/// The scores meet again by another order of moves: is the common position accepted?
Outcome otherOrder(const Matter& matter, const Agreement& agreement, const Agreement& strict)
{
    const auto id = question::orderOfMovesDisputed;
    const auto answer = answerTo(matter, id);
    if (!answer) {
        return askFirst(matter, id);
    }
    if (*answer == "contested") {
        return retraced(matter, strict);
    }
    if (!meetAtTheEnd(matter, agreement)) {
        return retraced(matter, agreement);
    }
    Outcome outcome;
    for (const Color side : bothSides) {
        const auto& board = boardOf(matter, side);
        if (board && !samePlacement(board->position, agreement.position)) {
            outcome.remedies.push_back(adjustBoard(matter, side, agreement.position));
        }
    }
    outcome.findings.push_back(findingUnder(matter, "order-of-moves-differs", rule::keepingScore,
                                            Standing::Interpretation));
    return outcome;
}

/// Both sheets have an impossible entry there, but not the same one.
Outcome twoImpossibleEntries(const Matter& matter, const Divergence& divergence,
                             const Agreement& agreement)
{
    const auto id = question::wasAnIllegalMoveCompleted;
    const auto answer = answerTo(matter, id);
    Outcome outcome;
    if (!answer) {
        outcome = askFirst(matter, id);
    } else if (*answer == "none") {
        outcome = retraced(matter, agreement);
    } else {
        outcome = restoredWithPenalty(matter, divergence.ply);
    }
    outcome.findings.push_back(findingAt(matter, "different-impossible-entries", rule::illegalMove,
                                         divergence.ply, Standing::Interpretation));
    return outcome;
}

/// An impossible entry is no evidence of the move made: what was really played?
Outcome oneImpossibleEntry(const Matter& matter, const Divergence& divergence,
                           const Agreement& agreement)
{
    const std::vector<std::string> moves = movesAt(matter, divergence);
    Outcome outcome = moves.empty() ? retraced(matter, agreement)
                                    : askWhatWasPlayed(matter, divergence.ply, moves,
                                                       {retrace(matter, agreement)});
    Finding finding = findingAt(matter, "impossible-entry-is-no-evidence", rule::keepingScore,
                                divergence.ply, Standing::Interpretation);
    // Not the player who made the move: the owner of the sheet.
    finding.side = isImpossible(matter, Color::White, divergence.ply) ? Color::White : Color::Black;
    outcome.findings.push_back(std::move(finding));
    noteImpossibleAnswer(matter, divergence.ply, outcome);
    return outcome;
}

Outcome boardsDifferToo(const Matter& matter)
{
    const score::Comparison& scores = matter.scores();
    const Divergence& divergence = *scores.firstDivergence;
    const Agreement& agreement = *scores.agreement;
    const bool white = isImpossible(matter, Color::White, divergence.ply);
    const bool black = isImpossible(matter, Color::Black, divergence.ply);
    if (white && black) {
        return twoImpossibleEntries(matter, divergence, agreement);
    }
    if ((white || black) && isStillOpen(matter)) {
        return oneImpossibleEntry(matter, divergence, agreement);
    }
    if (agreement.ply >= divergence.ply) {
        return otherOrder(matter, agreement, *scores.strictAgreement);
    }
    return retraced(matter, agreement);
}

/// Whose score the one board that was recorded bears out, where it is not the other one's too.
std::optional<Color> scoreOnTheOnlyBoard(const Matter& matter)
{
    const auto& white = boardOf(matter, Color::White);
    const auto& black = boardOf(matter, Color::Black);
    if (white.has_value() == black.has_value() || !lineOf(matter, Color::White) ||
        !lineOf(matter, Color::Black)) {
        return std::nullopt;
    }
    const chess::Position& found = (white ? white : black)->position;
    const bool whites = samePlacement(found, finalPositionOf(matter, Color::White));
    const bool blacks = samePlacement(found, finalPositionOf(matter, Color::Black));
    return whites == blacks ? std::nullopt : std::optional(whites ? Color::White : Color::Black);
}

/// Nothing shows which sheet is right: what do both players say?
Outcome nothingShowsIt(const Matter& matter)
{
    const score::Comparison& scores = matter.scores();
    Outcome outcome;
    const std::vector<std::string> moves = movesAt(matter, *scores.firstDivergence);
    if (!moves.empty() && isStillOpen(matter)) {
        std::vector<Remedy> offered;
        if (twoBoardsApply(matter)) {
            offered.push_back(retrace(matter, *scores.agreement));
        } else if (matter.boards.state == BoardsState::Differ) {
            // No article on two boards yet, but pieces stand where they should not.
            offered.push_back(restoreLastIdentifiable(matter));
        }
        outcome = askWhatWasPlayed(matter, scores.firstDivergence->ply, moves, offered);
    } else {
        outcome.remedies.push_back(reconstruct(matter));
        outcome.remedies.push_back(offeredOnly(restoreLastIdentifiable(matter)));
    }
    const auto borneOut = scoreOnTheOnlyBoard(matter);
    Finding finding = findingAt(
        matter, borneOut ? "only-board-shows-one-score" : "nothing-shows-the-move",
        rule::reconstructionHelped, scores.firstDivergence->ply, Standing::Interpretation);
    if (borneOut) {
        finding.side = borneOut;
    }
    outcome.findings.push_back(std::move(finding));
    noteImpossibleAnswer(matter, scores.firstDivergence->ply, outcome);
    return outcome;
}

}  // namespace

std::optional<Outcome> differingScores(const Matter& matter)
{
    if (matter.scores().state != score::ScoresState::Differ) {
        return std::nullopt;
    }
    const auto conceded = concessionOf(matter.facts(), matter.comparison);
    const auto agreed = answerTo(matter, question::concessionAgreed);
    if (conceded && !agreed) {
        return askFirst(matter, question::concessionAgreed);
    }
    if (matter.boards.state == BoardsState::Equal) {
        if (auto outcome = sheetPutRight(matter)) {
            return outcome;
        }
        return nothingShowsIt(matter);
    }
    if (matter.boards.state == BoardsState::Differ && twoBoardsApply(matter)) {
        return boardsDifferToo(matter);
    }
    return nothingShowsIt(matter);
}

}  // namespace diptych::law
