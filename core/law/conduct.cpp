#include "core/law/notes.h"
#include "core/law/penalties.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <algorithm>

namespace diptych::law {

namespace {

struct ConductName {
    Conduct conduct;
    std::string_view finding;
    std::string_view rule;
    bool isIllegalAct;  ///< counts as a completed illegal move (7.5.3, 7.5.4)
};

constexpr ConductName conductNames[] = {
    {Conduct::PressedWithoutMove, "clock-pressed-without-move", rule::clockPressedWithoutMove,
     true},
    {Conduct::TwoHands, "two-hands-used", rule::twoHands, true},
    {Conduct::DisplacedPieces, "pieces-displaced", rule::displacedPieces, false},
    {Conduct::LeftTheVenue, "left-the-venue", rule::leavingTheVenue, false},
    {Conduct::WasAdvised, "was-advised", rule::adviceForbidden, false},
    {Conduct::CaptainIntervened, "captain-intervened", rule::thirdParty, false},
};

/// Two irregularities in one move count once, so that a penalty for the move itself is enough.
bool isPenalised(const Outcome& outcome, Color side)
{
    return std::any_of(outcome.penalties.begin(), outcome.penalties.end(),
                       [side](const Penalty& penalty) { return penalty.side == side; });
}

void penaliseIllegalAct(const Matter& matter, Color side, Outcome& outcome)
{
    if (!gameGoesOn(outcome) || isPenalised(outcome, side)) {
        return;
    }
    const IllegalMoveCost cost = costOfIllegalMove(matter, side);
    if (cost.losesTheGame) {
        outcome.remedies = {gameOver(matter, ruleOfLoss(matter),
                                     lostBy(side, finalPosition(matter)), matter.plies(),
                                     "illegal-move")};
        outcome.questions.clear();
        return;
    }
    if (cost.penalty) {
        outcome.penalties.push_back(*cost.penalty);
    }
    if (cost.question) {
        outcome.questions.push_back(*cost.question);
    }
}

}  // namespace

void noteConduct(const Matter& matter, Outcome& outcome)
{
    for (const SideConduct& one : matter.facts().conduct) {
        const auto* name =
            std::find_if(std::begin(conductNames), std::end(conductNames),
                         [&](const ConductName& entry) { return entry.conduct == one.conduct; });
        Finding finding = findingUnder(matter, name->finding, name->rule);
        finding.side = one.side;
        outcome.findings.push_back(std::move(finding));
        // An edition without the rule names no penalty either.
        if (name->isIllegalAct && matter.edition.has(name->rule)) {
            penaliseIllegalAct(matter, one.side, outcome);
        }
    }
    if (const auto& error = matter.facts().arbitersError) {
        Finding finding =
            findingUnder(matter, "arbiters-error", rule::arbitersError, Standing::Interpretation);
        finding.arguments = {*error};
        outcome.findings.push_back(std::move(finding));
    }
}

}  // namespace diptych::law
