#include "core/law/evidence.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rules.h"

#include <string>

namespace diptych::law {

namespace {

/// The assistant's score that was kept beside a player's own, if the two differ.
const score::ScoreLine* otherScoreOf(const Matter& matter, Color side)
{
    const auto& own = lineOf(matter, side);
    const bool isOwn =
        own && (own->keeper == score::Keeper::White || own->keeper == score::Keeper::Black);
    if (!isOwn) {
        return nullptr;
    }
    for (const score::ScoreLine& witness : matter.comparison.witnesses) {
        if (keepsScoreFor(matter.circumstances, witness.keeper) == side &&
            firstContradiction(witness, *own)) {
            return &witness;
        }
    }
    return nullptr;
}

}  // namespace

std::optional<Outcome> officialScore(const Matter& matter)
{
    if (answerTo(matter, question::whichScoreIsOfficial)) {
        return std::nullopt;
    }
    for (const Color side : bothSides) {
        if (const score::ScoreLine* other = otherScoreOf(matter, side)) {
            return askFirst(matter, question::whichScoreIsOfficial,
                            {std::string(score::toCode(lineOf(matter, side)->keeper)),
                             std::string(score::toCode(other->keeper))});
        }
    }
    return std::nullopt;
}

std::optional<Outcome> copiedEntries(const Matter& matter)
{
    if (matter.facts().copied.empty() || answerTo(matter, question::areCopiedEntriesAccepted)) {
        return std::nullopt;
    }
    return askFirst(matter, question::areCopiedEntriesAccepted);
}

}  // namespace diptych::law
