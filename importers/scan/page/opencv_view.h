#pragma once

#include "importers/scan/page/gray_image.h"

namespace cv {
class Mat;
}

namespace diptych::importers::scan {

/// The image as OpenCV sees it, without a copy: valid as long as the image, and not to be written.
cv::Mat viewOf(const GrayImage& image);

/// A copy of an 8-bit picture of one channel.
GrayImage imageOf(const cv::Mat& picture);

/// Makes OpenCV work in the calling thread alone: pages are read side by side, not their parts.
void workInOneThread();

}  // namespace diptych::importers::scan
