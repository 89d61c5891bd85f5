#include "core/law/evidence.h"

#include "core/law/announcement.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <algorithm>

namespace diptych::law {

using score::Keeper;
using score::PlyRecord;
using score::PlyState;
using score::ScoreLine;

namespace {

bool isPlain(const PlyRecord& record)
{
    return record.entry && record.move &&
           (record.state == PlyState::Same || record.state == PlyState::Different);
}

bool isAssistant(Keeper keeper)
{
    return keeper == Keeper::Assistant || keeper == Keeper::AssistantWhite ||
           keeper == Keeper::AssistantBlack;
}

void noteElectronicBoard(const Matter& matter, Outcome& outcome)
{
    for (const SpokenAt& record : matter.facts().eboard) {
        for (const Color side : bothSides) {
            const auto& line = lineOf(matter, side);
            const auto index = static_cast<std::size_t>(record.ply) - 1;
            if (record.ply < 1 || !line || index >= line->plies.size() ||
                !isPlain(line->plies[index])) {
                continue;
            }
            const auto move = announcedMove(line->positions[index], record.text);
            if (move && move->move && *move->move != *line->plies[index].move) {
                Finding finding = findingAt(matter, "witness-contradicts", rule::keepingScore,
                                            record.ply, Standing::Interpretation);
                finding.side = side;
                finding.arguments = {std::string(score::toCode(Keeper::Board))};
                outcome.findings.push_back(std::move(finding));
            }
        }
    }
}

/// D.2.10.3; the assistant of a sighted player only moves and announces (D.2.11).
void noteAssistantsScore(const Matter& matter, Color side, Outcome& outcome)
{
    const bool differ = matter.scores().state == score::ScoresState::Differ;
    const bool sighted =
        matter.circumstances.disabled != Who::None && !isDisabled(matter.circumstances, side);
    Finding finding = sighted
                          ? findingUnder(matter, "sighted-players-assistant-kept-score",
                                         rule::sightedPlayersAssistant, Standing::Interpretation)
                          : findingUnder(matter, "assistant-kept-score", rule::assistantKeepsScore,
                                         differ ? Standing::Interpretation : Standing::Clear);
    finding.side = side;
    outcome.findings.push_back(std::move(finding));
}

}  // namespace

bool isDisabled(const Circumstances& circumstances, Color side)
{
    return circumstances.disabled == Who::Both ||
           circumstances.disabled == (side == Color::White ? Who::White : Who::Black);
}

std::optional<Color> keepsScoreFor(const Circumstances& circumstances, Keeper keeper)
{
    switch (keeper) {
    case Keeper::White:
    case Keeper::AssistantWhite:
        return Color::White;
    case Keeper::Black:
    case Keeper::AssistantBlack:
        return Color::Black;
    case Keeper::Assistant:
        return circumstances.disabled == Who::White ? Color::White : Color::Black;
    case Keeper::Recorder:
    case Keeper::Arbiter:
    case Keeper::Board:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<int> firstContradiction(const ScoreLine& a, const ScoreLine& b)
{
    const std::size_t common = std::min(a.plies.size(), b.plies.size());
    for (std::size_t i = 0; i < common; ++i) {
        const PlyRecord& one = a.plies[i];
        const PlyRecord& other = b.plies[i];
        if (isPlain(one) && isPlain(other) && *one.move != *other.move) {
            return static_cast<int>(i) + 1;
        }
    }
    return std::nullopt;
}

void noteWitnesses(const Matter& matter, Outcome& outcome)
{
    for (const ScoreLine& witness : matter.comparison.witnesses) {
        for (const Color side : bothSides) {
            const auto& line = lineOf(matter, side);
            const auto ply = line ? firstContradiction(witness, *line) : std::nullopt;
            if (ply) {
                Finding finding = findingAt(matter, "witness-contradicts", rule::keepingScore, *ply,
                                            Standing::Interpretation);
                finding.side = side;
                // His own score beside the assistant's, which counts: the assistant's is the other.
                const bool isHisOwn = keepsScoreFor(matter.circumstances, witness.keeper) == side;
                const Keeper other =
                    isHisOwn && isAssistant(line->keeper) ? line->keeper : witness.keeper;
                finding.arguments = {std::string(score::toCode(other))};
                outcome.findings.push_back(std::move(finding));
            }
        }
    }
    noteElectronicBoard(matter, outcome);
    for (const Color side : bothSides) {
        const auto& line = lineOf(matter, side);
        if (line && isAssistant(line->keeper)) {
            noteAssistantsScore(matter, side, outcome);
        }
    }
}

}  // namespace diptych::law
