#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::notation {

/// One character of a UTF-8 text.
struct CodePoint {
    char32_t value = 0;
    int bytes = 0;  ///< 1 to 4
};

/// The character that begins at a byte; absent if the bytes there are not UTF-8.
std::optional<CodePoint> codePointAt(std::string_view text, std::size_t offset);

/// All characters of a text. Bytes that are not UTF-8 stand for themselves (as in ISO 8859-1).
std::u32string toCodePoints(std::string_view text);

void appendUtf8(std::string& text, char32_t codePoint);
std::string toUtf8(std::u32string_view codePoints);

/// Number of characters of a text.
int lengthOf(std::string_view text);

/// Small form of a capital letter (Latin, Greek, Cyrillic); other characters stay as they are.
char32_t toSmall(char32_t letter);

/// A letter of the Latin, Greek or Cyrillic alphabet.
bool isLetter(char32_t character);

/// A capital letter of these alphabets.
bool isCapital(char32_t character);

}  // namespace diptych::notation
