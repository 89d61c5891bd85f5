#pragma once

#include "importers/scan/page/gray_image.h"

#include <optional>

namespace diptych::importers::scan {

/// The writing of a cell alone, as reading programs for print want it: dark on white, without the
/// lines of the table and without what belongs to other rows, cut close.
struct CleanCell {
    GrayImage picture{};
    double share = 0.0;     ///< of the row's area that is covered by writing
    double darkness = 0.0;  ///< of the darkest writing, 0 to 255
};

/// Absent where nothing is written in the cell.
std::optional<CleanCell> cleaned(const GrayImage& cell);

/// The writing made larger, with a white margin around it.
GrayImage magnified(const GrayImage& picture, double factor);

}  // namespace diptych::importers::scan
