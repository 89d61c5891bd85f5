#include "core/law/annulled_illegal_move.h"

#include "core/law/penalties.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <algorithm>

namespace diptych::law {

using score::PlyRecord;
using score::PlyState;

namespace {

/// First ply after the agreement at which both scores have the same illegal move.
std::optional<int> illegalInBoth(const Matter& matter, int after)
{
    const auto& white = lineOf(matter, Color::White);
    const auto& black = lineOf(matter, Color::Black);
    if (!white || !black) {
        return std::nullopt;
    }
    const std::size_t common = std::min(white->plies.size(), black->plies.size());
    for (auto i = static_cast<std::size_t>(after); i < common; ++i) {
        const PlyRecord& a = white->plies[i];
        const PlyRecord& b = black->plies[i];
        if (a.state == PlyState::Illegal && b.state == PlyState::Illegal && a.move == b.move) {
            return static_cast<int>(i) + 1;
        }
    }
    return std::nullopt;
}

/// In rapid and blitz it stands once the opponent has replied, and was then never an offence to be
/// counted (A.5.2).
bool hadStood(const Matter& matter, int ply)
{
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    const auto goesOn = [ply](const std::optional<score::ScoreLine>& line) {
        return line && line->length > ply;
    };
    return play.illegalMoveStandsAfterReply &&
           (goesOn(lineOf(matter, Color::White)) || goesOn(lineOf(matter, Color::Black)));
}

Remedy lostByCount(const Matter& matter, int ply)
{
    return gameOver(matter, ruleOfLoss(matter),
                    lostBy(moverAt(matter, ply), positionAfter(matter, ply - 1)), ply,
                    "illegal-move");
}

}  // namespace

void countAnnulledIllegalMove(const Matter& matter, const score::Agreement& agreement,
                              Outcome& outcome)
{
    const auto id = question::illegalCountAfterRetrace;
    const auto ply = illegalInBoth(matter, agreement.ply);
    if (!ply) {
        return;
    }
    const IllegalMoveCost cost = costOfIllegalMove(matter, moverAt(matter, *ply));
    if (!cost.losesTheGame && !cost.penalty) {
        return;
    }
    const auto answer = answerTo(matter, id);
    outcome.findings.push_back(
        findingAt(matter, "illegal-move-in-annulled-moves", rule::illegalMovePenalty, *ply));
    if (hadStood(matter, *ply) || (answer && *answer != "counts")) {
        return;
    }
    if (!answer) {
        outcome.questions.push_back(questionOf(matter, id));
    }
    if (cost.penalty) {
        Penalty penalty = *cost.penalty;
        penalty.standing = answer ? Standing::Settled : Standing::Contested;
        outcome.penalties.push_back(std::move(penalty));
    }
    if (cost.losesTheGame && answer) {
        outcome.remedies = {lostByCount(matter, *ply)};
        outcome.questions.clear();
    } else if (cost.losesTheGame) {
        // The answer decides between the remedies, so both are only offered.
        std::vector<Remedy> offered = {askBefore(matter, id)};
        for (const Remedy& remedy : outcome.remedies) {
            offered.push_back(offeredOnly(remedy));
        }
        offered.push_back(offeredOnly(lostByCount(matter, *ply)));
        outcome.remedies = std::move(offered);
    }
}

}  // namespace diptych::law
