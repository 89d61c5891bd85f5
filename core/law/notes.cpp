#include "core/law/notes.h"

#include "core/law/draw_claim.h"
#include "core/law/penalties.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <algorithm>

namespace diptych::law {

using score::ScoresState;

namespace {

std::string_view scoresFinding(ScoresState state)
{
    switch (state) {
    case ScoresState::Correspond:
        return "scores-correspond";
    case ScoresState::CorrespondWithIllegal:
        return "scores-correspond-with-illegal";
    case ScoresState::Differ:
        return "scores-differ";
    case ScoresState::Incomplete:
        return "scores-incomplete";
    case ScoresState::Unusable:
        return "scores-unusable";
    }
    return "scores-unusable";
}

const Remedy* recommendedRetrace(const Outcome& outcome)
{
    const auto found =
        std::find_if(outcome.remedies.begin(), outcome.remedies.end(), [](const Remedy& remedy) {
            return remedy.recommended && remedy.id == RemedyId::Retrace;
        });
    return found == outcome.remedies.end() ? nullptr : &*found;
}

/// A draw was offered after a ply, by a statement or by "(=)" on a sheet.
std::optional<int> drawOfferAfter(const Matter& matter, int ply)
{
    for (const SidePly& offer : matter.facts().drawOffers) {
        if (offer.ply > ply) {
            return offer.ply;
        }
    }
    for (const Color side : bothSides) {
        const auto& line = lineOf(matter, side);
        if (!line) {
            continue;
        }
        const score::Sheet& sheet = matter.sheets[line->sheet];
        for (auto i = static_cast<std::size_t>(ply); i < line->plies.size(); ++i) {
            const auto entry = line->plies[i].entry;
            if (entry && sheet.entries[*entry].offersDraw) {
                return static_cast<int>(i) + 1;
            }
        }
    }
    return std::nullopt;
}

void noteDrawOffer(const Matter& matter, const Remedy& retraced, Outcome& outcome)
{
    const auto offered = drawOfferAfter(matter, retraced.ply.value_or(0));
    if (!offered) {
        return;
    }
    const auto id = question::drawOfferInAnnulledMoves;
    const auto answer = answerTo(matter, id);
    Finding finding = findingAt(matter, "draw-offer-in-annulled-moves", rule::drawOffer, *offered);
    if (answer) {
        finding.arguments = {*answer};
    } else {
        outcome.questions.push_back(questionOf(matter, id));
    }
    outcome.findings.push_back(std::move(finding));
}

void penaliseWrongClaim(const WrongClaimCost& cost, Outcome& outcome)
{
    if (cost.penalty) {
        outcome.penalties.push_back(*cost.penalty);
    }
    if (cost.question) {
        outcome.questions.push_back(*cost.question);
    }
}

/// A claim lapses with the moves; whether the penalty for a wrong one does is not regulated.
void noteAnnulledClaim(const Matter& matter, Outcome& outcome)
{
    const auto& claim = matter.facts().drawClaim;
    if (!claim) {
        return;
    }
    Finding finding = findingUnder(matter, "draw-claim-in-annulled-moves", rule::threefold,
                                   Standing::Interpretation);
    const WrongClaimCost cost = costOfWrongClaim(matter, claim->side);
    if (stateOfClaim(matter) == ClaimState::Wrong && cost.penalty) {
        const auto id = question::penaltyForWrongClaimInAnnulledMoves;
        const auto answer = answerTo(matter, id);
        if (answer == "keep") {
            penaliseWrongClaim(cost, outcome);
        }
        if (answer) {
            finding.arguments = {*answer};
        } else {
            outcome.questions.push_back(questionOf(matter, id));
        }
    }
    outcome.findings.push_back(std::move(finding));
}

bool isCut(const score::Sheet& sheet)
{
    return std::any_of(sheet.diagnostics.begin(), sheet.diagnostics.end(),
                       [](const Diagnostic& one) {
                           return one.code == "too-many-entries" || one.code == "input-too-long";
                       });
}

/// A sheet that tells nothing, or not all.
void noteSheets(const Matter& matter, std::vector<Finding>& findings)
{
    for (const score::Sheet& sheet : matter.sheets) {
        const std::string keeper(score::toCode(sheet.keeper));
        if (sheet.entries.empty()) {
            findings.push_back(findingUnder(matter, "sheet-has-no-move", {}));
            findings.back().arguments = {keeper};
        } else if (isCut(sheet)) {
            findings.push_back(findingUnder(matter, "sheet-is-cut", {}));
            findings.back().arguments = {keeper, std::to_string(sheet.entries.size())};
        }
    }
}

}  // namespace

void noteBoardsAndScores(const Matter& matter, Outcome& outcome)
{
    const ScoresState state = matter.scores().state;
    const std::string_view boardsRule = state == ScoresState::Differ
                                            ? rule::boardsDifferScoresDiffer
                                            : rule::boardsDifferScoresAgree;
    std::vector<Finding> first;
    if (matter.boards.state == BoardsState::Differ) {
        first.push_back(findingUnder(matter, "boards-differ", boardsRule));
    } else if (matter.boards.state == BoardsState::Equal) {
        first.push_back(findingUnder(matter, "boards-equal", {}));
    }
    Finding scores = findingUnder(matter, scoresFinding(state), {});
    if (matter.comparison.firstDivergence) {
        scores.ply = matter.comparison.firstDivergence->ply;
    }
    first.push_back(std::move(scores));
    if (state == ScoresState::Differ && matter.boards.state == BoardsState::Equal) {
        first.push_back(findingUnder(matter, "no-case-of-two-boards", boardsRule));
    }
    noteSheets(matter, first);
    if (matter.withConcessions && matter.comparison.firstDivergence) {
        first.push_back(
            findingAt(matter, "entry-agreed", {}, matter.comparison.firstDivergence->ply));
    }
    outcome.findings.insert(outcome.findings.begin(), first.begin(), first.end());
}

void noteDraws(const Matter& matter, Outcome& outcome)
{
    if (const Remedy* retraced = recommendedRetrace(outcome)) {
        noteDrawOffer(matter, *retraced, outcome);
        noteAnnulledClaim(matter, outcome);
        return;
    }
    const ClaimState claim = stateOfClaim(matter);
    if (claim == ClaimState::Lost && gameGoesOn(outcome)) {
        Finding finding =
            findingUnder(matter, "draw-claim-lost-by-touching", rule::claimLostByTouching);
        finding.side = matter.facts().drawClaim->side;
        outcome.findings.push_back(std::move(finding));
    }
    if (claim == ClaimState::Wrong && gameGoesOn(outcome)) {
        const Color claimant = matter.facts().drawClaim->side;
        Finding finding = findingUnder(matter, "draw-claim-wrong", rule::wrongClaim);
        finding.side = claimant;
        outcome.findings.push_back(std::move(finding));
        penaliseWrongClaim(costOfWrongClaim(matter, claimant), outcome);
    }
}

}  // namespace diptych::law
