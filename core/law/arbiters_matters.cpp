#include "core/law/flag_fall.h"
#include "core/law/late_arrival.h"
#include "core/law/notes.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

namespace {

void noteHearing(const Matter& matter, Outcome& outcome)
{
    const Circumstances& circumstances = matter.circumstances;
    const bool concerns = circumstances.hearingImpaired != Who::None &&
                          circumstances.disabled != Who::None &&
                          matter.edition.has(rule::assistantForHearingImpaired);
    if (!concerns) {
        return;
    }
    const auto id = question::assistantRequired;
    auto answer = answerTo(matter, id);
    if (!answer && circumstances.assisted != Who::None) {
        answer = "appointed";
    }
    if (!answer) {
        outcome.questions.push_back(questionOf(matter, id));
    }
    outcome.findings.push_back(
        findingUnder(matter, answer == "appointed" ? "assistant-appointed" : "assistant-required",
                     rule::assistantForHearingImpaired));
}

/// A flag has fallen and does not decide, or not yet.
void noteFlag(const Matter& matter, Outcome& outcome)
{
    const FlagFall flag = matter.facts().flag;
    const bool decides =
        hasFound(outcome, "loss-on-time") || hasFound(outcome, "both-flags-fallen");
    if (flag == FlagFall::None || decides) {
        return;
    }
    const auto side = sideOf(flag);
    Finding finding = findingUnder(matter, side ? "flag-fallen" : "flags-fallen",
                                   side ? rule::controlChecked : rule::bothFlags);
    finding.side = side;
    outcome.findings.push_back(std::move(finding));
    const auto needed = side ? movesNeeded(matter, *side) : std::nullopt;
    if (needed && matter.scores().state != score::ScoresState::Unusable &&
        movesCompleted(matter).of(*side) >= *needed) {
        outcome.findings.push_back(
            findingUnder(matter, "control-was-reached", rule::controlChecked));
        outcome.findings.back().side = side;
    }
}

void noteClocks(const Matter& matter, Outcome& outcome)
{
    const Facts& facts = matter.facts();
    noteFlag(matter, outcome);
    if (facts.whiteClockDefect || facts.blackClockDefect) {
        outcome.findings.push_back(findingUnder(matter, "clock-defective", rule::defectiveClock));
    }
    if (facts.wrongSetting) {
        const bool stands = startNoLongerQuestioned(matter);
        Finding finding =
            findingUnder(matter, stands ? "wrong-setting-stands" : "wrong-setting-corrected",
                         stands ? rule::settingStandsInRapid : rule::wrongSetting);
        finding.arguments = {*facts.wrongSetting};
        outcome.findings.push_back(std::move(finding));
    }
    if (matter.circumstances.clocks.policy == clock::ClockPolicy::Keep) {
        outcome.findings.push_back(
            findingUnder(matter, "times-left-as-they-are", rule::timesAfterIrregularity));
    }
    if (matter.circumstances.clocks.policy == clock::ClockPolicy::RestoreInnocent) {
        outcome.findings.push_back(
            findingUnder(matter, "only-the-innocent-restored", rule::timesAfterIrregularity));
        outcome.findings.back().side = matter.circumstances.clocks.innocent;
    }
    for (const SideSeconds& late : facts.late) {
        const bool beyond = isBeyondDefaultTime(matter, late);
        Finding finding =
            findingUnder(matter, beyond ? "late-beyond-default-time" : "late-within-default-time",
                         rule::defaultTime);
        finding.side = late.side;
        finding.arguments = {std::to_string(late.seconds)};
        outcome.findings.push_back(std::move(finding));
        const Remedy lost = lostByLateness(matter, late.side);
        const bool offered = std::ranges::any_of(
            outcome.remedies, [&](const Remedy& one) { return isSameRemedy(one, lost); });
        if (beyond && !offered) {
            outcome.remedies.push_back(offeredOnly(lost));
        }
    }
    for (const Color side : facts.pausedWithoutReason) {
        Finding finding = findingUnder(matter, "paused-without-reason", rule::pausing);
        finding.side = side;
        outcome.findings.push_back(std::move(finding));
    }
}

void noteStart(const Matter& matter, Outcome& outcome)
{
    const Facts& facts = matter.facts();
    if (facts.whiteSetupWrong && facts.blackSetupWrong && startNoLongerQuestioned(matter)) {
        outcome.findings.push_back(
            findingUnder(matter, "set-up-no-longer-questioned", rule::wrongStartStandsInRapid));
    } else if (facts.whiteSetupWrong != facts.blackSetupWrong) {
        Finding finding = findingUnder(matter, "one-board-set-up-wrongly",
                                       rule::boardsDifferScoresAgree, Standing::Interpretation);
        finding.side = facts.whiteSetupWrong ? Color::White : Color::Black;
        outcome.findings.push_back(std::move(finding));
    }
    const bool begunAnew =
        std::any_of(outcome.remedies.begin(), outcome.remedies.end(),
                    [](const Remedy& remedy) { return remedy.id == RemedyId::NewGame; });
    if (facts.coloursReversed && !begunAnew) {
        outcome.findings.push_back(
            findingUnder(matter, "colours-reversed-game-goes-on", rule::coloursReversed));
    }
}

/// Recording is a duty in this kind of play (A.2 lifts it in rapid and blitz).
bool hasToRecord(const Matter& matter)
{
    const Circumstances& circumstances = matter.circumstances;
    return circumstances.play == Play::Standard || circumstances.supervision == Supervision::Full;
}

void noteStopped(const Matter& matter, const SidePly& stopped, Outcome& outcome)
{
    outcome.findings.push_back(
        findingAt(matter, "writing-stopped", rule::writingStopped, stopped.ply));
    outcome.findings.back().side = stopped.side;
    const int moves = movesWithin(matter, stopped.ply).of(stopped.side);
    const bool excused = mayStopRecording(matter, moves).value_or(true);
    if (excused || !hasToRecord(matter) || !matter.edition.has(rule::writingStopped)) {
        return;
    }
    const Who disabled = matter.circumstances.disabled;
    const bool isDisabled = disabled == Who::Both ||
                            disabled == (stopped.side == Color::White ? Who::White : Who::Black);
    outcome.findings.push_back(
        findingAt(matter, "writing-not-excused",
                  isDisabled ? rule::scoreInBrailleOrRecorded : rule::keepingScore, stopped.ply));
    outcome.findings.back().side = stopped.side;
}

/// What was seen or claimed is an illegal move, not, say, a touched piece.
bool concernsIllegalMove(const Outcome& outcome)
{
    return std::any_of(outcome.findings.begin(), outcome.findings.end(), [](const Finding& one) {
        return one.id.starts_with("illegal-move") || one.id.starts_with("pawn-not") ||
               one.id.starts_with("promotion-not");
    });
}

void noteDevices(const Matter& matter, Outcome& outcome)
{
    for (const Color side : matter.facts().deviceNotApproved) {
        Finding finding = findingUnder(matter, "device-not-approved", rule::device);
        finding.side = side;
        if (matter.edition.has(rule::device)) {
            finding.arguments = {"device-loses"};
        }
        outcome.findings.push_back(std::move(finding));
    }
    for (const SidePly& stopped : matter.facts().stopped) {
        noteStopped(matter, stopped, outcome);
    }
    for (const SidePly& copied : matter.facts().copied) {
        Finding finding = findingAt(matter, "entries-copied", rule::scoreToBeCompleted, copied.ply);
        finding.side = copied.side;
        outcome.findings.push_back(std::move(finding));
    }
    const std::string_view claimed = concernsIllegalMove(outcome) ? rule::illegalMove : "";
    if (matter.facts().observed) {
        outcome.findings.push_back(findingUnder(matter, "arbiter-observed", claimed));
    }
    for (const Color side : matter.facts().claimed) {
        Finding finding = findingUnder(matter, "player-claimed", claimed);
        finding.side = side;
        outcome.findings.push_back(std::move(finding));
    }
}

}  // namespace

void noteArbitersMatters(const Matter& matter, Outcome& outcome)
{
    noteHearing(matter, outcome);
    noteClocks(matter, outcome);
    noteStart(matter, outcome);
    noteDevices(matter, outcome);
}

}  // namespace diptych::law
