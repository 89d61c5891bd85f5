#pragma once

#include "importers/scan/table/polynomial.h"
#include "importers/scan/table/row_run.h"

#include <vector>

namespace diptych::importers::scan {

/// The horizontal lines of a table that may be curled: line 0 is above the first row of moves.
struct RowSurface {
    Polynomial shape{};
    int rows = 0;
    int width = 0;      ///< of the flat picture
    double seen = 0.0;  ///< share of the places where a line should be and is

    /// Height of the line at x; between the lines for a fraction, and beyond the outermost.
    double operator()(double x, double line) const
    {
        return shape(2.0 * x / width - 1.0, 2.0 * line / rows - 1.0);
    }
};

/// Bends the lines of the run to those that are printed in a flat picture `width` pixels wide.
RowSurface bentTo(const std::vector<Profile>& bands, const RowRun& run, int width);

}  // namespace diptych::importers::scan
