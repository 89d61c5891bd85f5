#include "core/law/illegal_moves.h"

#include "core/chess/legality.h"
#include "core/law/announcement.h"
#include "core/law/boards.h"
#include "core/law/established.h"
#include "core/law/penalties.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

using chess::Position;
using clock::Known;
using score::IllegalPly;
using score::PlyState;
using score::ScoreLine;
using score::ScoresState;

namespace {

bool saysOtherwise(const std::optional<ScoreLine>& line, const IllegalPly& illegal)
{
    if (!line || static_cast<std::size_t>(illegal.ply) > line->plies.size()) {
        return false;
    }
    const score::PlyRecord& record = line->plies[static_cast<std::size_t>(illegal.ply) - 1];
    return record.move && *record.move != illegal.move;
}

bool carries(const ScoreLine& line, const IllegalPly& illegal)
{
    const auto index = static_cast<std::size_t>(illegal.ply) - 1;
    return index < line.plies.size() && line.plies[index].entry &&
           line.plies[index].move == illegal.move;
}

bool opponentClaimed(const Matter& matter, int ply)
{
    const auto& claimed = matter.facts().claimed;
    return std::find(claimed.begin(), claimed.end(), opposite(moverAt(matter, ply))) !=
           claimed.end();
}

/// Its player's own board shows it carried out.
bool isOnHisBoard(const Matter& matter, const IllegalPly& illegal)
{
    const auto& board = boardOf(matter, moverAt(matter, illegal.ply));
    return board && illegal.ply == matter.plies() &&
           samePlacement(board->position, finalPosition(matter));
}

/// Somebody besides the writer speaks of it: the arbiter saw it, the opponent claims, or it was
/// announced or executed so.
bool isToldOtherwise(const Matter& matter, const IllegalPly& illegal)
{
    const Facts& facts = matter.facts();
    const Position& before = positionAfter(matter, illegal.ply - 1);
    const bool announced =
        std::any_of(facts.announced.begin(), facts.announced.end(), [&](const SpokenAt& said) {
            const auto move =
                said.ply == illegal.ply ? announcedMove(before, said.text) : std::nullopt;
            return move && move->move == illegal.move;
        });
    const bool executed =
        std::any_of(facts.executed.begin(), facts.executed.end(), [&](const Executed& one) {
            return one.ply == illegal.ply && one.from == illegal.move.from() &&
                   one.to == illegal.move.to();
        });
    const bool newest = illegal.ply == matter.plies();
    return announced || executed ||
           (newest && (facts.observed || opponentClaimed(matter, illegal.ply)));
}

bool isBorneOut(const Matter& matter, const IllegalPly& illegal)
{
    const score::Comparison& comparison = matter.comparison;
    if (saysOtherwise(comparison.white, illegal) || saysOtherwise(comparison.black, illegal)) {
        return false;
    }
    const bool witnessed =
        std::any_of(comparison.witnesses.begin(), comparison.witnesses.end(),
                    [&](const ScoreLine& line) { return carries(line, illegal); });
    const bool boardsShowIt =
        matter.boards.state == BoardsState::Equal && !isWrongBoard(matter, Color::White);
    return witnessed || boardsShowIt || isOnHisBoard(matter, illegal) ||
           cameFromWrongBoard(matter, illegal.ply) || isToldOtherwise(matter, illegal);
}

/// Both players say before the arbiter that this illegal move was played.
bool isSaidByBoth(const Matter& matter, const IllegalPly& illegal)
{
    return plyAskedAbout(matter.comparison, matter.sheets) == illegal.ply &&
           saidToBePlayed(matter.facts(), matter.comparison, matter.sheets) == illegal.move;
}

/// The game as written has an illegal move there.
bool isWritten(const Matter& matter, int ply)
{
    const auto& illegal = matter.comparison.illegal;
    return std::any_of(illegal.begin(), illegal.end(),
                       [&](const IllegalPly& one) { return one.ply == ply; });
}

/// What is to be done about boards and scores as if the move had been legal.
Outcome asIfLegal(const Matter& matter)
{
    if (matter.scores().state != ScoresState::Differ) {
        return *correspondingScores(matter);
    }
    Matter accepted = matter;
    accepted.comparison.agreement = accepted.comparison.strictAgreement;
    return *differingScores(accepted);
}

/// The outcome while the move itself stands: nothing is restored, boards and sheets as usual.
Outcome standing(const Matter& matter, int ply)
{
    Outcome outcome = asIfLegal(matter);
    const bool rapid = matter.circumstances.play == Play::Rapid;
    const std::string_view rule = rapid ? rule::rapidIllegalMove : rule::blitzIllegalMove;
    for (Remedy& remedy : outcome.remedies) {
        if (remedy.id == RemedyId::Continue && remedy.article.empty()) {
            remedy.article = matter.edition.article(rule);
        }
    }
    outcome.findings.push_back(findingAt(matter, "illegal-move-stands", rule, ply));
    return outcome;
}

/// The game goes on from before the move, which is put back on every board that shows it.
Remedy putBack(const Matter& matter, const Position& before)
{
    Remedy remedy = remedyUnder(matter, RemedyId::Continue, rule::illegalMove);
    remedy.reason = "move-put-back";
    remedy.position = before;
    const auto& white = boardOf(matter, Color::White);
    const auto& found = white ? white : boardOf(matter, Color::Black);
    remedy.steps = stepsBetween(found ? found->position : finalPosition(matter), before);
    return remedy;
}

/// Not completed: the player corrects it himself, bound by the pieces that he touched.
Outcome notCompleted(const Matter& matter, int ply)
{
    Outcome outcome;
    outcome.findings.push_back(
        findingAt(matter, "illegal-move-not-completed", rule::illegalMove, ply, Standing::Settled));
    const Position& before = positionAfter(matter, ply - 1);
    for (const Color side : bothSides) {
        const auto& board = boardOf(matter, side);
        if (board && twoBoardsApply(matter) && matter.boards.state == BoardsState::Differ &&
            !samePlacement(board->position, before)) {
            outcome.remedies.push_back(adjustBoard(matter, side, before));
        }
    }
    if (outcome.remedies.empty()) {
        outcome.remedies.push_back(putBack(matter, before));
    }
    return outcome;
}

/// Nobody has claimed yet: the game goes on, and what a claim would lead to is offered (2009
/// A.4.c).
Outcome notClaimed(const Matter& matter, int ply)
{
    Outcome outcome = standing(matter, ply);
    outcome.findings.back().id = "illegal-move-not-claimed";
    for (Remedy& remedy : restoredWithPenalty(matter, ply).remedies) {
        outcome.remedies.push_back(offeredOnly(std::move(remedy)));
    }
    return outcome;
}

void askForPenaltyFromWrongBoard(const Matter& matter, Outcome& outcome)
{
    const auto id = question::penaltyForIllegalMoveFromWrongBoard;
    const auto answer = answerTo(matter, id);
    if (answer == "no") {
        outcome.penalties.clear();
        return;
    }
    for (Penalty& penalty : outcome.penalties) {
        penalty.standing = answer ? Standing::Settled : Standing::Contested;
    }
    if (!answer && !outcome.penalties.empty()) {
        outcome.questions.push_back(questionOf(matter, id));
    }
}

/// 1928 and 1930: the opponent chooses the penalty, as long as he has touched nothing himself.
bool opponentChoosesPenalty(const Matter& matter, int ply)
{
    const auto& lost = matter.facts().claimLost;
    return matter.edition.parameters.opponentChoosesPenalty && ply == matter.plies() &&
           std::find(lost.begin(), lost.end(), opposite(moverAt(matter, ply))) == lost.end();
}

}  // namespace

