#include "core/law/worksheets.h"

#include "core/law/matter.h"
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

/// A display as it stood, with the penalty time that the proposal contains.
int unchanged(int display, const ClockSetting& setting)
{
    return display + setting.penaltySeconds;
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

std::vector<ClockOption> clockOptions(const Circumstances& circumstances,
                                      const Assessment& assessment)
{
    const Remedy* remedy = recommendedWithClocks(assessment);
    const clock::ClockRecord& found = circumstances.clocks;
    if (remedy == nullptr || !remedy->clocks->white || !remedy->clocks->black || !found.white ||
        !found.black || remedy->id == RemedyId::Ask) {
        return {};
    }
    const ClockSetting& white = *remedy->clocks->white;
    const ClockSetting& black = *remedy->clocks->black;
    const int whiteLeft = unchanged(*found.white, white);
    const int blackLeft = unchanged(*found.black, black);
    const bool whiteChanges = white.seconds != whiteLeft;
    const bool blackChanges = black.seconds != blackLeft;
    std::vector<ClockOption> options;
    const int whiteDue = stillDue(circumstances, white, remedy->clocks->counterWhite);
    const int blackDue = stillDue(circumstances, black, remedy->clocks->counterBlack);
    if (whiteDue > 0 || blackDue > 0) {
        options.push_back(
            {ClockChoice::NextPeriodAdded, white.seconds + whiteDue, black.seconds + blackDue});
    }
    if (whiteChanges || blackChanges) {
        options.push_back({ClockChoice::BothUnchanged, whiteLeft, blackLeft});
    }
    if (whiteChanges && blackChanges) {
        options.push_back({ClockChoice::OnlyWhiteRestored, white.seconds, blackLeft});
        options.push_back({ClockChoice::OnlyBlackRestored, whiteLeft, black.seconds});
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
    result.clockOptions = clockOptions(circumstances, assessment);
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
