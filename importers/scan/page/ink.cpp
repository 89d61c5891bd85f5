#include "importers/scan/page/ink.h"

#include "importers/scan/page/opencv_view.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace diptych::importers::scan {

GrayImage reduced(const GrayImage& page, int side)
{
    const int longer = std::max(page.width, page.height);
    if (longer <= side) {
        return page;
    }
    const double factor = static_cast<double>(side) / longer;
    const cv::Size size(std::max(1, static_cast<int>(std::lround(page.width * factor))),
                        std::max(1, static_cast<int>(std::lround(page.height * factor))));
    cv::Mat smaller;
    cv::resize(viewOf(page), smaller, size, 0, 0, cv::INTER_AREA);
    return imageOf(smaller);
}

GrayImage inkOf(const GrayImage& page)
{
    const cv::Mat gray = viewOf(page);
    cv::Mat paper;
    cv::resize(gray, paper, cv::Size(std::max(1, gray.cols / 4), std::max(1, gray.rows / 4)), 0, 0,
               cv::INTER_AREA);
    cv::morphologyEx(paper, paper, cv::MORPH_CLOSE,
                     cv::getStructuringElement(cv::MORPH_RECT, cv::Size(13, 13)));
    cv::medianBlur(paper, paper, 21);
    cv::resize(paper, paper, gray.size(), 0, 0, cv::INTER_LINEAR);
    cv::max(paper, 1, paper);
    cv::Mat bright;
    cv::divide(gray, paper, bright, 255.0);  // saturates at 255
    cv::bitwise_not(bright, bright);
    return imageOf(bright);
}

}  // namespace diptych::importers::scan
