#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

namespace {

/// A sheet may end this many entries before the last move made and still be whole.
constexpr int mayLag = 2;

int lengthOf(const Matter& matter, Color side)
{
    const auto& line = lineOf(matter, side);
    return line ? line->length : 0;
}

/// Plies made, as far as they are known: by the scores, the witnesses, or the moves completed.
int pliesMade(const Matter& matter)
{
    const clock::ClockRecord& clocks = matter.circumstances.clocks;
    const int completed = clocks.whiteCompleted.value_or(0) + clocks.blackCompleted.value_or(0);
    return std::max(matter.plies(), completed);
}

bool reachesTheEnd(const Matter& matter, Color side)
{
    return lengthOf(matter, side) >= pliesMade(matter) - mayLag && lengthOf(matter, side) > 0;
}

void noteWhy(const Matter& matter, Outcome& outcome)
{
    for (const Color side : bothSides) {
        if (reachesTheEnd(matter, side)) {
            continue;
        }
        Finding finding =
            findingAt(matter, "score-is-incomplete", rule::keepingScore, lengthOf(matter, side));
        finding.side = side;
        outcome.findings.push_back(finding);
    }
    for (const score::Sheet& sheet : matter.sheets) {
        if (sheet.admissibility == score::Admissibility::NotAlgebraic) {
            Finding finding = findingUnder(matter, "score-is-no-evidence", rule::algebraicOnly);
            finding.arguments = {std::string(score::toCode(sheet.keeper))};
            outcome.findings.push_back(std::move(finding));
        }
    }
}

Outcome completed(const Matter& matter)
{
    Outcome outcome;
    for (const Color side : bothSides) {
        if (!reachesTheEnd(matter, side)) {
            outcome.remedies.push_back(completeScore(matter, side));
        }
    }
    if (outcome.remedies.empty() || matter.circumstances.play != Play::Standard) {
        outcome.remedies = {continueGame(matter)};
    }
    return outcome;
}

Outcome onlyOneGoesOn(const Matter& matter)
{
    const auto id = question::movesAfterTheLastCommonEntry;
    const auto answer = answerTo(matter, id);
    if (!answer) {
        return askFirst(matter, id);
    }
    Outcome outcome;
    outcome.remedies.push_back(*answer == "accepted" ? reconstruct(matter)
                                                     : restoreLastIdentifiable(matter));
    return outcome;
}

}  // namespace

std::optional<Outcome> incompleteScores(const Matter& matter)
{
    if (matter.scores().state != score::ScoresState::Incomplete) {
        return std::nullopt;
    }
    const bool beyondTheSheets = pliesMade(matter) > matter.plies();
    const bool wrong = isWrongBoard(matter, Color::White) || isWrongBoard(matter, Color::Black);
    const bool disputed = matter.boards.state == BoardsState::Differ || (wrong && !beyondTheSheets);
    Outcome outcome;
    if (!disputed) {
        outcome = completed(matter);
    } else if (reachesTheEnd(matter, Color::White) || reachesTheEnd(matter, Color::Black)) {
        outcome = onlyOneGoesOn(matter);
    } else {
        outcome = reconstructFirst(matter);
    }
    noteWhy(matter, outcome);
    return outcome;
}

}  // namespace diptych::law
