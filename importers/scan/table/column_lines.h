#pragma once

#include "importers/scan/forms/form.h"
#include "importers/scan/table/column_evidence.h"
#include "importers/scan/table/polynomial.h"

#include <vector>

namespace diptych::importers::scan {

/// The vertical lines of a table, as far as its rows go.
struct ColumnLines {
    std::vector<double> fractions{};  ///< where the form has them, ascending from 0 to 1
    std::vector<Polynomial> lines{};  ///< x of each, by v from -1 (top) to 1 (bottom)
    double seen = 0.0;                ///< share of the places where a line should be and is
    double score = 0.0;               ///< evidence for the lines, less that against them

    /// The x of a fraction of the table's width at a row (fractions of rows count).
    double operator()(double fraction, double row, int rows) const;
};

/// Lays the lines of a form over the lines that are there.
ColumnLines fitColumns(const ColumnEvidence& evidence, const Form& form);

}  // namespace diptych::importers::scan
