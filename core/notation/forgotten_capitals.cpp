#include "core/notation/forgotten_capitals.h"

#include "core/notation/entry_parts.h"
#include "core/notation/legal_extent.h"

#include <algorithm>

namespace diptych::notation {

namespace {

/// A piece by a small letter, in an entry that reads as a pawn's capture.
bool isUnlikelyPiece(const Reading& reading)
{
    return reading.reason == ReadingReason::LowerCase &&
           reading.cost >= costOfFileLetter(Capitals::Used) + pawnMeantCost;
}

}  // namespace

void allowForgottenCapitals(const chess::Position& start, std::span<Readings> entries)
{
    const bool some = std::any_of(entries.begin(), entries.end(), [](const Readings& readings) {
        return std::any_of(readings.begin(), readings.end(), isUnlikelyPiece);
    });
    if (!some) {
        return;
    }
    const LegalExtent extent = legalExtent(start, entries);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (extent.costs[i] < costOfFileLetter(Capitals::Used) + pawnMeantCost) {
            continue;
        }
        for (Reading& reading : entries[i]) {
            reading.cost -= isUnlikelyPiece(reading) ? pawnMeantCost : 0.0;
        }
    }
}

}  // namespace diptych::notation
