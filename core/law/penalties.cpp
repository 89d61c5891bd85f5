#include "core/law/penalties.h"

#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <charconv>

namespace diptych::law {

namespace {

bool isSupervisedBlitz(const Matter& matter)
{
    return matter.circumstances.play == Play::Blitz &&
           matter.circumstances.supervision == Supervision::Full;
}

int numberIn(const std::string& text, int otherwise)
{
    int value = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

IllegalMoveCost costOfIllegalMove(const Matter& matter, Color offender)
{
    const Facts& facts = matter.facts();
    const Parameters& parameters = matter.edition.parameters;
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    const int before =
        offender == Color::White ? facts.illegalBeforeWhite : facts.illegalBeforeBlack;
    IllegalMoveCost cost;
    cost.losesTheGame =
        play.firstIllegalMoveLoses ||
        (parameters.illegalMovesThatLose && before + 1 >= *parameters.illegalMovesThatLose);
    if (cost.losesTheGame || play.illegalMovePenalty == 0) {
        return cost;
    }
    Penalty penalty{offender, play.illegalMovePenalty,
                    matter.edition.article(rule::illegalMovePenalty), Standing::Clear};
    if (isSupervisedBlitz(matter) && matter.edition.has(rule::supervisedBlitzPenalty)) {
        if (const auto answer = answerTo(matter, question::penaltyTimeInSupervisedBlitz)) {
            penalty.seconds = numberIn(*answer, penalty.seconds);
            penalty.standing = Standing::Settled;
        } else {
            penalty.standing = Standing::Interpretation;
            cost.question = questionOf(matter, question::penaltyTimeInSupervisedBlitz);
        }
    }
    cost.penalty = penalty;
    return cost;
}

std::string_view ruleOfLoss(const Matter& matter)
{
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    if (!play.firstIllegalMoveLoses) {
        return rule::illegalMovePenalty;
    }
    return matter.circumstances.play == Play::Rapid ? rule::rapidIllegalMove
                                                    : rule::blitzIllegalMove;
}

std::optional<Penalty> costOfWrongClaim(const Matter& matter, Color claimant)
{
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    if (play.wrongClaimPenalty == 0) {
        return std::nullopt;
    }
    return Penalty{claimant, play.wrongClaimPenalty, matter.edition.article(rule::wrongClaim),
                   Standing::Clear};
}

}  // namespace diptych::law
