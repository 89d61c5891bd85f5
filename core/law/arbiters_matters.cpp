#include "core/law/notes.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"
#include "core/law/sealed_move.h"

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
    const auto answer = answerTo(matter, id);
    if (!answer) {
        outcome.questions.push_back(questionOf(matter, id));
    }
    outcome.findings.push_back(
        findingUnder(matter, answer == "appointed" ? "assistant-appointed" : "assistant-required",
                     rule::assistantForHearingImpaired));
}

void noteClocks(const Matter& matter, Outcome& outcome)
{
    const Facts& facts = matter.facts();
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
    for (const SideSeconds& late : facts.late) {
        const bool beyond = late.seconds > matter.edition.parameters.defaultTime;
        Finding finding =
            findingUnder(matter, beyond ? "late-beyond-default-time" : "late-within-default-time",
                         rule::defaultTime);
        finding.side = late.side;
        finding.arguments = {std::to_string(late.seconds)};
        outcome.findings.push_back(std::move(finding));
        if (beyond) {
            Remedy lost = gameOver(matter, rule::defaultTime,
                                   late.side == Color::White ? score::GameResult::BlackWins
                                                             : score::GameResult::WhiteWins,
                                   0, "default-time");
            outcome.remedies.push_back(offeredOnly(std::move(lost)));
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

void noteDevices(const Matter& matter, Outcome& outcome)
{
    for (const Color side : matter.facts().deviceNotApproved) {
        Finding finding = findingUnder(matter, "device-not-approved", rule::device);
        finding.side = side;
        outcome.findings.push_back(std::move(finding));
    }
    for (const SidePly& stopped : matter.facts().stopped) {
        Finding finding = findingAt(matter, "writing-stopped", rule::writingStopped, stopped.ply);
        finding.side = stopped.side;
        outcome.findings.push_back(std::move(finding));
    }
    for (const SidePly& copied : matter.facts().copied) {
        Finding finding = findingAt(matter, "entries-copied", rule::scoreToBeCompleted, copied.ply);
        finding.side = copied.side;
        outcome.findings.push_back(std::move(finding));
    }
    if (matter.facts().observed) {
        outcome.findings.push_back(findingUnder(matter, "arbiter-observed", rule::illegalMove));
    }
    for (const Color side : matter.facts().claimed) {
        Finding finding = findingUnder(matter, "player-claimed", rule::illegalMove);
        finding.side = side;
        outcome.findings.push_back(std::move(finding));
    }
}

void noteSealedMove(const Matter& matter, Outcome& outcome)
{
    const SealedMove read = readSealedMove(matter);
    if (read == SealedMove::None) {
        return;
    }
    const int ply = adjournedPly(matter) + 1;
    const bool boardsWrong = matter.boards.state == BoardsState::Differ ||
                             isWrongBoard(matter, matter.facts().sealed->side);
    if (read == SealedMove::Clear) {
        outcome.findings.push_back(
            findingAt(matter, "sealed-move-clear", rule::sealedMoveOpened, ply));
    }
    if (boardsWrong) {
        outcome.findings.push_back(findingAt(matter, "sealed-move-and-boards-differ",
                                             rule::adjournedPosition, ply, Standing::Contested));
    }
    if (boardsWrong && read != SealedMove::Clear) {
        Remedy lost = gameOver(matter, rule::sealedMoveLoses,
                               lostBy(matter.facts().sealed->side, positionAfter(matter, ply - 1)),
                               ply - 1, "sealed-move");
        outcome.remedies.push_back(offeredOnly(std::move(lost)));
    }
}

}  // namespace

void noteArbitersMatters(const Matter& matter, Outcome& outcome)
{
    noteHearing(matter, outcome);
    noteClocks(matter, outcome);
    noteStart(matter, outcome);
    noteDevices(matter, outcome);
    noteSealedMove(matter, outcome);
}

}  // namespace diptych::law
