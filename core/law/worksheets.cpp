#include "core/law/worksheets.h"

#include "core/law/matter.h"
#include "core/law/remedy_clocks.h"
#include "core/law/rule_ids.h"
#include "core/law/worksheet_parts.h"

#include <algorithm>

namespace diptych::law {

namespace {

const Remedy* recommendedWithClocks(const Assessment& assessment)
{
    const auto found =
        std::find_if(assessment.remedies.rbegin(), assessment.remedies.rend(),
                     [](const Remedy& remedy) { return remedy.recommended && remedy.clocks; });
    return found == assessment.remedies.rend() ? nullptr : &*found;
}

/// Time of the next period that a display to be set does not include yet.
int stillDue(const Circumstances& circumstances, const ClockSetting& setting, int moves)
{
    const auto& warnings = setting.warnings;
    const bool isDue =
        std::find(warnings.begin(), warnings.end(), "next-period-not-included") != warnings.end();
    return isDue && circumstances.time
               ? clock::missingFromReading(*circumstances.time, moves,
                                           setting.seconds - setting.penaltySeconds)
               : 0;
}

/// The times of the same remedy under another policy, if they are others.
std::optional<ClockOption> optionUnder(const Matter& matter, const Assessment& assessment,
                                       const Remedy& remedy, ClockChoice choice)
{
    Matter otherwise = matter;
    auto& record = otherwise.circumstances.clocks;
    record.policy = choice == ClockChoice::BothUnchanged ? clock::ClockPolicy::Keep
                                                         : clock::ClockPolicy::RestoreInnocent;
    record.innocent = choice == ClockChoice::OnlyBlackRestored ? Color::Black : Color::White;
    const auto clocks = clocksOf(otherwise, remedy, assessment.penalties);
    const ClockProposal& proposed = *remedy.clocks;
    if (!clocks || !clocks->white || !clocks->black ||
        (clocks->white->seconds == proposed.white->seconds &&
         clocks->black->seconds == proposed.black->seconds)) {
        return std::nullopt;
    }
    ClockOption option{choice, clocks->white->seconds, clocks->black->seconds, {}};
    if (clocks->period != proposed.period) {
        option.period = clocks->period;
    }
    return option;
}

std::vector<ClockOption> clockOptions(const Matter& matter, const Assessment& assessment)
{
    const Circumstances& circumstances = matter.circumstances;
    const Remedy* remedy = recommendedWithClocks(assessment);
    const clock::ClockRecord& found = circumstances.clocks;
    if (remedy == nullptr || !remedy->clocks->white || !remedy->clocks->black || !found.white ||
        !found.black || remedy->id == RemedyId::Ask) {
        return {};
    }
    const ClockSetting& white = *remedy->clocks->white;
    const ClockSetting& black = *remedy->clocks->black;
    std::vector<ClockOption> options;
    const int whiteDue = stillDue(circumstances, white, remedy->clocks->counterWhite);
    const int blackDue = stillDue(circumstances, black, remedy->clocks->counterBlack);
    if (whiteDue > 0 || blackDue > 0) {
        options.push_back(
            {ClockChoice::NextPeriodAdded, white.seconds + whiteDue, black.seconds + blackDue, {}});
    }
    const bool bothChange = white.seconds != *found.white + white.penaltySeconds &&
                            black.seconds != *found.black + black.penaltySeconds;
    for (const ClockChoice choice : {ClockChoice::BothUnchanged, ClockChoice::OnlyWhiteRestored,
                                     ClockChoice::OnlyBlackRestored}) {
        const auto option = optionUnder(matter, assessment, *remedy, choice);
        if (option && (bothChange || choice == ClockChoice::BothUnchanged)) {
            options.push_back(*option);
        }
    }
    return options;
}

}  // namespace

Worksheets worksheetsOf(const Circumstances& circumstances, const std::vector<score::Sheet>& sheets,
                        const Assessment& assessment)
{
    Worksheets result;
    const auto edition = loadEdition(assessment.edition);
    if (!edition) {
        return result;
    }
    const Matter matter{*edition,     sheets, circumstances,    assessment.comparison,
                        std::nullopt, {},     assessment.boards};
    result.flag = flagWorksheet(matter);
    result.draw = drawWorksheet(matter);
    const bool reconstructs =
        std::any_of(assessment.remedies.begin(), assessment.remedies.end(),
                    [](const Remedy& remedy) { return remedy.id == RemedyId::Reconstruct; });
    if (reconstructs) {
        result.reconstruction = reconstructionWorksheet(matter);
    }
    result.clockOptions = clockOptions(matter, assessment);
    if (edition->parameters.timesMayBeLeft) {
        result.clockArticle = edition->article(rule::timesAfterIrregularity);
    }
    return result;
}

std::string_view toCode(PlyEvidence evidence)
{
    switch (evidence) {
    case PlyEvidence::OneSheetOnly:
        return "one-sheet-only";
    case PlyEvidence::Disputed:
        return "disputed";
    case PlyEvidence::Unknown:
        return "unknown";
    }
    return "unknown";
}

std::string_view toCode(ToRecord what)
{
    switch (what) {
    case ToRecord::Position:
        return "position";
    case ToRecord::WhiteTime:
        return "white-time";
    case ToRecord::BlackTime:
        return "black-time";
    case ToRecord::RunningClock:
        return "running-clock";
    case ToRecord::MovesCompleted:
        return "moves-completed";
    }
    return "position";
}

std::string_view toCode(ClockChoice choice)
{
    switch (choice) {
    case ClockChoice::BothUnchanged:
        return "both-unchanged";
    case ClockChoice::OnlyWhiteRestored:
        return "only-white-restored";
    case ClockChoice::OnlyBlackRestored:
        return "only-black-restored";
    case ClockChoice::NextPeriodAdded:
        return "next-period-added";
    }
    return "both-unchanged";
}

std::string_view toCode(ClaimState state)
{
    switch (state) {
    case ClaimState::None:
        return "none";
    case ClaimState::Good:
        return "good";
    case ClaimState::Wrong:
        return "wrong";
    case ClaimState::Lost:
        return "lost";
    case ClaimState::Disputed:
        return "open";
    }
    return "none";
}

}  // namespace diptych::law
