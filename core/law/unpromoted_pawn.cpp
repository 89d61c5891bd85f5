#include "core/chess/movegen.h"
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

/// The first promotion after which its player's board shows the pawn to this day.
std::optional<int> plyOfPawnLeft(const Matter& matter)
{
    for (int ply = 1; ply <= matter.plies(); ++ply) {
        const chess::Move move = matter.game().moves[static_cast<std::size_t>(ply) - 1];
        // A pawn that could not go there at all is an illegal move like any other.
        if (move.promotion() && chess::isLegal(positionAfter(matter, ply - 1), move) &&
            showsPawnAt(boardOf(matter, moverAt(matter, ply)), move.to())) {
            return ply;
        }
    }
    return std::nullopt;
}

/// The position in force, with a queen where the pawn stands.
chess::Position withQueen(const Matter& matter, int ply)
{
    chess::PositionParts parts = finalPosition(matter).parts();
    const chess::Move move = matter.game().moves[static_cast<std::size_t>(ply) - 1];
    auto& piece = parts.board[static_cast<std::size_t>(move.to())];
    if (piece && piece->color == moverAt(matter, ply)) {
        piece->type = PieceType::Queen;
    }
    return chess::Position(parts);
}

Outcome replacedByQueen(const Matter& matter, int ply)
{
    const Color offender = moverAt(matter, ply);
    const IllegalMoveCost cost = costOfIllegalMove(matter, offender);
    if (cost.losesTheGame) {
        Outcome lost = restoredWithPenalty(matter, ply);
        Finding& offence = lost.findings.front();
        offence.rule = rule::pawnNotPromoted;
        offence.article = matter.edition.article(rule::pawnNotPromoted);
        return lost;
    }
    Outcome outcome;
    outcome.findings.push_back(findingAt(matter, "pawn-not-promoted", rule::pawnNotPromoted, ply));
    Remedy queen = remedyUnder(matter, RemedyId::ReplacePawnByQueen, rule::pawnNotPromoted);
    queen.ply = ply;
    queen.position = withQueen(matter, ply);
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
    const auto left = plyOfPawnLeft(matter);
    if (!left || matter.scores().state == score::ScoresState::Differ) {
        return std::nullopt;
    }
    const int ply = *left;
    const bool isLast = ply == matter.plies();
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    if (!isLast && play.illegalMoveStandsAfterReply) {
        return std::nullopt;
    }
    if (isLast && lastMoveCompleted(matter) == Known::Unknown) {
        return askFirst(matter, question::wasTheClockPressed);
    }
    if (isLast && lastMoveCompleted(matter) == Known::No) {
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
