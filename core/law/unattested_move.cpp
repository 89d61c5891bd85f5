#include "core/law/really_played.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"
#include "core/law/unattested_moves.h"

#include <algorithm>

namespace diptych::law {

std::optional<Outcome> unattestedMove(const Matter& matter)
{
    if (matter.unattested.empty()) {
        return std::nullopt;
    }
    const int ply = matter.unattested.front();
    Outcome outcome;
    if (matter.unattested.size() > 1) {
        outcome = reconstructFirst(matter);
    } else {
        std::vector<std::string> choices;
        std::ranges::transform(
            movesPossibleAt(matter.circumstances, matter.comparison, matter.sheets, ply),
            std::back_inserter(choices), chess::toUci);
        outcome = askWhatWasPlayed(matter, ply, choices, {});
    }
    outcome.findings.push_back(findingAt(matter, "nothing-shows-the-move",
                                         rule::reconstructionHelped, ply,
                                         Standing::Interpretation));
    noteImpossibleAnswer(matter, ply, outcome);
    return outcome;
}

}  // namespace diptych::law
