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

/// Puts blanks in place of what is obeyed and not shown: control characters other than the ends of
/// lines and the tabulator, and those that turn the direction of writing.
SafeText safeText(std::string_view text);

}  // namespace diptych::notation
