#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

bool startNoLongerQuestioned(const Matter& matter)
{
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    const MovesCompleted made = movesCompleted(matter);
    return play.settingFinalAfter && std::min(made.white, made.black) >= *play.settingFinalAfter;
}

std::optional<Outcome> wrongStart(const Matter& matter)
{
    const Facts& facts = matter.facts();
    const MovesCompleted made = movesCompleted(matter);
    const auto& limit = matter.edition.parameters.coloursReversedNewGameBefore;
    Outcome outcome;
    if (facts.whiteSetupWrong && facts.blackSetupWrong && !startNoLongerQuestioned(matter)) {
        outcome.remedies.push_back(
            remedyUnder(matter, RemedyId::NewGame, rule::wrongStartingPosition));
        outcome.findings.push_back(
            findingUnder(matter, "both-boards-set-up-wrongly", rule::wrongStartingPosition));
        return outcome;
    }
    if (facts.coloursReversed && limit && std::min(made.white, made.black) < *limit) {
        outcome.remedies.push_back(remedyUnder(matter, RemedyId::NewGame, rule::coloursReversed));
        outcome.findings.push_back(findingUnder(matter, "colours-reversed", rule::coloursReversed));
        return outcome;
    }
    return std::nullopt;
}

}  // namespace diptych::law
