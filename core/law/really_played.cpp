#include "core/law/really_played.h"

#include "core/law/established.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

namespace diptych::law {

bool isStillOpen(const Matter& matter)
{
    if (saidToBePlayed(matter.facts(), matter.comparison, matter.sheets)) {
        return false;
    }
    if (!answerTo(matter, question::whatWasReallyPlayed)) {
        return true;
    }
    Circumstances unanswered = matter.circumstances;
    unanswered.facts.answers.erase(std::string(question::whatWasReallyPlayed));
    const Matter before = prepare(matter.edition, matter.sheets, std::move(unanswered));
    return !saidToBePlayed(matter.facts(), before.comparison, matter.sheets);
}

void noteImpossibleAnswer(const Matter& matter, int ply, Outcome& outcome)
{
    const auto answer = answerTo(matter, question::whatWasReallyPlayed);
    if (!answer || !isStillOpen(matter)) {
        return;
    }
    Finding finding = findingAt(matter, "answer-fits-no-entry", rule::reconstructionHelped, ply,
                                Standing::Interpretation);
    finding.arguments = {*answer};
    outcome.findings.push_back(std::move(finding));
}

Outcome askWhatWasPlayed(const Matter& matter, int ply, const std::vector<std::string>& moves,
                         const std::vector<Remedy>& offered)
{
    const auto id = question::whatWasReallyPlayed;
    Outcome outcome;
    if (!answerTo(matter, id)) {
        outcome = askFirst(matter, id, moves, offered);
    } else {
        // Its choices have been played through already.
        outcome.questions.push_back(questionOf(matter, id, moves));
        outcome.remedies.push_back(askBefore(matter, id));
        for (const Remedy& remedy : offered) {
            outcome.remedies.push_back(offeredOnly(remedy));
        }
    }
    showChoicesIn(positionAfter(matter, ply - 1), id, outcome);
    return outcome;
}

}  // namespace diptych::law
