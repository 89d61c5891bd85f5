#pragma once

#include "core/notation/braille_code.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace diptych::notation {

/// What a word in Braille may be in print.
struct BraillePrint {
    std::string text;
    double cost = 0.0;  ///< see Reading::cost
};

/// All prints of a word of cells that a move can be, cheapest first. Dot 7 marks a capital. A cell
/// without any meaning is printed as U+FFFD, which no move contains.
std::vector<BraillePrint> printsOf(std::span<const Cell> cells, DigitShape shape,
                                   const BrailleCode& code);

/// The number that a word is in a shape of digits, with or without a full stop; absent if it is
/// none. `expected` decides where the last cell can be a digit or a full stop.
std::optional<int> numberOf(std::span<const Cell> cells, DigitShape shape, const BrailleCode& code,
                            int expected);

}  // namespace diptych::notation
