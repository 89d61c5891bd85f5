#include "core/chess/movegen.h"
#include "core/law/evidence.h"
#include "core/law/illegal_moves.h"
#include "core/law/notes.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/touched_pieces.h"

#include <algorithm>

namespace diptych::law {

namespace {

bool holds(const std::vector<Color>& sides, Color side)
{
    return std::find(sides.begin(), sides.end(), side) != sides.end();
}

void bind(Remedy& remedy, const Obligation& duty)
{
    remedy.mustMove = duty.mustMove;
    remedy.mustCapture = duty.mustCapture;
    remedy.legalReplies = duty.replies;
}

bool setsUpABoard(RemedyId id)
{
    return id == RemedyId::Continue || id == RemedyId::AdjustBoard ||
           id == RemedyId::CompleteScore || id == RemedyId::Retrace ||
           id == RemedyId::RestoreBeforeIllegalMove;
}

/// The last recommended remedy that sets up a position: the one from which the game goes on.
Remedy* lastRecommended(Outcome& outcome)
{
    Remedy* last = nullptr;
    for (Remedy& remedy : outcome.remedies) {
        const bool ends = remedy.id == RemedyId::GameOver || remedy.id == RemedyId::ResultStands ||
                          remedy.id == RemedyId::NewGame;
        if (remedy.recommended && ends) {
            return nullptr;
        }
        if (remedy.recommended && remedy.position && setsUpABoard(remedy.id)) {
            last = &remedy;
        }
    }
    return last;
}

/// D.2.3: a visually disabled player has not made his move by letting the piece go, as long as he
/// has not announced it; he has only touched the piece.
Facts asMadeOnPegs(const Matter& matter, const chess::Position& position, int ply)
{
    Facts facts = matter.facts();
    const Color side = position.sideToMove();
    const bool announced = std::ranges::any_of(
        facts.announced, [ply](const SpokenAt& said) { return said.ply == ply; });
    if (announced || !isDisabled(matter.circumstances, side) ||
        !matter.edition.has(rule::pegMoveMade)) {
        return facts;
    }
    const auto duty = obligationOf(position, facts);
    const bool touched =
        std::ranges::any_of(facts.touched, [side](const Touched& one) { return one.side == side; });
    if (duty && !touched && !duty->mustMove.empty()) {
        facts.touched.push_back({side, duty->mustMove});
    }
    std::erase_if(facts.released, [side](const SideSquare& one) { return one.side == side; });
    return facts;
}

/// The illegal move that is taken back, so that its player is to move again.
std::optional<score::IllegalPly> takenBack(const Matter& matter, const Remedy& last,
                                           const Outcome& outcome)
{
    const bool isRestored = last.id == RemedyId::RestoreBeforeIllegalMove;
    if (!isRestored && !hasFound(outcome, "illegal-move-not-completed")) {
        return std::nullopt;
    }
    const int ply = isRestored ? last.ply.value_or(-1) + 1 : matter.plies();
    const auto& illegal = matter.comparison.illegal;
    const auto found = std::find_if(illegal.begin(), illegal.end(),
                                    [&](const score::IllegalPly& one) { return one.ply == ply; });
    if (found != illegal.end()) {
        return *found;
    }
    // A pawn left on the last rank is illegal on the board, though the entry is not.
    if (hasFound(outcome, "pawn-not-promoted") && ply >= 1 && ply <= matter.plies()) {
        const chess::Move move = matter.game().moves[static_cast<std::size_t>(ply) - 1];
        return score::IllegalPly{
            ply, chess::Move(move.from(), move.to()), {chess::Illegality::PromotionMissing}, true};
    }
    return std::nullopt;
}

/// The touch belongs to the last move that he has already made: that piece is no longer there.
bool belongsToHisLastMove(const Matter& matter, int plies, const chess::Position& position,
                          const Touched& touched)
{
    if (plies < 2 || plies > matter.plies() || touched.squares.empty()) {
        return false;
    }
    const chess::Square from = matter.game().moves[static_cast<std::size_t>(plies) - 2].from();
    return touched.squares.front() == from && !position.at(from);
}

/// What the player on move touched: as the arbiter says, else what he moved and took illegally.
Facts touchesOf(const Matter& matter, const Remedy& last, const Outcome& outcome)
{
    const chess::Position& position = *last.position;
    Facts facts = asMadeOnPegs(matter, position, last.ply.value_or(matter.plies()) + 1);
    const Color side = position.sideToMove();
    std::erase_if(facts.touched, [&](const Touched& one) {
        return one.side == side &&
               belongsToHisLastMove(matter, last.ply.value_or(matter.plies()), position, one);
    });
    const auto isHis = [&](const auto& fact) { return fact.side == side; };
    const bool isStated = std::any_of(facts.touched.begin(), facts.touched.end(), isHis) ||
                          std::any_of(facts.removed.begin(), facts.removed.end(), isHis);
    const auto illegal = takenBack(matter, last, outcome);
    // Without an article on touched pieces nobody is held to what he moved illegally.
    if (isStated || !illegal || cameFromWrongBoard(matter, illegal->ply) ||
        !matter.edition.has(rule::touchedOwnPiece)) {
        return facts;
    }
    Touched touched{side, {illegal->move.from()}};
    if (const auto rook = rookOfCastling(position, illegal->move)) {
        touched.squares.push_back(*rook);
    } else if (const auto taken = position.at(illegal->move.to()); taken && taken->color != side) {
        touched.squares.push_back(illegal->move.to());
    }
    facts.touched.push_back(std::move(touched));
    return facts;
}

/// The question that decides whether the touch binds; absent where the law itself decides.
std::optional<std::string_view> questionFor(const Matter& matter, const Remedy& remedy, Color side)
{
    if (remedy.id == RemedyId::Retrace) {
        return question::touchMoveAfterRetrace;
    }
    const bool onWrongBoard = remedy.id == RemedyId::AdjustBoard && isWrongBoard(matter, side);
    return onWrongBoard ? std::optional(question::touchMoveOnAWrongBoard) : std::nullopt;
}

std::string_view findingFor(std::optional<std::string_view> asked)
{
    if (asked == question::touchMoveAfterRetrace) {
        return "touched-before-retrace";
    }
    return asked ? "touched-on-wrong-board" : "touched-piece-binds";
}

/// D.2.2: on a board with pegs a piece counts as touched once it is out of its hole.
void noteTakenOut(const Matter& matter, Color side, Outcome& outcome)
{
    const auto isHis = [side](const auto& fact) { return fact.side == side; };
    const bool isStated = std::ranges::any_of(matter.facts().touched, isHis) ||
                          std::ranges::any_of(matter.facts().removed, isHis);
    if (isStated && isDisabled(matter.circumstances, side) &&
        matter.edition.has(rule::pegPieceTouched)) {
        outcome.findings.push_back(
            findingUnder(matter, "touched-by-taking-out", rule::pegPieceTouched));
        outcome.findings.back().side = side;
    }
}

/// 4.4.3, 4.5: no legal move fits what he touched.
void noteFreeChoice(const Matter& matter, const Obligation& duty, Color side, Outcome& outcome)
{
    const bool isFree =
        duty.mustMove.empty() && duty.mustCapture.empty() &&
        (duty.rule == rule::castlingNotLegal || duty.rule == rule::touchedPieceCannotMove);
    if (isFree) {
        outcome.findings.push_back(findingUnder(matter, "touched-piece-cannot-move", duty.rule));
        outcome.findings.back().side = side;
    }
}

/// He had begun to take one piece with another against the rules and had not pressed the clock: the
/// move is not completed, so he corrects it himself without a penalty.
void noteAttempt(const Matter& matter, const Obligation& duty, Outcome& outcome)
{
    const bool attempted = duty.rule == rule::touchedBothColours &&
                           (duty.mustMove.empty() || duty.mustCapture.empty());
    if (attempted && matter.facts().pressed == Answered::No &&
        !hasFound(outcome, "illegal-move-not-completed")) {
        outcome.findings.push_back(findingAt(matter, "illegal-move-not-completed",
                                             rule::moveCompleted, matter.plies() + 1,
                                             Standing::Settled));
    }
}

/// Another legal move was made than the touched piece allows: it is taken back. That is no illegal
/// move, so that nothing is penalised.
Remedy takenBackForTouchMove(const Matter& matter, const Obligation& duty)
{
    Remedy back = remedyUnder(matter, RemedyId::Retrace, duty.rule);
    back.ply = matter.plies() - 1;
    back.position = positionAfter(matter, *back.ply);
    back.reason = "touch-move";
    bind(back, duty);
    return back;
}

bool keeps(const std::optional<Obligation>& duty, chess::Move made)
{
    return !duty || std::ranges::find(duty->replies, made) != duty->replies.end();
}

/// It is not known which piece was touched first, and the duty depends on it.
void noteOrderInQuestion(const Matter& matter, const chess::Position& position,
                         const std::vector<chess::Square>& candidates, Outcome& outcome)
{
    std::vector<std::string> choices;
    std::ranges::transform(candidates, std::back_inserter(choices),
                           [](chess::Square square) { return chess::toString(square); });
    outcome.questions.push_back(
        questionOf(matter, question::whichPieceWasTouchedFirst, std::move(choices)));
    Finding finding = findingUnder(matter, "touch-order-unknown", rule::touchedOwnPiece,
                                   Standing::Interpretation);
    finding.side = position.sideToMove();
    outcome.findings.push_back(std::move(finding));
}

/// Whether the move that was made keeps the duty depends on which piece was touched first: that is
/// asked before it is taken back or stands.
bool askForOrder(const Matter& matter, const chess::Position& before, const Facts& facts,
                 chess::Move made, Outcome& outcome)
{
    const auto candidates = firstTouchedInQuestion(before, facts);
    std::vector<Remedy> back;
    for (const chess::Square first : candidates) {
        Facts known = facts;
        known.answers[std::string(question::whichPieceWasTouchedFirst)] = chess::toString(first);
        const auto duty = obligationOf(before, known);
        if (!keeps(duty, made)) {
            back.push_back(takenBackForTouchMove(matter, *duty));
        }
    }
    const bool lost = holds(matter.facts().claimLost, opposite(before.sideToMove()));
    if (candidates.empty() || lost || !matter.edition.has(rule::touchedOwnPiece)) {
        return false;
    }
    if (back.empty()) {
        return true;
    }
    noteOrderInQuestion(matter, before, candidates, outcome);
    for (Remedy& remedy : outcome.remedies) {
        remedy.recommended = false;
    }
    Remedy taken = back.front();
    if (back.size() > 1) {
        bind(taken, {});
        taken.legalReplies.reset();
    }
    const bool certain = back.size() == candidates.size();
    taken.recommended = certain;
    if (!certain) {
        outcome.remedies.push_back(askBefore(matter, question::whichPieceWasTouchedFirst));
    }
    outcome.remedies.push_back(std::move(taken));
    return true;
}

/// The opponent of the player who touched has lost the right to claim by touching a piece himself
/// (4.8), so that the touch no longer binds.
void noteClaimLost(const Matter& matter, Color touching, Outcome& outcome)
{
    Finding finding = findingUnder(matter, "claim-lost", rule::claimLost);
    finding.side = opposite(touching);
    outcome.findings.push_back(std::move(finding));
}

/// The player who has just moved had touched another piece than the one he moved. He is held to it
/// unless the opponent has lost the right to claim by touching a piece himself (4.8).
void enforceTouchMove(const Matter& matter, Remedy& last, Outcome& outcome)
{
    if (matter.plies() == 0 || last.id != RemedyId::Continue) {
        return;
    }
    const chess::Position& before = positionAfter(matter, matter.plies() - 1);
    const Facts facts = asMadeOnPegs(matter, before, matter.plies());
    const auto duty = obligationOf(before, facts);
    const chess::Move made = matter.game().moves.back();
    // What follows from an illegal move is decided elsewhere.
    if (!chess::isLegal(before, made) || askForOrder(matter, before, facts, made, outcome) ||
        keeps(duty, made)) {
        return;
    }
    if (holds(matter.facts().claimLost, opposite(before.sideToMove()))) {
        noteClaimLost(matter, before.sideToMove(), outcome);
        return;
    }
    const std::string_view found =
        duty->rule == rule::pieceReleased ? "released-piece-moved-on" : "touched-piece-not-moved";
    outcome.findings.push_back(
        findingAt(matter, found, duty->rule, matter.plies(), Standing::Settled));
    noteTakenOut(matter, before.sideToMove(), outcome);
    // An edition without the rule holds nobody to it.
    if (matter.edition.has(duty->rule)) {
        Remedy back = takenBackForTouchMove(matter, *duty);
        last.recommended = false;
        outcome.remedies.push_back(std::move(back));
    }
}

void noteAdjusting(const Matter& matter, Outcome& outcome)
{
    for (const Color side : matter.facts().adjusting) {
        Finding finding = findingUnder(matter, "piece-adjusted", rule::adjusting);
        finding.side = side;
        outcome.findings.push_back(std::move(finding));
    }
}

}  // namespace

void bindTouchedPieces(const Matter& matter, Outcome& outcome)
{
    noteAdjusting(matter, outcome);
    Remedy* last = lastRecommended(outcome);
    if (last == nullptr) {
        return;
    }
    const Color side = last->position->sideToMove();
    const bool retracedFurther =
        last->id == RemedyId::Retrace && last->ply.value_or(0) + 1 != matter.plies();
    const Facts facts = touchesOf(matter, *last, outcome);
    const auto duty = obligationOf(*last->position, facts);
    if (duty && !retracedFurther && holds(matter.facts().claimLost, opposite(side))) {
        noteClaimLost(matter, side, outcome);
        return;
    }
    if (!duty || retracedFurther) {
        enforceTouchMove(matter, *last, outcome);
        return;
    }
    const auto asked = questionFor(matter, *last, side);
    const auto answer = asked ? answerTo(matter, *asked) : std::nullopt;
    if (answer == "not" || answer == "no") {
        return;
    }
    if (asked && !answer) {
        outcome.questions.push_back(questionOf(matter, *asked));
    }
    const auto candidates = firstTouchedInQuestion(*last->position, facts);
    if (!candidates.empty() && (!asked || answer)) {
        noteOrderInQuestion(matter, *last->position, candidates, outcome);
        return;
    }
    Finding finding = findingUnder(matter, findingFor(asked), duty->rule);
    finding.side = side;
    outcome.findings.push_back(std::move(finding));
    noteTakenOut(matter, side, outcome);
    noteFreeChoice(matter, *duty, side, outcome);
    noteAttempt(matter, *duty, outcome);
    if (last->id == RemedyId::Continue && last->article.empty()) {
        last->article = matter.edition.article(duty->rule);
    }
    for (Remedy& remedy : outcome.remedies) {
        if (remedy.recommended && remedy.position == last->position && setsUpABoard(remedy.id) &&
            candidates.empty()) {
            bind(remedy, *duty);
        }
    }
}

}  // namespace diptych::law
