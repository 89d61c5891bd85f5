#include "core/law/repetition.h"

#include "core/chess/draws.h"

#include <cstdint>
#include <unordered_map>

namespace diptych::law {

using chess::Position;

namespace {

constexpr int timesForTheEnd = 5;
constexpr std::size_t pliesBetweenConsecutive = 4;

std::unordered_map<std::uint64_t, int> countsOf(std::span<const Position> positions)
{
    std::unordered_map<std::uint64_t, int> counts;
    for (const Position& position : positions) {
        ++counts[position.hash()];
    }
    return counts;
}

/// The edition of 2014: five times on consecutive alternate moves.
bool isConsecutive(std::span<const Position> positions, std::size_t last)
{
    constexpr std::size_t back = (timesForTheEnd - 1) * pliesBetweenConsecutive;
    if (last < back) {
        return false;
    }
    for (std::size_t n = last - back; n < last; n += pliesBetweenConsecutive) {
        if (!(positions[n] == positions[last])) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::optional<int> fifthOccurrence(std::span<const Position> positions, Fivefold counting)
{
    if (counting == Fivefold::None) {
        return std::nullopt;
    }
    std::unordered_map<std::uint64_t, int> counts;
    for (std::size_t n = 0; n < positions.size(); ++n) {
        const bool fifth = ++counts[positions[n].hash()] >= timesForTheEnd;
        if (fifth && (counting == Fivefold::Any || isConsecutive(positions, n))) {
            return static_cast<int>(n);
        }
    }
    return std::nullopt;
}

std::optional<int> seventyFifthMove(std::span<const Position> positions)
{
    constexpr int pliesNeeded = 150;
    for (std::size_t n = 0; n < positions.size(); ++n) {
        if (positions[n].halfmoveClock() >= pliesNeeded &&
            chess::endingOf(positions[n]) != chess::Ending::Checkmate) {
            return static_cast<int>(n);
        }
    }
    return std::nullopt;
}

bool repetitionsDiffer(std::span<const Position> a, std::span<const Position> b)
{
    const auto countsA = countsOf(a);
    const auto countsB = countsOf(b);
    const auto differs = [](const auto& some, const auto& others) {
        for (const auto& [hash, count] : some) {
            const auto found = others.find(hash);
            if (count >= 2 && (found == others.end() || found->second != count)) {
                return true;
            }
        }
        return false;
    };
    return differs(countsA, countsB) || differs(countsB, countsA);
}

}  // namespace diptych::law
