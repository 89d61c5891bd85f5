#pragma once

#include "importers/scan/page/gray_image.h"
#include "importers/scan/table/profiles.h"
#include "importers/scan/table/row_surface.h"

#include <vector>

namespace diptych::importers::scan {

/// Where the vertical lines of a flat picture are, as far as the rows go.
struct ColumnEvidence {
    /// The bands from top to bottom: for each x how surely a vertical line crosses the band there.
    std::vector<Profile> bands{};
    struct Leaned {
        double lean = 0.0;
        Profile profile{};
    };
    std::vector<Leaned> leaned{};  ///< what runs from top to bottom at several leans
    std::vector<double> peaks{};   ///< x of the lines that run from top to bottom, ascending
};

ColumnEvidence columnEvidence(const GrayImage& ink, const RowSurface& rows);

}  // namespace diptych::importers::scan
