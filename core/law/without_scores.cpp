#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

namespace {

/// Where the pieces stand is known: by both boards, or by the only one that the game has.
bool positionIsKnown(const Matter& matter)
{
    const Boards& boards = matter.boards;
    const bool onlyOne = boards.state == BoardsState::Unknown && (boards.white || boards.black) &&
                         matter.circumstances.disabled == Who::None;
    return boards.state == BoardsState::Equal || onlyOne;
}

bool hasMoves(const score::Sheet& sheet)
{
    return std::any_of(sheet.entries.begin(), sheet.entries.end(),
                       [](const score::Entry& entry) { return !entry.readings.empty(); });
}

/// The players need not write: rapid and blitz without full supervision (A.2).
bool needNotWrite(const Matter& matter)
{
    return matter.circumstances.play != Play::Standard &&
           matter.circumstances.supervision != Supervision::Full;
}

/// Why there is no score to go by.
Finding whyNone(const Matter& matter)
{
    const auto& sheets = matter.sheets;
    if (sheets.empty()) {
        return findingUnder(matter, "no-scores",
                            needNotWrite(matter) ? rule::rapidNoScore : rule::noCompleteScore,
                            Standing::Interpretation);
    }
    const bool evidence = std::any_of(sheets.begin(), sheets.end(), [](const score::Sheet& sheet) {
        return hasMoves(sheet) || sheet.admissibility == score::Admissibility::NotAlgebraic;
    });
    return findingUnder(matter, evidence ? "no-score-is-evidence" : "no-entry-can-be-read",
                        evidence ? rule::algebraicOnly : rule::keepingScore,
                        Standing::Interpretation);
}

/// Neither a score nor the boards: the program has nothing to rule on.
Outcome nothingIsKnown(const Matter& matter)
{
    Outcome outcome;
    outcome.findings.push_back(findingUnder(matter, "nothing-can-be-ruled", rule::noCompleteScore,
                                            Standing::Interpretation));
    outcome.remedies.push_back(reconstruct(matter));
    return outcome;
}

Outcome positionsDiffer(const Matter& matter)
{
    Outcome outcome;
    if (matter.edition.parameters.unidentifiableGameAnnulled) {
        outcome.remedies.push_back(remedyUnder(matter, RemedyId::NewGame, rule::gameAnnulled));
        return outcome;
    }
    const bool kept = std::any_of(matter.sheets.begin(), matter.sheets.end(),
                                  [](const score::Sheet& sheet) { return !sheet.entries.empty(); });
    Remedy last = restoreLastIdentifiable(matter);
    if (kept || !matter.comparison.witnesses.empty() || !needNotWrite(matter)) {
        outcome.remedies.push_back(reconstruct(matter));
        last = offeredOnly(std::move(last));
    }
    outcome.remedies.push_back(std::move(last));
    return outcome;
}

}  // namespace

std::optional<Outcome> withoutScores(const Matter& matter)
{
    if (matter.scores().state != score::ScoresState::Unusable) {
        return std::nullopt;
    }
    Outcome outcome;
    Finding why = whyNone(matter);
    if (positionIsKnown(matter)) {
        why.standing = Standing::Clear;
        outcome.remedies.push_back(continueGame(matter));
        outcome.remedies.back().position.reset();
    } else {
        outcome = matter.boards.state == BoardsState::Differ ? positionsDiffer(matter)
                                                             : nothingIsKnown(matter);
    }
    outcome.findings.insert(outcome.findings.begin(), std::move(why));
    return outcome;
}

}  // namespace diptych::law
