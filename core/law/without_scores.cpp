#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

std::optional<Outcome> withoutScores(const Matter& matter)
{
    if (matter.scores().state != score::ScoresState::Unusable) {
        return std::nullopt;
    }
    Outcome outcome;
    const bool kept = std::any_of(matter.sheets.begin(), matter.sheets.end(),
                                  [](const score::Sheet& sheet) { return !sheet.entries.empty(); });
    outcome.findings.push_back(findingUnder(matter, kept ? "no-score-is-evidence" : "no-scores",
                                            kept ? rule::algebraicOnly : rule::rapidNoScore,
                                            Standing::Interpretation));
    if (matter.boards.state != BoardsState::Differ) {
        outcome.findings.back().standing = Standing::Clear;
        outcome.remedies.push_back(continueGame(matter));
        outcome.remedies.back().position.reset();
        return outcome;
    }
    if (matter.edition.parameters.unidentifiableGameAnnulled) {
        outcome.remedies.push_back(remedyUnder(matter, RemedyId::NewGame, rule::gameAnnulled));
        return outcome;
    }
    Remedy last = restoreLastIdentifiable(matter);
    if (kept || !matter.comparison.witnesses.empty()) {
        outcome.remedies.push_back(reconstruct(matter));
        last = offeredOnly(std::move(last));
    }
    outcome.remedies.push_back(std::move(last));
    return outcome;
}

}  // namespace diptych::law
