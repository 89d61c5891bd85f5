#include "core/law/late_arrival.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"
#include "core/law/sealed_move.h"

#include <array>

namespace diptych::law {

Outcome decide(const Matter& matter)
{
    using Rule = std::optional<Outcome> (*)(const Matter&);
    constexpr std::array<Rule, 17> inOrder = {
        declaredResult,      lateArrival,    officialScore,    gameEnded,
        wrongStart,          sealedMove,     flagFall,         copiedEntries,
        illegalPosition,     unpromotedPawn, illegalMove,      unattestedMove,
        drawClaim,           withoutScores,  incompleteScores, differingScores,
        correspondingScores,
    };
    for (const Rule rule : inOrder) {
        if (auto outcome = rule(matter)) {
            return std::move(*outcome);
        }
    }
    return {{}, {continueGame(matter)}, {}, {}};
}

std::string_view ruleForContinuing(const Matter& matter)
{
    const Facts& facts = matter.facts();
    if (facts.coloursReversed) {
        return rule::coloursReversed;
    }
    if (facts.flag == FlagFall::BothUnknown) {
        return rule::bothFlags;
    }
    if (facts.flag != FlagFall::None) {
        return rule::controlChecked;
    }
    if (facts.whiteSetupWrong && facts.blackSetupWrong) {
        return rule::wrongStartStandsInRapid;
    }
    if (facts.wrongSetting) {
        return startNoLongerQuestioned(matter) ? rule::settingStandsInRapid : rule::wrongSetting;
    }
    switch (readSealedMove(matter).meaning) {
    case SealedMove::Clear:
        return rule::sealedMoveOpened;
    case SealedMove::Missing:
        return matter.edition.has(rule::envelopeMissing) ? rule::envelopeMissing
                                                         : std::string_view{};
    default:
        return {};
    }
}

}  // namespace diptych::law
