#pragma once

#include "core/chess/position.h"
#include "core/notation/reading.h"

#include <span>
#include <vector>

namespace diptych::notation {

/// How far a sequence of entries is a game.
struct LegalExtent {
    int prefix = 0;               ///< entries before the first that is not legal
    int legal = 0;                ///< entries that are legal where they stand
    double cost = 0.0;            ///< of the readings that were legal, each at most 0.75
    std::vector<bool> isLegal{};  ///< for each entry
    std::vector<double> costs{};  ///< of the cheapest legal reading of each entry; 0 if none is
};

/// Replays entries greedily, following every reading that is about as likely as the best legal
/// one. After an entry that is not legal the game goes on as if it had been played, or with the
/// turn passed where that has no meaning.
LegalExtent legalExtent(const chess::Position& start, std::span<const Readings> entries);

/// The squares of all readings as seen from the other side of the board.
Readings turned(const Readings& readings);

}  // namespace diptych::notation
