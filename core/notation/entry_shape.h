#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace diptych::notation {

/// What a written word looks like, whatever its letters mean.
enum class EntryShape : std::uint8_t {
    Move,          ///< has a square of arrival, or is castling
    ShortCapture,  ///< two files beside each other, such as "ed" or "exd"; may be a word
    PieceLetter,   ///< nothing but the letters of a piece
    Other,
};

EntryShape shapeOf(std::string_view text);

/// The letters before the squares of an entry ("S" in "Sxf3", "Кр" in "Крg1"), as far as they
/// cannot be files ("Ms" of "Mshd8"); empty where a file or a digit comes first.
std::u32string leadingLetters(std::string_view text);

}  // namespace diptych::notation
