#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/law/boards.h"
#include "core/law/notes.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"
#include "core/law/sealed_move.h"
#include "core/law/touched_pieces.h"

#include <algorithm>

namespace diptych::law {

namespace {

/// The game with the sealed move made, to see whether it ends by it.
Matter withSealedMoveMade(const Matter& matter, chess::Move move)
{
    Matter resumed = matter;
    score::Game& game = resumed.comparison.game;
    game.positions.push_back(adjournedPosition(matter).after(move));
    game.moves.push_back(move);
    game.ending = chess::endingOf(game.positions.back());
    game.endedAt = game.plies();
    return resumed;
}

bool isFaulty(SealedMove meaning)
{
    return meaning == SealedMove::Ambiguous || meaning == SealedMove::Illegal ||
           meaning == SealedMove::Unreadable;
}

/// The sealed move is clear and is not yet among the moves of the game.
bool isStillToBeMade(const Matter& matter, const SealedReading& sealed)
{
    return sealed.meaning == SealedMove::Clear && adjournedPly(matter) == matter.plies();
}

/// In this edition it loses that the sealed move cannot be made as it is written.
bool losesAsSealed(const Matter& matter, SealedMove meaning)
{
    if (!matter.edition.has(rule::sealedMoveLoses)) {
        return false;
    }
    switch (matter.edition.parameters.faultySealedMove) {
    case FaultySealedMove::Loses:
        return true;
    case FaultySealedMove::LosesIfIllegible:
        return meaning == SealedMove::Unreadable;
    case FaultySealedMove::OpponentChooses:
        return false;
    }
    return false;
}

bool boardsWereWrong(const Matter& matter)
{
    return matter.boards.state == BoardsState::Differ ||
           isWrongBoard(matter, matter.facts().sealed->side);
}

/// A wrong board may have misled the sealer, though not into writing illegibly. Where the scores
/// differ the adjourned position itself is not established.
bool mayHaveBeenMisled(const Matter& matter, const SealedReading& sealed)
{
    return isFaulty(sealed.meaning) && sealed.meaning != SealedMove::Unreadable &&
           matter.scores().state != score::ScoresState::Differ && boardsWereWrong(matter);
}

Finding faultOfSealedMove(const Matter& matter, SealedMove meaning)
{
    const std::string_view id = meaning == SealedMove::Ambiguous ? "sealed-move-ambiguous"
                                : meaning == SealedMove::Illegal ? "sealed-move-impossible"
                                                                 : "sealed-move-illegible";
    const auto& rules = matter.edition.rules;
    const auto found = std::ranges::find(rules, rule::sealedMoveLoses, &EditionRule::id);
    // The text of an old edition may not be fully known.
    const bool isLessClear = found != rules.end() && found->standing.has_value();
    return findingAt(matter, id, rule::sealedMoveLoses, adjournedPly(matter) + 1,
                     isLessClear ? *found->standing : Standing::Clear);
}

Remedy lostBySealedMove(const Matter& matter)
{
    return gameOver(matter, rule::sealedMoveLoses,
                    lostBy(matter.facts().sealed->side, adjournedPosition(matter)),
                    adjournedPly(matter), "sealed-move");
}

/// 1928: the piece that was meant makes a regular move, or the king moves, but never by castling;
/// of several readings the opponent takes one.
std::vector<chess::Move> choicesOfOpponent(const Matter& matter, const SealedReading& sealed)
{
    const chess::Position& adjourned = adjournedPosition(matter);
    if (!sealed.written) {
        return {};
    }
    std::vector<chess::Move> choices;
    if (sealed.meaning == SealedMove::Ambiguous) {
        std::ranges::copy(chess::matches(adjourned, *sealed.written), std::back_inserter(choices));
        return choices;
    }
    for (const chess::Move move : chess::legalMoves(adjourned)) {
        const chess::PieceType moved = adjourned.at(move.from())->type;
        const bool fits = moved == chess::PieceType::King || moved == sealed.written->piece;
        if (fits && !rookOfCastling(adjourned, move)) {
            choices.push_back(move);
        }
    }
    return choices;
}

/// It does not lose: the opponent chooses what follows, or the edition says nothing.
void resumeAfterFault(const Matter& matter, const SealedReading& sealed, Outcome& outcome)
{
    const bool regulated = matter.edition.has(rule::sealedMoveLoses);
    outcome.findings.push_back(findingUnder(
        matter, regulated ? "sealed-move-choice-of-opponent" : "sealed-move-not-regulated",
        rule::sealedMoveLoses, Standing::Interpretation));
    if (regulated && sealed.written) {
        const bool isAmbiguous = sealed.meaning == SealedMove::Ambiguous;
        outcome.findings.back().arguments = {isAmbiguous ? "one-reading" : "piece-or-king"};
    }
    const auto choices = regulated ? choicesOfOpponent(matter, sealed) : std::vector<chess::Move>{};
    for (Remedy& remedy : outcome.remedies) {
        if (remedy.recommended && !choices.empty() &&
            remedy.position == adjournedPosition(matter)) {
            remedy.legalReplies = choices;
        }
        if (regulated && remedy.id == RemedyId::Continue && remedy.article.empty()) {
            remedy.article = matter.edition.article(rule::sealedMoveLoses);
        }
    }
}

/// The loss is offered, and asked for, where a wrong board may have misled the sealer.
void noteMisledSealer(const Matter& matter, const SealedReading& sealed, Outcome& outcome)
{
    outcome.findings.push_back(faultOfSealedMove(matter, sealed.meaning));
    if (!losesAsSealed(matter, sealed.meaning)) {
        resumeAfterFault(matter, sealed, outcome);
        return;
    }
    const auto id = question::sealedMoveFromWrongBoard;
    if (!answerTo(matter, id)) {
        outcome.questions.push_back(questionOf(matter, id));
        outcome.remedies.push_back(offeredOnly(lostBySealedMove(matter)));
    }
}

/// The game was adjourned after a move that no record goes up to.
bool isBeyondTheRecords(const Matter& matter)
{
    const auto& adjourned = matter.facts().adjournedAt;
    return adjourned && *adjourned > matter.plies() &&
           (lineOf(matter, Color::White) || lineOf(matter, Color::Black));
}

void noteAdjournedLater(const Matter& matter, Outcome& outcome)
{
    if (isBeyondTheRecords(matter)) {
        outcome.findings.push_back(findingAt(matter, "adjourned-after-the-last-entry",
                                             rule::adjournedPosition, matter.plies(),
                                             Standing::Interpretation));
        outcome.findings.back().arguments = {std::to_string(*matter.facts().adjournedAt)};
    }
}

/// After the adjournment another move was made than the one in the envelope. What was played on it
/// is not regulated; the adjourned position is offered.
void notePlayedOtherwise(const Matter& matter, chess::Move sealed, Outcome& outcome)
{
    const int ply = adjournedPly(matter) + 1;
    if (ply > matter.plies() || matter.game().moves[static_cast<std::size_t>(ply) - 1] == sealed) {
        return;
    }
    Finding finding = findingAt(matter, "sealed-move-not-played", rule::sealedMoveOpened, ply,
                                Standing::Interpretation);
    finding.arguments = {chess::toSan(adjournedPosition(matter), sealed)};
    outcome.findings.push_back(std::move(finding));
    if (gameGoesOn(outcome)) {
        Remedy back = offeredOnly(restoreLastIdentifiable(matter));
        back.ply = ply - 1;
        back.position = adjournedPosition(matter);
        outcome.remedies.push_back(std::move(back));
    }
}

/// The last of the recommended remedies, where the adjourned position stands at its end.
Remedy* remedyToResume(const Matter& matter, Outcome& outcome)
{
    Remedy* last = nullptr;
    for (Remedy& remedy : outcome.remedies) {
        last = remedy.recommended ? &remedy : last;
    }
    const bool resumes = last != nullptr && last->position == adjournedPosition(matter) &&
                         (last->id == RemedyId::Continue || last->id == RemedyId::AdjustBoard ||
                          last->id == RemedyId::CompleteScore);
    return resumes ? last : nullptr;
}

/// The sealed move is made before the game goes on (Guidelines I.7).
void makeSealedMove(const Matter& matter, chess::Move move, Outcome& outcome)
{
    Remedy* last = remedyToResume(matter, outcome);
    if (last == nullptr) {
        return;
    }
    Remedy resumed = remedyUnder(matter, RemedyId::Continue, rule::sealedMoveOpened);
    resumed.opened = OpenedMove{adjournedPosition(matter), move};
    resumed.position = adjournedPosition(matter).after(move);
    resumed.steps = stepsBetween(adjournedPosition(matter), *resumed.position);
    if (last->id == RemedyId::Continue) {
        *last = std::move(resumed);
    } else {
        outcome.remedies.push_back(std::move(resumed));
    }
}

/// 1928 and 1930: the game went on from a position that was set up wrongly after the adjournment.
/// What was played from it is void (Par. 21; Art. 21.8).
bool wasRebuiltWrongly(const Matter& matter)
{
    const auto& adjourned = matter.facts().adjournedAt;
    return adjourned && *adjourned >= 0 && *adjourned < matter.plies() &&
           matter.edition.has(rule::adjournedPosition) &&
           !matter.edition.has(rule::boardsDifferScoresDiffer) &&
           matter.scores().state == score::ScoresState::Correspond &&
           matter.boards.state == BoardsState::Equal && isWrongBoard(matter, Color::White);
}

Outcome backToTheAdjournment(const Matter& matter)
{
    const int ply = *matter.facts().adjournedAt;
    Outcome outcome;
    outcome.findings.push_back(
        findingAt(matter, "position-rebuilt-wrongly", rule::adjournedPosition, ply));
    Remedy back =
        remedyUnder(matter, RemedyId::RestoreLastIdentifiablePosition, rule::adjournedPosition);
    back.ply = ply;
    back.position = positionAfter(matter, ply);
    outcome.remedies.push_back(std::move(back));
    return outcome;
}

}  // namespace

std::optional<Outcome> sealedMove(const Matter& matter)
{
    if (wasRebuiltWrongly(matter)) {
        return backToTheAdjournment(matter);
    }
    if (isBeyondTheRecords(matter)) {
        return reconstructFirst(matter);
    }
    const SealedReading sealed = readSealedMove(matter);
    if (isStillToBeMade(matter, sealed)) {
        return gameEnded(withSealedMoveMade(matter, *sealed.move));
    }
    if (!isFaulty(sealed.meaning) || matter.scores().state == score::ScoresState::Differ) {
        return std::nullopt;
    }
    // The wrong board is put right first, and the loss only offered.
    if (mayHaveBeenMisled(matter, sealed) &&
        answerTo(matter, question::sealedMoveFromWrongBoard) != "loses") {
        return std::nullopt;
    }
    Outcome outcome;
    outcome.findings.push_back(faultOfSealedMove(matter, sealed.meaning));
    if (losesAsSealed(matter, sealed.meaning)) {
        outcome.remedies.push_back(lostBySealedMove(matter));
    } else {
        outcome.remedies.push_back(continueGame(matter));
        resumeAfterFault(matter, sealed, outcome);
    }
    return outcome;
}

void noteSealedMove(const Matter& matter, Outcome& outcome)
{
    noteAdjournedLater(matter, outcome);
    const SealedReading sealed = readSealedMove(matter);
    if (sealed.meaning == SealedMove::None || sealed.meaning == SealedMove::Unplaced) {
        return;
    }
    const int ply = adjournedPly(matter) + 1;
    if (sealed.meaning == SealedMove::OutOfTurn) {
        Finding finding = findingAt(matter, "sealed-move-out-of-turn", rule::sealedMoveOpened, ply);
        finding.side = matter.facts().sealed->side;
        outcome.findings.push_back(std::move(finding));
        return;
    }
    if (sealed.meaning == SealedMove::Missing) {
        Finding finding = findingAt(matter, "envelope-missing", rule::envelopeMissing, ply);
        finding.side = matter.facts().sealed->side;
        outcome.findings.push_back(std::move(finding));
    }
    if (sealed.move) {
        outcome.findings.push_back(
            findingAt(matter, "sealed-move-clear", rule::sealedMoveOpened, ply));
        outcome.findings.back().arguments = {chess::toSan(adjournedPosition(matter), *sealed.move)};
        notePlayedOtherwise(matter, *sealed.move, outcome);
    }
    if (decidesBetweenScores(matter)) {
        outcome.findings.push_back(
            findingAt(matter, "sealed-move-decides", rule::sealedMoveOpened, ply));
    }
    if (boardsWereWrong(matter) && !wasRebuiltWrongly(matter)) {
        const bool open = mayHaveBeenMisled(matter, sealed) &&
                          !answerTo(matter, question::sealedMoveFromWrongBoard);
        outcome.findings.push_back(
            findingAt(matter, "sealed-move-and-boards-differ", rule::adjournedPosition, ply,
                      open ? Standing::Contested : Standing::Interpretation));
    }
    if (mayHaveBeenMisled(matter, sealed) && gameGoesOn(outcome)) {
        noteMisledSealer(matter, sealed, outcome);
    }
    if (isStillToBeMade(matter, sealed)) {
        makeSealedMove(matter, *sealed.move, outcome);
    }
}

}  // namespace diptych::law
