#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// A Braille cell: bit n-1 stands for dot n.
using Cell = std::uint8_t;

constexpr char32_t firstBrailleCharacter = 0x2800;
constexpr char32_t lastBrailleCharacter = 0x28FF;

/// Shapes of digits (D.2.7.1 leaves the code to the player).
enum class DigitShape : std::uint8_t {
    Lower,      ///< letters moved down by one row; no number sign
    Upper,      ///< letters a to j after a number sign
    BareUpper,  ///< letters a to j without it
    Antoine,    ///< letters a to i with dot 6
};

/// Cells given by their dots: "46", or "345-1234" for two.
std::optional<std::vector<Cell>> parseCells(std::string_view dots);

/// Cell of a character of North American ASCII Braille, in capital or small letters; `{|}~ are the
/// small forms of @[\]^.
std::optional<Cell> cellOfAscii(char32_t character);

/// Character of North American ASCII Braille, in capitals, of a cell; of its six upper dots where
/// it has eight.
char asciiOfCell(Cell cell);

/// Cell of a letter a to z.
std::optional<Cell> cellOfLetter(char letter);

/// Cell of a digit 0 to 9 in a shape, without a number sign.
std::optional<Cell> cellOfDigit(int digit, DigitShape shape);

/// Letter a to z of a cell.
std::optional<char> letterOfCell(Cell cell);

/// Digit 0 to 9 of a cell in a shape.
std::optional<int> digitOfCell(Cell cell, DigitShape shape);

/// Punctuation mark of a cell of the lower rows, as it is after a digit.
std::optional<char> punctuationOfCell(Cell cell);

}  // namespace diptych::notation
