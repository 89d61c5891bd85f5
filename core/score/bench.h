#pragma once

#include "core/score/comparison.h"
#include "core/score/sheet.h"

#include <vector>

namespace diptych::score {

/// The sheets that are decoded together: White's, Black's, then the witnesses.
struct Bench {
    const Sheet* white = nullptr;  ///< the score compared for White; absent where none can be used
    const Sheet* black = nullptr;
    std::vector<const Sheet*> all{};
};

/// Seats the sheets that can be used, at most maxSheets. A player's own score is compared, his
/// assistant's in its stead, the official one before both (D.2.10.3).
Bench seated(const std::vector<Sheet>& sheets, const EstablishedForScores& established);

}  // namespace diptych::score
