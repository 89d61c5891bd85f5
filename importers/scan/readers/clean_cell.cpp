#include "importers/scan/readers/clean_cell.h"

#include "importers/scan/cells/cell_strip.h"
#include "importers/scan/page/opencv_view.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace diptych::importers::scan {
namespace {

constexpr int whiteMargin = 24;

/// Ink that is surely no grain of the paper, in a cell with writing as dark as its lines, and in
/// one with the faintest pencil.
constexpr double darkEnough = 70.0;
constexpr double faintButThere = 28.0;

/// Ink up to a share of that becomes white; from a multiple of it on it becomes black.
constexpr double grain = 0.57;
constexpr double black = 2.9;

constexpr int fewestPixels = 8;

cv::Mat box(int width, int height)
{
    return cv::getStructuringElement(cv::MORPH_RECT, cv::Size(width, height));
}

/// The ink without the lines of the table: long, and where a table has its lines.
cv::Mat withoutLines(const cv::Mat& ink)
{
    cv::Mat across;
    cv::dilate(ink, across, box(1, 3));
    cv::morphologyEx(across, across, cv::MORPH_OPEN, box(70, 1));
    // Lines of the table run above and below the row, never through its middle.
    across.rowRange(rowTop + 9, rowTop + rowPitch - 8).setTo(0);
    cv::Mat down;
    cv::dilate(ink, down, box(3, 1));
    cv::morphologyEx(down, down, cv::MORPH_OPEN, box(1, 52));
    const cv::Mat lines = (across > 40) | (down > 40);
    cv::Mat result = ink.clone();
    result.setTo(0, lines);
    // Strokes that the lines crossed are closed again.
    cv::Mat mended;
    cv::morphologyEx(result, mended, cv::MORPH_CLOSE, box(1, 5));
    mended.copyTo(result, lines);
    return result;
}

/// How dark the writing is: pencil is much fainter than the lines around it.
double darknessOf(const cv::Mat& ink)
{
    const cv::Mat row = ink.rowRange(rowTop + 3, rowTop + rowPitch - 2).clone();
    std::vector<std::uint8_t> values(row.begin<std::uint8_t>(), row.end<std::uint8_t>());
    const auto rank =
        values.begin() + static_cast<std::ptrdiff_t>(0.995 * static_cast<double>(values.size()));
    std::nth_element(values.begin(), rank, values.end());
    return *rank;
}

/// Bounding box of the components that belong to the row; the others are painted over.
cv::Rect keepOwn(cv::Mat& ink, double threshold)
{
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centroids;
    const cv::Mat mask = ink > threshold;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, centroids, 8);
    cv::Rect bounds;
    cv::Mat foreign = cv::Mat::zeros(ink.size(), CV_8UC1);
    for (int label = 1; label < count; ++label) {
        const double middle = centroids.at<double>(label, 1);
        const cv::Rect place(
            stats.at<int>(label, cv::CC_STAT_LEFT), stats.at<int>(label, cv::CC_STAT_TOP),
            stats.at<int>(label, cv::CC_STAT_WIDTH), stats.at<int>(label, cv::CC_STAT_HEIGHT));
        const bool own = middle > rowTop + 2 && middle < rowTop + rowPitch - 1 &&
                         stats.at<int>(label, cv::CC_STAT_AREA) >= fewestPixels;
        if (own) {
            bounds = bounds.empty() ? place : (bounds | place);
        } else {
            foreign.setTo(255, labels == label);
        }
    }
    cv::dilate(foreign, foreign, box(5, 5));
    foreign.setTo(0, mask & (foreign == 0));
    ink.setTo(0, foreign);
    return bounds;
}

}  // namespace

std::optional<CleanCell> cleaned(const GrayImage& cell)
{
    cv::Mat ink = withoutLines(viewOf(cell));
    const double darkness = darknessOf(ink);
    const double threshold = std::clamp(0.4 * darkness, faintButThere, darkEnough);
    cv::Rect bounds = keepOwn(ink, threshold);
    if (bounds.width < 4 || bounds.height < 7) {
        return std::nullopt;
    }
    const cv::Mat row = ink.rowRange(rowTop, rowTop + rowPitch);
    CleanCell result;
    result.darkness = darkness;
    result.share =
        static_cast<double>(cv::countNonZero(row > threshold)) / static_cast<double>(row.total());
    bounds = cv::Rect(bounds.x - 1, bounds.y - 1, bounds.width + 2, bounds.height + 2) &
             cv::Rect(0, 0, ink.cols, ink.rows);
    cv::Mat dark;
    const double slope = 255.0 / ((black - grain) * threshold);
    ink(bounds).convertTo(dark, CV_8UC1, -slope, 255.0 + slope * grain * threshold);
    result.picture = imageOf(dark);
    return result;
}

GrayImage magnified(const GrayImage& picture, double factor)
{
    cv::Mat larger;
    cv::resize(viewOf(picture), larger, cv::Size(), factor, factor, cv::INTER_CUBIC);
    cv::copyMakeBorder(larger, larger, whiteMargin, whiteMargin, whiteMargin, whiteMargin,
                       cv::BORDER_CONSTANT, cv::Scalar(255));
    return imageOf(larger);
}

}  // namespace diptych::importers::scan
