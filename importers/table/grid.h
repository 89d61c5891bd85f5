#pragma once

#include "core/support/diagnostic.h"
#include "core/support/span.h"

#include <string>
#include <vector>

namespace diptych::importers {

/// A cell of a spreadsheet, with its place: line and column in a text, row and column in a
/// workbook.
struct GridCell {
    std::string text;  ///< without blanks at its ends
    TextSpan place{};
};

using GridRow = std::vector<GridCell>;

/// The cells of a spreadsheet. Rows need not be equally long.
struct Grid {
    std::vector<GridRow> rows{};
    Diagnostics diagnostics{};
};

/// A grid never has more rows and columns than these; more are not read.
constexpr std::size_t mostGridRows = 5000;
constexpr std::size_t mostGridColumns = 64;

/// The text without blanks at its ends.
std::string trimmedCell(std::string_view text);

}  // namespace diptych::importers
