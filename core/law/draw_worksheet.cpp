#include "core/law/draw_claim.h"
#include "core/law/penalties.h"
#include "core/law/worksheet_parts.h"

#include <algorithm>
#include <unordered_map>

namespace diptych::law {

using chess::Position;

namespace {

constexpr std::size_t timesForAClaim = 3;
constexpr int pliesForAClaim = 100;

int timesOn(const std::vector<Position>& positions, const Position& wanted)
{
    return static_cast<int>(std::count(positions.begin(), positions.end(), wanted));
}

/// Positions of the game that stood more than once, most often first.
std::vector<RepeatedPosition> repeatedPositions(const Matter& matter)
{
    const std::vector<Position>& positions = matter.game().positions;
    std::unordered_map<std::uint64_t, std::size_t> places;
    std::vector<RepeatedPosition> all;
    for (std::size_t n = 0; n < positions.size(); ++n) {
        const auto [place, isNew] = places.try_emplace(positions[n].hash(), all.size());
        if (isNew) {
            all.push_back({positions[n], {}, 0});
        }
        all[place->second].plies.push_back(static_cast<int>(n));
    }
    std::erase_if(all, [](const RepeatedPosition& one) { return one.plies.size() < 2; });
    for (RepeatedPosition& one : all) {
        one.agreedTimes = static_cast<int>(one.plies.size());
        for (const Color side : bothSides) {
            if (const auto& line = lineOf(matter, side)) {
                one.agreedTimes = std::min(one.agreedTimes, timesOn(line->positions, one.position));
            }
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.plies.size() > b.plies.size(); });
    return all;
}

}  // namespace

std::optional<DrawWorksheet> drawWorksheet(const Matter& matter)
{
    if (matter.game().positions.empty()) {
        return std::nullopt;
    }
    DrawWorksheet sheet;
    sheet.repeated = repeatedPositions(matter);
    sheet.pliesWithoutProgress = finalPosition(matter).halfmoveClock();
    sheet.lastProgress = std::max(0, matter.plies() - sheet.pliesWithoutProgress);
    sheet.claim = matter.facts().drawClaim;
    const bool repeated =
        !sheet.repeated.empty() && sheet.repeated.front().plies.size() >= timesForAClaim;
    if (!sheet.claim && !repeated && sheet.pliesWithoutProgress < pliesForAClaim) {
        return std::nullopt;
    }
    if (sheet.claim) {
        sheet.claimState = stateOfClaim(matter);
        sheet.ifWrong = costOfWrongClaim(matter, sheet.claim->side).penalty;
    }
    return sheet;
}

}  // namespace diptych::law
