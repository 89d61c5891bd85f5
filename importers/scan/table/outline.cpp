#include "importers/scan/table/outline.h"

#include "importers/scan/page/ink.h"
#include "importers/scan/page/opencv_view.h"
#include "importers/scan/page/ruled_lines.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace diptych::importers::scan {
namespace {

constexpr int outlineSide = 1000;
constexpr double faintestLine = 16.0;
constexpr double smallestShareOfPage = 0.25;

/// The pixels of the component of the mask with the largest bounding box, if it is large enough.
cv::Mat largestNet(const cv::Mat& mask)
{
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centroids;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, centroids, 8);
    int best = 0;
    double bestArea = smallestShareOfPage * mask.rows * mask.cols;
    for (int label = 1; label < count; ++label) {
        const double area = static_cast<double>(stats.at<int>(label, cv::CC_STAT_WIDTH)) *
                            stats.at<int>(label, cv::CC_STAT_HEIGHT);
        if (area > bestArea) {
            bestArea = area;
            best = label;
        }
    }
    return best == 0 ? cv::Mat() : cv::Mat(labels == best);
}

/// How much the rows of a picture differ from each other: most where lines lie level.
double levelness(const cv::Mat& picture)
{
    cv::Mat rows;
    cv::reduce(picture, rows, 1, cv::REDUCE_AVG, CV_32F);
    double sum = 0.0;
    for (int y = 1; y < rows.rows; ++y) {
        const double step = rows.at<float>(y) - rows.at<float>(y - 1);
        sum += step * step;
    }
    return sum;
}

cv::Mat turned(const cv::Mat& picture, double degrees)
{
    const cv::Point2f middle(static_cast<float>(picture.cols) / 2.0F,
                             static_cast<float>(picture.rows) / 2.0F);
    return cv::getRotationMatrix2D(middle, degrees, 1.0);
}

/// The angle by which a picture must be turned for its lines to lie level.
double tiltOf(const cv::Mat& picture)
{
    cv::Mat small;
    const double factor = 400.0 / std::max(picture.cols, picture.rows);
    cv::resize(picture, small, cv::Size(), factor, factor, cv::INTER_AREA);
    double best = 0.0;
    double bestScore = 1.05 * levelness(small);
    const auto attempt = [&](double degrees) {
        cv::Mat level;
        cv::warpAffine(small, level, turned(small, degrees), small.size());
        if (const double score = levelness(level); score > bestScore) {
            bestScore = score;
            best = degrees;
        }
    };
    for (int degrees = -20; degrees <= 20; ++degrees) {
        attempt(degrees);
    }
    return best;
}

/// The points furthest to the corners, taken back to where they are on the page.
Corners extremesOf(const cv::Mat& mask, const cv::Mat& back, double factor)
{
    std::vector<cv::Point> points;
    cv::findNonZero(mask, points);
    const auto extreme = [&](int signX, int signY) {
        const auto found = std::max_element(
            points.begin(), points.end(), [&](const cv::Point& a, const cv::Point& b) {
                return signX * a.x + signY * a.y < signX * b.x + signY * b.y;
            });
        const double* m = back.ptr<double>();
        return Point{(m[0] * found->x + m[1] * found->y + m[2]) * factor,
                     (m[3] * found->x + m[4] * found->y + m[5]) * factor};
    };
    return {extreme(-1, -1), extreme(1, -1), extreme(1, 1), extreme(-1, 1)};
}

double distance(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

}  // namespace

std::vector<Corners> outlinesOf(const GrayImage& ink)
{
    GrayImage small = reduced(ink, outlineSide);
    const double factor = static_cast<double>(ink.width) / small.width;
    cv::Mat back = (cv::Mat_<double>(2, 3) << 1, 0, 0, 0, 1, 0);
    if (const double degrees = tiltOf(viewOf(small)); degrees != 0.0) {
        const cv::Mat level = turned(viewOf(small), degrees);
        cv::Mat picture;
        cv::warpAffine(viewOf(small), picture, level, cv::Size(small.width, small.height));
        small = imageOf(picture);
        cv::invertAffineTransform(level, back);
    }
    const GrayImage across = horizontalLines(small, small.width / 25, small.height / 90);
    const GrayImage down = verticalLines(small, small.height / 30, small.height / 90);
    cv::Mat mask = cv::max(viewOf(across), viewOf(down)) > faintestLine;
    cv::dilate(mask, mask, cv::getStructuringElement(cv::MORPH_RECT, cv::Size(5, 5)));
    const cv::Mat net = largestNet(mask);
    if (net.empty()) {
        return {};
    }
    std::vector<Corners> outlines;
    for (const cv::Mat& part : {cv::Mat(net & (viewOf(across) > faintestLine)), net}) {
        if (cv::countNonZero(part) > 0) {
            outlines.push_back(extremesOf(part, back, factor));
        }
    }
    return outlines;
}

FlatTable flatten(const GrayImage& ink, const Corners& corners, double margin)
{
    const double width =
        std::max(distance(corners[0], corners[1]), distance(corners[3], corners[2]));
    const double height =
        std::max(distance(corners[0], corners[3]), distance(corners[1], corners[2]));
    const auto left = static_cast<float>(width * margin);
    const auto top = static_cast<float>(height * margin);
    const auto right = static_cast<float>(left + width);
    const auto bottom = static_cast<float>(top + height);
    const std::vector<cv::Point2f> flat{{left, top}, {right, top}, {right, bottom}, {left, bottom}};
    std::vector<cv::Point2f> onPage;
    for (const Point& corner : corners) {
        onPage.emplace_back(static_cast<float>(corner.x), static_cast<float>(corner.y));
    }
    const cv::Mat toPage = cv::getPerspectiveTransform(flat, onPage);
    FlatTable table;
    std::copy_n(toPage.ptr<double>(), 9, table.toPage.m.begin());
    const cv::Size size(static_cast<int>(std::lround(right + left)),
                        static_cast<int>(std::lround(bottom + top)));
    cv::Mat picture;
    cv::warpPerspective(viewOf(ink), picture, toPage, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_CONSTANT);
    table.ink = imageOf(picture);
    return table;
}

}  // namespace diptych::importers::scan
