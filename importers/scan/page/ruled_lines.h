#pragma once

#include "importers/scan/page/gray_image.h"

namespace diptych::importers::scan {

/// Where a picture of ink has thin straight lines of at least `length` pixels that are `thick`
/// pixels at most; brighter is darker ink. Writing and filled areas are gone.
GrayImage horizontalLines(const GrayImage& ink, int length, int thick);
GrayImage verticalLines(const GrayImage& ink, int length, int thick);

}  // namespace diptych::importers::scan
