#pragma once

#include "core/support/span.h"

#include <string>
#include <string_view>

namespace diptych::notation {

/// A text that any terminal and any page can show.
struct SafeText {
    std::string text;         ///< as long as the original in characters
    int replaced = 0;         ///< how many characters became blanks
    TextSpan first{};         ///< where the first of them stood; lines and columns from 1
    std::string firstName{};  ///< such as "U+001B"
};

/// What becomes of characters that are neither seen nor obeyed, such as U+200B: on a sheet they do
/// no harm, between the letters of a name they make two names look like one. The joiners U+200C and
/// U+200D, which some languages write with, always stay.
enum class Unseen { Keep, Blank };

/// Puts blanks in place of what is obeyed and not shown: control characters other than the ends of
/// lines and the tabulator, line and paragraph separators, and those that turn the direction of
/// writing.
SafeText safeText(std::string_view text, Unseen unseen = Unseen::Keep);

/// A name, a path or a message from elsewhere, safe to be shown on one line: blanks also in place
/// of what is unseen, of the ends of lines and of tabulators.
std::string safeLine(std::string_view text);

}  // namespace diptych::notation
