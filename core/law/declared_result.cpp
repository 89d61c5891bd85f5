#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

namespace diptych::law {

namespace {

struct ReasonRule {
    ResultReason reason;
    std::string_view rule;
    std::string_view code;
};

constexpr ReasonRule reasonRules[] = {
    {ResultReason::Agreement, rule::drawAgreed, "agreement"},
    {ResultReason::Resignation, rule::resignation, "resignation"},
    {ResultReason::Mate, rule::checkmate, "checkmate"},
    {ResultReason::Stalemate, rule::stalemate, "stalemate"},
    {ResultReason::Time, rule::lossOnTime, "time"},
    {ResultReason::Other, rule::signedResult, "declared"},
};

const ReasonRule& ruleOf(ResultReason reason)
{
    for (const ReasonRule& entry : reasonRules) {
        if (entry.reason == reason) {
            return entry;
        }
    }
    return reasonRules[5];
}

/// The last move ended the game on the board, and what was declared after it is not that end.
bool isNotThatEnd(const DeclaredResult& declared, const Matter& matter, const Remedy& end)
{
    if (matter.game().ending == chess::Ending::None) {
        return false;
    }
    const bool isNamed = declared.reason != ResultReason::Other;
    return end.result != declared.result || (isNamed && end.reason != ruleOf(declared.reason).code);
}

/// A replay of agreeing scores that shows an earlier end prevails over a later result.
bool hadEndedBefore(const Matter& matter, const DeclaredResult& declared)
{
    const auto ended = gameEnded(matter);
    if (!ended) {
        return false;
    }
    const Remedy& end = ended->remedies.front();
    return end.ply.value_or(0) < matter.plies() || isNotThatEnd(declared, matter, end);
}

}  // namespace

std::optional<Outcome> declaredResult(const Matter& matter)
{
    const auto& declared = matter.facts().result;
    if (!declared || hadEndedBefore(matter, *declared)) {
        return std::nullopt;
    }
    const ReasonRule& entry = ruleOf(declared->reason);
    Outcome outcome;
    Remedy remedy = remedyUnder(matter, RemedyId::ResultStands, entry.rule);
    remedy.result = declared->result;
    remedy.reason = entry.code;
    remedy.position = finalPosition(matter);
    outcome.remedies.push_back(std::move(remedy));
    outcome.findings.push_back(findingUnder(matter, "result-declared", entry.rule));
    for (const score::IllegalPly& illegal : matter.comparison.illegal) {
        outcome.findings.push_back(findingAt(matter, "illegal-move-after-result", rule::illegalMove,
                                             illegal.ply, Standing::Settled));
    }
    return outcome;
}

}  // namespace diptych::law
