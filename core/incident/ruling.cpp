#include "core/incident/ruling.h"

#include "core/incident/remedy_words.h"

#include <algorithm>

namespace diptych::incident {

namespace {

const law::Remedy* recommendedRemedy(const RemedyChoice& choice, const law::Assessment& assessment)
{
    const auto found = std::find_if(assessment.remedies.begin(), assessment.remedies.end(),
                                    [&choice](const law::Remedy& remedy) {
                                        return remedy.recommended && names(choice, remedy);
                                    });
    return found == assessment.remedies.end() ? nullptr : &*found;
}

bool departs(std::optional<int> ruled, const std::optional<law::ClockSetting>& proposed)
{
    return ruled && (!proposed || proposed->seconds != *ruled);
}

}  // namespace

bool departs(const Ruling& ruling, const law::Assessment& assessment)
{
    const std::optional<law::ClockProposal>* clocks = &assessment.clocks;
    for (const RemedyChoice& choice : ruling.chosen) {
        const law::Remedy* remedy = recommendedRemedy(choice, assessment);
        if (remedy == nullptr) {
            return true;
        }
        if (remedy->clocks) {
            clocks = &remedy->clocks;
        }
    }
    const law::ClockProposal none;
    const law::ClockProposal& proposal = clocks->has_value() ? **clocks : none;
    return departs(ruling.whiteClock, proposal.white) || departs(ruling.blackClock, proposal.black);
}

}  // namespace diptych::incident
