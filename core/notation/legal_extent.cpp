#include "core/notation/legal_extent.h"

#include "core/chess/san.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace diptych::notation {

namespace {

constexpr std::size_t mostPositions = 6;
/// Readings dearer than the cheapest legal one by more than this are not followed.
constexpr double costMargin = 0.5;
/// More than this no legal reading counts against a sheet.
constexpr double mostCost = 0.75;
/// What a sheet's being turned round costs each entry.
constexpr double turnedCost = 0.1;

using Positions = std::vector<chess::Position>;

void addPosition(Positions& positions, const chess::Position& position)
{
    if (positions.size() < mostPositions &&
        std::find(positions.begin(), positions.end(), position) == positions.end()) {
        positions.push_back(position);
    }
}

/// Positions that the legal readings lead to, and the cost of the cheapest.
std::optional<double> follow(const Positions& from, const Readings& readings, Positions& to)
{
    std::optional<double> best;
    for (const Reading& reading : readings) {
        if (best && reading.cost > *best + costMargin) {
            break;
        }
        for (const chess::Position& position : from) {
            for (const chess::Move move : chess::matches(position, reading.token)) {
                addPosition(to, position.after(move));
                best = best.value_or(reading.cost);
            }
        }
    }
    return best;
}

chess::Position passTurn(const chess::Position& position)
{
    const chess::Square empty = chess::firstOf(~position.occupied());
    return position.afterAnyway(chess::Move(empty, empty));
}

/// The position after an entry that is not legal.
chess::Position playAnyway(const chess::Position& position, const Readings& readings)
{
    if (!readings.empty()) {
        const chess::SanResolution meaning = chess::resolve(position, readings.front().token);
        if (const auto* illegal = std::get_if<chess::SanIllegal>(&meaning)) {
            return position.afterAnyway(illegal->move);
        }
    }
    return passTurn(position);
}

}  // namespace

LegalExtent legalExtent(const chess::Position& start, std::span<const Readings> entries)
{
    LegalExtent extent;
    Positions now{start};
    Positions next;
    bool unbroken = true;
    for (const Readings& readings : entries) {
        next.clear();
        const auto cost = follow(now, readings, next);
        extent.isLegal.push_back(cost.has_value());
        extent.costs.push_back(cost.value_or(0.0));
        if (cost) {
            ++extent.legal;
            extent.cost += std::min(*cost, mostCost);
            extent.prefix += unbroken ? 1 : 0;
        } else {
            unbroken = false;
            next.push_back(playAnyway(now.front(), readings));
        }
        std::swap(now, next);
    }
    return extent;
}

Readings turned(const Readings& readings)
{
    Readings result = readings;
    for (Reading& reading : result) {
        chess::SanToken& token = reading.token;
        if (!token.castling) {
            token.toFile = 7 - token.toFile;
            for (std::optional<int>* part : {&token.toRank, &token.fromFile, &token.fromRank}) {
                if (*part) {
                    *part = 7 - **part;
                }
            }
        }
        reading.cost += turnedCost;
        reading.reason = ReadingReason::Mirrored;
    }
    return result;
}

}  // namespace diptych::notation
