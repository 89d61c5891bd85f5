#include "reports/words/decision.h"

#include "core/incident/remedy_words.h"

#include <algorithm>
#include <iterator>

namespace diptych::reports {

namespace {

law::Remedy chosenRemedy(const incident::RemedyChoice& choice, const law::Assessment& assessment)
{
    const auto offered = std::ranges::find_if(assessment.remedies, [&](const law::Remedy& remedy) {
        return incident::names(choice, remedy);
    });
    if (offered != assessment.remedies.end()) {
        return *offered;
    }
    const auto ruled =
        std::ranges::find_if(assessment.ruledOtherwise, [&](const law::Remedy& remedy) {
            return incident::names(choice, remedy);
        });
    if (ruled != assessment.ruledOtherwise.end()) {
        return *ruled;
    }
    law::Remedy remedy;
    remedy.id = choice.id;
    remedy.board = choice.board;
    remedy.ply = choice.ply;
    remedy.article = choice.article;
    return remedy;
}

void setTime(std::optional<law::ClockSetting>& setting, const std::optional<int>& ruled)
{
    if (!ruled || (setting && setting->seconds == *ruled)) {
        return;
    }
    law::ClockSetting changed;
    changed.seconds = *ruled;
    changed.method = law::ClockMethod::Arbiter;
    setting = changed;
}

}  // namespace

std::vector<law::Remedy> remediesInForce(const incident::Incident& incident,
                                         const law::Assessment& assessment)
{
    std::vector<law::Remedy> remedies;
    if (incident.ruling && !incident.ruling->chosen.empty()) {
        for (const incident::RemedyChoice& choice : incident.ruling->chosen) {
            remedies.push_back(chosenRemedy(choice, assessment));
        }
        return remedies;
    }
    std::ranges::copy_if(assessment.remedies, std::back_inserter(remedies),
                         &law::Remedy::recommended);
    return remedies;
}

std::optional<law::ClockProposal> clocksProposed(const incident::Incident& incident,
                                                 const law::Assessment& assessment)
{
    std::optional<law::ClockProposal> clocks = assessment.clocks;
    if (incident.ruling && !incident.ruling->chosen.empty()) {
        const law::Remedy last = chosenRemedy(incident.ruling->chosen.back(), assessment);
        if (last.clocks) {
            clocks = last.clocks;
        }
    }
    return clocks;
}

std::optional<law::ClockProposal> clocksInForce(const incident::Incident& incident,
                                                const law::Assessment& assessment)
{
    std::optional<law::ClockProposal> clocks = clocksProposed(incident, assessment);
    if (incident.ruling && (incident.ruling->whiteClock || incident.ruling->blackClock)) {
        if (!clocks) {
            clocks.emplace();
        }
        setTime(clocks->white, incident.ruling->whiteClock);
        setTime(clocks->black, incident.ruling->blackClock);
    }
    return clocks;
}

bool gameIsAgreed(score::ScoresState state)
{
    return state == score::ScoresState::Correspond ||
           state == score::ScoresState::CorrespondWithIllegal;
}

Decision decisionOf(const incident::Incident& incident, const law::Assessment& assessment)
{
    return {assessment.edition,
            assessment.comparison.state,
            assessment.comparison.firstDivergence,
            assessment.boards.state,
            remediesInForce(incident, assessment),
            assessment.penalties,
            assessment.questions,
            clocksInForce(incident, assessment),
            clocksProposed(incident, assessment)};
}

bool warns(const law::ClockSetting& setting, std::string_view code)
{
    return std::ranges::find(setting.warnings, code) != setting.warnings.end();
}

bool isSharedOut(const law::ClockSetting& setting)
{
    return warns(setting, "shared-out-from-elapsed");
}

bool isLeftAsItIs(const law::ClockSetting& setting)
{
    return setting.method == law::ClockMethod::Unchanged && setting.penaltySeconds == 0 &&
           !isSharedOut(setting);
}

bool endsGame(const std::vector<law::Remedy>& remedies)
{
    return std::ranges::any_of(remedies, [](const law::Remedy& remedy) {
        return remedy.id == law::RemedyId::GameOver || remedy.id == law::RemedyId::ResultStands ||
               remedy.id == law::RemedyId::NewGame;
    });
}

}  // namespace diptych::reports
