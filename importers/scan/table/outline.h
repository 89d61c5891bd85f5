#pragma once

#include "importers/scan/page/geometry.h"
#include "importers/scan/page/gray_image.h"

#include <vector>

namespace diptych::importers::scan {

/// The corners of the largest net of ruled lines that covers a good part of the page, which may lie
/// askew by up to 20 degrees: first those of its horizontal lines, then those of the whole net,
/// which may be those of a heading. Empty where there is no net.
std::vector<Corners> outlinesOf(const GrayImage& ink);

/// A table laid flat: the picture and the way from it back to the page.
struct FlatTable {
    GrayImage ink{};
    Homography toPage{};
};

/// Pulls the four corners apart to a rectangle, with a margin of `margin` of its sides around.
FlatTable flatten(const GrayImage& ink, const Corners& corners, double margin);

}  // namespace diptych::importers::scan
