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

/// Supervised blitz of 2023: the text gives two minutes, one may have been meant. The question,
/// while it is open.
std::optional<Question> settleSeconds(const Matter& matter, Penalty& penalty)
{
    if (!isSupervisedBlitz(matter) || !matter.edition.has(rule::supervisedBlitzPenalty)) {
        return std::nullopt;
    }
    if (const auto answer = answerTo(matter, question::penaltyTimeInSupervisedBlitz)) {
        penalty.seconds = numberIn(*answer, penalty.seconds);
        penalty.standing = Standing::Settled;
        return std::nullopt;
    }
    penalty.standing = Standing::Interpretation;
    return questionOf(matter, question::penaltyTimeInSupervisedBlitz);
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
    cost.question = settleSeconds(matter, penalty);
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

WrongClaimCost costOfWrongClaim(const Matter& matter, Color claimant)
{
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    WrongClaimCost cost;
    if (play.wrongClaimPenalty == 0) {
        return cost;
    }
    cost.penalty = Penalty{claimant, play.wrongClaimPenalty,
                           matter.edition.article(rule::wrongClaim), Standing::Clear};
    cost.question = settleSeconds(matter, *cost.penalty);
    return cost;
}

}  // namespace diptych::law
