#pragma once

#include "core/notation/braille_cells.h"
#include "core/notation/dialect.h"

#include <string>
#include <vector>

namespace diptych::notation {

/// A letter or sign of a Braille code beside a to z. An empty print is passed over.
struct BrailleSign {
    std::vector<Cell> cells;
    std::string print;
};

/// How moves are written in Braille in one country. Pure data.
struct BrailleCode {
    std::string code;  ///< such as "uk-2015"
    std::string name;
    Dialect dialect;  ///< letters of the pieces
    Cell capital = 0;
    Cell number = 0;
    std::vector<DigitShape> shapes{};  ///< in use, the usual one first
    std::vector<BrailleSign> signs{};  ///< longest first
    int rank = 0;
};

}  // namespace diptych::notation
