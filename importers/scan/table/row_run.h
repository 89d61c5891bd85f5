#pragma once

#include "importers/scan/table/profiles.h"

#include <vector>

namespace diptych::importers::scan {

/// Bands that a table is cut into, down and across.
inline constexpr int tableBands = 12;

/// The middle of a band, from -1 to 1.
inline double bandMiddle(int band)
{
    return 2.0 * (band + 0.5) / tableBands - 1.0;
}

/// The mean of the bands, each moved by its share of the lean: `lean` in the last band, -lean in
/// the first.
Profile leaned(const std::vector<Profile>& bands, double lean);

/// Equally spaced straight lines: line n stands at offset + n x pitch in the middle of the picture
/// and `lean` lower at its right edge.
struct RowRun {
    double offset = 0.0;
    double pitch = 0.0;
    double lean = 0.0;
    int rows = 0;                    ///< spaces between the lines
    double score = 0.0;              ///< evidence for the lines, less that against them
    std::vector<double> evidence{};  ///< for each line from `before` lines above the first
    int before = 0;
};

/// The longest and surest run of equally spaced lines.
RowRun longestRun(const std::vector<Profile>& bands);

/// The part of the run, or the run prolonged, that has so many rows; its score is lower the less it
/// fits. A line too many is rather above, where the heading stands.
RowRun withRows(const RowRun& run, int rows);

}  // namespace diptych::importers::scan
