#include "core/law/illegal_moves.h"
#include "core/law/penalties.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

namespace diptych::law {

using chess::PieceType;
using clock::Known;

namespace {

bool showsPawnAt(const std::optional<BoardFound>& board, chess::Square square)
{
    const auto piece = board ? board->position.at(square) : std::nullopt;
    return piece && piece->type == PieceType::Pawn;
}

/// The last move is a promotion, and its player's board still shows the pawn.
bool pawnWasLeft(const Matter& matter)
{
    if (matter.plies() == 0) {
        return false;
    }
    const chess::Move last = matter.game().moves.back();
    return last.promotion() &&
           showsPawnAt(boardOf(matter, moverAt(matter, matter.plies())), last.to());
}

Outcome replacedByQueen(const Matter& matter, int ply)
{
    const Color offender = moverAt(matter, ply);
    const IllegalMoveCost cost = costOfIllegalMove(matter, offender);
    if (cost.losesTheGame) {
        return restoredWithPenalty(matter, ply);
    }
    Outcome outcome;
    outcome.findings.push_back(findingAt(matter, "pawn-not-promoted", rule::pawnNotPromoted, ply));
    Remedy queen = remedyUnder(matter, RemedyId::ReplacePawnByQueen, rule::pawnNotPromoted);
    queen.ply = ply;
    queen.position = finalPosition(matter);
    outcome.remedies.push_back(std::move(queen));
    if (cost.penalty) {
        outcome.penalties.push_back(*cost.penalty);
    }
    if (cost.question) {
        outcome.questions.push_back(*cost.question);
    }
    return outcome;
}

}  // namespace

std::optional<Outcome> unpromotedPawn(const Matter& matter)
{
    if (!pawnWasLeft(matter) || matter.scores().state == score::ScoresState::Differ) {
        return std::nullopt;
    }
    const int ply = matter.plies();
    if (lastMoveCompleted(matter) == Known::Unknown) {
        return askFirst(matter, question::wasTheClockPressed);
    }
    if (lastMoveCompleted(matter) == Known::No) {
        Outcome outcome;
        outcome.findings.push_back(findingAt(matter, "promotion-not-completed",
                                             rule::promotionChoiceFinal, ply, Standing::Settled));
        outcome.remedies.push_back(continueGame(matter));
        outcome.remedies.back().position = positionAfter(matter, ply - 1);
        return outcome;
    }
    if (matter.edition.parameters.unpromotedPawnBecomesQueen) {
        return replacedByQueen(matter, ply);
    }
    Outcome outcome = restoredWithPenalty(matter, ply);
    outcome.findings.push_back(findingAt(matter, "pawn-not-promoted", rule::pawnNotPromoted, ply));
    return outcome;
}

}  // namespace diptych::law
