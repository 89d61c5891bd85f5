#include "importers/scan/page/ruled_lines.h"

#include "importers/scan/page/opencv_view.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace diptych::importers::scan {
namespace {

cv::Mat box(int width, int height)
{
    return cv::getStructuringElement(cv::MORPH_RECT, cv::Size(width, height));
}

/// Opens along the line after widening it a little, so that a slanting line is still one.
GrayImage linesAlong(const GrayImage& ink, cv::Size along, cv::Size widened, cv::Size bar)
{
    const cv::Mat picture = viewOf(ink);
    cv::Mat lines;
    cv::dilate(picture, lines, box(widened.width, widened.height));
    cv::morphologyEx(lines, lines, cv::MORPH_OPEN, box(along.width, along.height));
    cv::Mat bars;
    cv::morphologyEx(lines, bars, cv::MORPH_OPEN, box(bar.width, bar.height));
    cv::subtract(lines, bars, lines);
    return imageOf(lines);
}

}  // namespace

GrayImage horizontalLines(const GrayImage& ink, int length, int thick)
{
    return linesAlong(ink, {length, 1}, {1, 3}, {1, thick + 2});
}

GrayImage verticalLines(const GrayImage& ink, int length, int thick)
{
    return linesAlong(ink, {1, length}, {3, 1}, {thick + 2, 1});
}

}  // namespace diptych::importers::scan
