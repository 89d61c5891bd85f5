#include "core/score/differences.h"

#include "core/score/explanation.h"

#include <algorithm>
#include <optional>

namespace diptych::score {

namespace {

std::optional<DifferenceKind> kindOf(const PlyRecord& record, StepKind step)
{
    switch (record.state) {
    case PlyState::Ambiguous:
        return DifferenceKind::Ambiguous;
    case PlyState::Unreadable:
        return DifferenceKind::Unreadable;
    case PlyState::Omitted:
        return DifferenceKind::Omission;
    case PlyState::Slip:
    case PlyState::Illegal:
        return DifferenceKind::Illegal;
    case PlyState::Different:
        return DifferenceKind::DifferentMove;
    case PlyState::Same:
        if (step == StepKind::Swapped) {
            return DifferenceKind::Swapped;
        }
        break;
    case PlyState::Beyond:
        break;
    }
    return std::nullopt;
}

int plyOfEntry(const ScoreLine& line, std::size_t entry)
{
    for (std::size_t i = 0; i < line.plies.size(); ++i) {
        if (line.plies[i].entry == entry) {
            return static_cast<int>(i) + 1;
        }
    }
    return 0;
}

/// A doubled entry has the ply of the move that it repeats.
Difference differenceOfVoid(const Sheet& sheet, const ScoreLine& line, std::size_t entry)
{
    Difference difference{line.length, DifferenceKind::Needless, line.keeper, entry};
    if (isDoubled(sheet, entry)) {
        difference.kind = DifferenceKind::Duplicate;
        const auto token = [&](std::size_t e) { return sheet.entries[e].readings.front().token; };
        for (std::size_t back = 1; back <= 2 && back <= entry; ++back) {
            const std::size_t earlier = entry - back;
            const int ply = plyOfEntry(line, earlier);
            if (ply > 0 && !sheet.entries[earlier].readings.empty() &&
                token(earlier) == token(entry)) {
                difference.ply = ply;
                return difference;
            }
        }
    }
    for (std::size_t earlier = entry; earlier-- > 0;) {
        if (const int ply = plyOfEntry(line, earlier)) {
            difference.ply = ply;
            return difference;
        }
    }
    // Nothing comes before it: it stands beside the first move.
    difference.ply = std::min(1, line.length);
    return difference;
}

/// Every square is named as seen from the other side; that is said once, at the first such entry.
std::optional<Difference> mirroringOf(const Sheet& sheet, const ScoreLine& line)
{
    const auto isMirrored = [](const Entry& entry) {
        return !entry.readings.empty() &&
               entry.readings.front().reason == notation::ReadingReason::Mirrored;
    };
    const auto first = std::ranges::find_if(sheet.entries, isMirrored);
    if (first == sheet.entries.end()) {
        return std::nullopt;
    }
    const auto entry = static_cast<std::size_t>(first - sheet.entries.begin());
    return Difference{std::max(1, plyOfEntry(line, entry)), DifferenceKind::Mirrored, line.keeper,
                      entry};
}

}  // namespace

std::vector<Difference> differencesOf(const Decoding& game, const Sheet& sheet,
                                      const ScoreLine& line, std::size_t sheetIndex)
{
    std::vector<Difference> result;
    for (std::size_t i = 0; i < line.plies.size(); ++i) {
        const PlyRecord& record = line.plies[i];
        if (const auto kind = kindOf(record, game.plies[i].sheets[sheetIndex].kind)) {
            result.push_back({static_cast<int>(i) + 1, *kind, line.keeper, record.entry});
        }
    }
    for (const std::size_t entry : line.voidEntries) {
        result.push_back(differenceOfVoid(sheet, line, entry));
    }
    if (const auto mirroring = mirroringOf(sheet, line)) {
        result.push_back(*mirroring);
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Difference& a, const Difference& b) { return a.ply < b.ply; });
    return result;
}

}  // namespace diptych::score