std::optional<IllegalPly> establishedIllegalMove(const Matter& matter)
{
    const ScoresState state = matter.scores().state;
    const auto& written = matter.comparison.illegal;
    const auto said = std::find_if(written.begin(), written.end(), [&](const IllegalPly& one) {
        return isSaidByBoth(matter, one);
    });
    if (said != written.end()) {
        return *said;
    }
    if (state == ScoresState::Unusable) {
        return std::nullopt;
    }
    // Beyond the point where the scores part only boards that agree show that it was played.
    const auto& divergence = matter.comparison.firstDivergence;
    const bool boardsAgree = matter.boards.state == BoardsState::Equal;
    for (const IllegalPly& illegal : written) {
        const bool isShown =
            state != ScoresState::Differ || boardsAgree || illegal.ply < divergence->ply;
        if ((illegal.inBothScores && isShown) ||
            (state != ScoresState::Differ && isBorneOut(matter, illegal))) {
            return illegal;
        }
    }
    return std::nullopt;
}

bool cameFromWrongBoard(const Matter& matter, int ply)
{
    if (ply != matter.plies() || !isWritten(matter, ply)) {
        return false;
    }
    const Color mover = moverAt(matter, ply);
    const auto& board = boardOf(matter, mover);
    const Position& before = positionAfter(matter, ply - 1);
    if (!board || samePlacement(board->position, before) || !isWrongBoard(matter, mover)) {
        return false;
    }
    // His own board as it must have stood before he moved.
    const chess::Move move = matter.game().moves[static_cast<std::size_t>(ply) - 1];
    chess::PositionParts parts = board->position.parts();
    const auto from = static_cast<std::size_t>(move.from());
    const auto to = static_cast<std::size_t>(move.to());
    if (!parts.board[from]) {
        parts.board[from] =
            move.promotion() ? chess::Piece{mover, chess::PieceType::Pawn} : parts.board[to];
        parts.board[to] = before.at(move.to());
        const auto& taken = parts.board[to];
        if (taken && taken->color == mover) {
            parts.board[to].reset();
        }
    }
    parts.sideToMove = mover;
    parts.castling = before.castling();
    parts.enPassant = before.enPassant();
    return chess::whyIllegal(Position(parts), move).empty();
}

