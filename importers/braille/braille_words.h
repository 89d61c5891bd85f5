#pragma once

#include "core/notation/braille_cells.h"
#include "core/support/span.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers {

/// A word of a Braille source between blanks.
struct BrailleWord {
    std::string text;  ///< as in the source
    TextSpan span{};
    std::vector<notation::Cell> cells{};  ///< empty if a character is no Braille
};

/// What the characters of a source are.
enum class BrailleScript : std::uint8_t {
    Cells,  ///< Unicode Braille patterns
    Ascii,  ///< ASCII Braille, or what a converter made of cells as punctuation
};

struct BrailleSource {
    BrailleScript script = BrailleScript::Ascii;
    std::vector<std::vector<BrailleWord>> lines{};
};

/// Cuts a text into lines and words of cells. In a PEF file every row is a line, and columns count
/// from the beginning of the row.
BrailleSource brailleWords(std::string_view text, int firstLine);

/// Share of Braille patterns among the characters of a text that are not blank, 0 to 1.
double shareOfCells(std::string_view text);

}  // namespace diptych::importers
