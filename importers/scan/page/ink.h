#pragma once

#include "importers/scan/page/gray_image.h"

namespace diptych::importers::scan {

/// The page made smaller so that its longer side has at most `side` pixels.
GrayImage reduced(const GrayImage& page, int side);

/// What was put on the paper: 0 where a pixel is as bright as the paper around it, 255 where it is
/// black. Shadows and uneven light are divided out; nothing is cut off at a threshold, since pencil
/// has only a tenth of the contrast of print.
GrayImage inkOf(const GrayImage& page);

}  // namespace diptych::importers::scan
