#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// Width in columns: one for each code point; marks that stand on another letter have none.
int columnsOf(std::string_view text);

/// Breaks a text into lines of at most so many columns, between words where it can.
std::vector<std::string> wrap(std::string_view text, int columns);

enum class Fill : unsigned char { Left, Right };

/// Blanks added until the text has so many columns; Left keeps the text at the left.
std::string padded(std::string_view text, int columns, Fill fill = Fill::Left);

}  // namespace diptych::reports
