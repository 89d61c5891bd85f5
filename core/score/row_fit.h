#pragma once

#include "core/score/sheet.h"

#include <cstdint>
#include <vector>

namespace diptych::score {

/// How the entries of one row, with a number or of two columns, stand to the two that belong there.
enum class RowFit : std::uint8_t { Fits, TooLong, TooShort };

/// The fit of its row for each entry of a sheet. All fit where the rows tell nothing: there are
/// none, or most hold another number of entries than two. The last row may be short, and the first
/// may begin with Black's move.
std::vector<RowFit> rowFits(const Sheet& sheet);

}  // namespace diptych::score
