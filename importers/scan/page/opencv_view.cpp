#include "importers/scan/page/opencv_view.h"

#include <opencv2/core.hpp>
#include <opencv2/core/utility.hpp>

#include <algorithm>

namespace diptych::importers::scan {

cv::Mat viewOf(const GrayImage& image)
{
    // OpenCV has no view of what is constant.
    auto* pixels = const_cast<std::uint8_t*>(image.pixels.data());
    return {image.height, image.width, CV_8UC1, pixels};
}

GrayImage imageOf(const cv::Mat& picture)
{
    GrayImage image{picture.cols, picture.rows, {}};
    image.pixels.resize(picture.total());
    for (int y = 0; y < picture.rows; ++y) {
        std::copy_n(picture.ptr<std::uint8_t>(y), picture.cols,
                    image.pixels.begin() + static_cast<std::ptrdiff_t>(y) * picture.cols);
    }
    return image;
}

void workInOneThread()
{
    cv::setNumThreads(1);
}

}  // namespace diptych::importers::scan
