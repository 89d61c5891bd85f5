#include "importers/scan/cells/cell_strip.h"

#include "importers/scan/page/opencv_view.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace diptych::importers::scan {
namespace {

/// A little of what stands right of the column, since writing runs over its line.
constexpr double overhang = 0.1;

/// Ink fainter than this share of black is not made black.
constexpr double faintest = 0.15;

/// Height of a row in the middle of the table, in pixels of the picture of ink.
double pitchOnPage(const Table& table)
{
    const double middle = table.form.rows / 2.0;
    const Point top = table(0.5, middle - 1.0);
    const Point bottom = table(0.5, middle + 1.0);
    return std::hypot(bottom.x - top.x, bottom.y - top.y) / 2.0;
}

}  // namespace

PitchedInk pitched(const GrayImage& ink, const Table& table)
{
    const double pitch = pitchOnPage(table);
    if (pitch < 1.1 * rowPitch) {
        return {ink, 1.0, table};
    }
    const double factor = rowPitch / pitch;
    cv::Mat smaller;
    cv::resize(viewOf(ink), smaller, cv::Size(), factor, factor, cv::INTER_AREA);
    return {imageOf(smaller), factor, table};
}

GrayImage cutOut(const PitchedInk& source, const FormStrip& strip, int row)
{
    const Table& table = source.table;
    cv::Mat placesX(cellHeight, cellWidth, CV_32FC1, cv::Scalar(-10));
    cv::Mat placesY(cellHeight, cellWidth, CV_32FC1, cv::Scalar(-10));
    for (int v = 0; v < cellHeight; ++v) {
        const double at = row + (v + 0.5 - rowTop) / rowPitch;
        const double left = table.columns(strip.left, at, table.form.rows);
        const double right = table.columns(strip.right, at, table.form.rows);
        const double middle = (left + right) / 2.0;
        const double pitch = table.rows(middle, row + 1.0) - table.rows(middle, row);
        for (int u = 0; u < cellWidth; ++u) {
            const double x = left + (u + 0.5) * pitch / rowPitch;
            if (x > right + overhang * pitch) {
                break;
            }
            const Point place = table.toPage({x, table.rows(x, at)});
            placesX.at<float>(v, u) = static_cast<float>((place.x + 0.5) * source.factor - 0.5);
            placesY.at<float>(v, u) = static_cast<float>((place.y + 0.5) * source.factor - 0.5);
        }
    }
    cv::Mat cell;
    cv::remap(viewOf(source.ink), cell, placesX, placesY, cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    return imageOf(cell);
}

GrayImage stretched(const GrayImage& strip)
{
    std::vector<std::uint8_t> values = strip.pixels;
    const auto rank =
        values.begin() + static_cast<std::ptrdiff_t>(0.995 * static_cast<double>(values.size()));
    std::nth_element(values.begin(), rank, values.end());
    cv::Mat dark;
    viewOf(strip).convertTo(dark, CV_8UC1, 1.0 / std::max(*rank / 255.0, faintest));
    return imageOf(dark);
}

std::vector<Cell> cutCells(const PitchedInk& source)
{
    const Table& table = source.table;
    std::vector<Cell> cells;
    int column = 0;
    for (std::size_t block = 0; block < table.form.blocks.size(); ++block, column += 2) {
        const FormBlock& columns = table.form.blocks[block];
        for (int row = 0; row < table.form.rows; ++row) {
            for (const chess::Color side : {chess::Color::White, chess::Color::Black}) {
                const bool white = side == chess::Color::White;
                const FormStrip& strip = white ? columns.white : columns.black;
                cells.push_back({static_cast<int>(block) * table.form.rows + row + 1,
                                 side,
                                 row,
                                 column + (white ? 0 : 1),
                                 {table(strip.left, row), table(strip.right, row),
                                  table(strip.right, row + 1.0), table(strip.left, row + 1.0)},
                                 stretched(cutOut(source, strip, row))});
            }
        }
    }
    return cells;
}

}  // namespace diptych::importers::scan
