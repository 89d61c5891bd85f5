#pragma once

#include "importers/table/grid.h"

#include <optional>
#include <string_view>

namespace diptych::importers {

/// Reads text separated by a character, with quotation marks as RFC 4180 has them.
Grid readCsv(std::string_view text, char separator, int firstLine);

/// The character that separates the columns of a text: the one that gives half of the lines or
/// more the same number of columns, at least two. Absent if none does.
std::optional<char> separatorOf(std::string_view text);

}  // namespace diptych::importers
