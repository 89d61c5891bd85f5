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

/// How a game is written out in a code; what it is understood to mean when read is wider.
struct BrailleWriting {
    DigitShape digits = DigitShape::Upper;
    bool numberSigns = true;   ///< a number sign before every number and every rank
    bool capitals = true;      ///< a capital sign before the letter of a piece
    bool bothSquares = false;  ///< square of departure and of arrival always
    Cell stop = 0;             ///< full stop after the number of a move; 0: none
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
    BrailleWriting writing{};
    int rank = 0;
};

}  // namespace diptych::notation