Outcome restoredWithPenalty(const Matter& matter, int ply)
{
    const Color offender = moverAt(matter, ply);
    const IllegalMoveCost cost = costOfIllegalMove(matter, offender);
    Outcome outcome;
    outcome.findings.push_back(findingAt(matter, "illegal-move", rule::illegalMove, ply));
    if (cost.losesTheGame) {
        outcome.findings.push_back(
            findingAt(matter, "illegal-moves-lose", ruleOfLoss(matter), ply));
        outcome.remedies.push_back(gameOver(matter, ruleOfLoss(matter),
                                            lostBy(offender, positionAfter(matter, ply - 1)), ply,
                                            "illegal-move"));
        return outcome;
    }
    if (ply == matter.plies() && isWritten(matter, ply)) {
        for (const Color side : bothSides) {
            const auto& board = boardOf(matter, side);
            const bool beforeIt =
                board && samePlacement(board->position, positionAfter(matter, ply - 1));
            if (twoBoardsApply(matter) && matter.boards.state == BoardsState::Differ &&
                isWrongBoard(matter, side) && !beforeIt) {
                outcome.remedies.push_back(
                    adjustBoard(matter, side, positionAfter(matter, ply - 1)));
            }
        }
    }
    outcome.remedies.push_back(restoreBefore(matter, ply));
    if (opponentChoosesPenalty(matter, ply)) {
        outcome.findings.push_back(
            findingUnder(matter, "penalty-chosen-by-opponent", rule::penalties));
        outcome.findings.back().side = opposite(offender);
    }
    if (cost.penalty) {
        outcome.penalties.push_back(*cost.penalty);
    }
    if (cost.question) {
        outcome.questions.push_back(*cost.question);
    }
    if (cameFromWrongBoard(matter, ply)) {
        outcome.findings.push_back(
            findingAt(matter, "illegal-move-from-wrong-board", rule::boardsDifferScoresAgree, ply));
        askForPenaltyFromWrongBoard(matter, outcome);
    }
    return outcome;
}

std::optional<Outcome> illegalMove(const Matter& matter)
{
    const auto illegal = establishedIllegalMove(matter);
    if (!illegal) {
        return std::nullopt;
    }
    const bool isLast = illegal->ply == matter.plies();
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    if (!isLast && play.illegalMoveStandsAfterReply) {
        return standing(matter, illegal->ply);
    }
    if (isLast && lastMoveCompleted(matter) == Known::Unknown) {
        return askFirst(matter, question::wasTheClockPressed);
    }
    if (isLast && lastMoveCompleted(matter) == Known::No) {
        return notCompleted(matter, illegal->ply);
    }
    if (play.illegalMoveNeedsClaim && !opponentClaimed(matter, illegal->ply)) {
        return notClaimed(matter, illegal->ply);
    }
    return restoredWithPenalty(matter, illegal->ply);
}

}  // namespace diptych::law
