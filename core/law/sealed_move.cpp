#include "core/law/sealed_move.h"

#include "core/chess/san.h"
#include "core/law/announcement.h"
#include "core/law/boards.h"
#include "core/law/notes.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

namespace diptych::law {

namespace {

/// Ply after which the game was adjourned. Where that is not stated, a last move of the sealer is
/// the sealed one, already entered.
int adjournedPly(const Matter& matter)
{
    const bool isEntered =
        matter.plies() > 0 && moverAt(matter, matter.plies()) == matter.facts().sealed->side;
    return matter.facts().adjournedAt.value_or(matter.plies() - (isEntered ? 1 : 0));
}

const chess::Position& adjournedPosition(const Matter& matter)
{
    return positionAfter(matter, adjournedPly(matter));
}

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
    return findingAt(matter, id, rule::sealedMoveLoses, adjournedPly(matter) + 1);
}

Remedy lostBySealedMove(const Matter& matter)
{
    return gameOver(matter, rule::sealedMoveLoses,
                    lostBy(matter.facts().sealed->side, adjournedPosition(matter)),
                    adjournedPly(matter), "sealed-move");
}

/// 1928 and 1930 leave what follows to the opponent.
Finding choiceOfOpponent(const Matter& matter)
{
    return findingUnder(matter, "sealed-move-choice-of-opponent", rule::sealedMoveLoses,
                        Standing::Interpretation);
}

/// The loss is offered, and asked for, where a wrong board may have misled the sealer.
void noteMisledSealer(const Matter& matter, const SealedReading& sealed, Outcome& outcome)
{
    outcome.findings.push_back(faultOfSealedMove(matter, sealed.meaning));
    if (!losesAsSealed(matter, sealed.meaning)) {
        outcome.findings.push_back(choiceOfOpponent(matter));
        return;
    }
    const auto id = question::sealedMoveFromWrongBoard;
    if (!answerTo(matter, id)) {
        outcome.questions.push_back(questionOf(matter, id));
        outcome.remedies.push_back(offeredOnly(lostBySealedMove(matter)));
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

}  // namespace

SealedReading readSealedMove(const Matter& matter)
{
    const auto& sealed = matter.facts().sealed;
    if (!sealed) {
        return {};
    }
    const chess::Position& adjourned = adjournedPosition(matter);
    if (adjourned.sideToMove() != sealed->side) {
        return {SealedMove::OutOfTurn};
    }
    const auto& line = lineOf(matter, sealed->side);
    const std::string dialect = line ? matter.sheets[line->sheet].dialect : std::string();
    const auto token = readSealedText(sealed->text, dialect);
    if (!token) {
        return {SealedMove::Unreadable};
    }
    const auto resolution = chess::resolve(adjourned, *token);
    if (const auto* move = std::get_if<chess::Move>(&resolution)) {
        return {SealedMove::Clear, *move};
    }
    return {std::holds_alternative<chess::SanAmbiguous>(resolution) ? SealedMove::Ambiguous
                                                                    : SealedMove::Illegal};
}

std::optional<Outcome> sealedMove(const Matter& matter)
{
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
        outcome.findings.push_back(choiceOfOpponent(matter));
        outcome.remedies.push_back(continueGame(matter));
    }
    return outcome;
}

void noteSealedMove(const Matter& matter, Outcome& outcome)
{
    const SealedReading sealed = readSealedMove(matter);
    if (sealed.meaning == SealedMove::None) {
        return;
    }
    const int ply = adjournedPly(matter) + 1;
    if (sealed.meaning == SealedMove::OutOfTurn) {
        Finding finding = findingAt(matter, "sealed-move-out-of-turn", rule::sealedMoveOpened, ply);
        finding.side = matter.facts().sealed->side;
        outcome.findings.push_back(std::move(finding));
        return;
    }
    if (sealed.move) {
        outcome.findings.push_back(
            findingAt(matter, "sealed-move-clear", rule::sealedMoveOpened, ply));
        outcome.findings.back().arguments = {chess::toSan(adjournedPosition(matter), *sealed.move)};
    }
    if (boardsWereWrong(matter)) {
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
