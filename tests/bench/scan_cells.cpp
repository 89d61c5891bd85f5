// Cuts the cells of the moves out of pictures of score sheets: for each page a picture of all its
// cells, one above the other in order of play, a list of them, and the table drawn on the page.
//
//     scan_cells IMAGE... FOLDER

#include "importers/scan/cells/cell_strip.h"
#include "importers/scan/page/ink.h"
#include "importers/scan/page/opencv_view.h"
#include "importers/scan/readers/clean_cell.h"
#include "importers/scan/upright_table.h"

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

using namespace diptych;
using namespace diptych::importers::scan;

namespace {

cv::Point rounded(Point point)
{
    return {static_cast<int>(point.x + 0.5), static_cast<int>(point.y + 0.5)};
}

void drawTable(const cv::Mat& page, const Table& table, const std::string& path)
{
    cv::Mat picture;
    cv::cvtColor(page, picture, cv::COLOR_GRAY2BGR);
    for (int row = 0; row <= table.form.rows; ++row) {
        for (int i = 0; i < 40; ++i) {
            cv::line(picture, rounded(table(i / 40.0, row)), rounded(table((i + 1) / 40.0, row)),
                     cv::Scalar(0, 0, 255), 1);
        }
    }
    for (const FormBlock& block : table.form.blocks) {
        for (const double x : {block.white.left, block.white.right, block.black.right}) {
            for (int row = 0; row < table.form.rows; ++row) {
                cv::line(picture, rounded(table(x, row)), rounded(table(x, row + 1)),
                         cv::Scalar(255, 0, 0), 1);
            }
        }
    }
    cv::imwrite(path, picture);
}

void writeCells(const std::vector<Cell>& cells, double factor, const std::string& page,
                const std::filesystem::path& folder)
{
    cv::Mat stack(cellHeight * static_cast<int>(cells.size()), cellWidth, CV_8UC1);
    std::ofstream list(folder / (page + ".txt"));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell& cell = cells[i];
        viewOf(cell.picture)
            .copyTo(stack.rowRange(cellHeight * static_cast<int>(i),
                                   cellHeight * static_cast<int>(i + 1)));
        list << page << ' ' << cell.number << ' '
             << (cell.side == chess::Color::White ? "white" : "black") << ' ' << cell.row << ' '
             << cell.column;
        for (const Point& corner : cell.corners) {
            list << ' ' << corner.x * factor << ' ' << corner.y * factor;
        }
        list << ' ' << (cleaned(cell.picture) ? "written" : "blank") << '\n';
    }
    cv::imwrite(folder / (page + ".png"), stack);
}

}  // namespace

int main(int count, char** arguments)
{
    if (count < 3) {
        std::fprintf(stderr, "usage: scan_cells IMAGE... FOLDER\n");
        return 2;
    }
    cv::setNumThreads(1);
    auto loaded = TextReader::load("");
    TextReader* reader = loaded ? &*loaded : nullptr;
    const std::filesystem::path folder = arguments[count - 1];
    std::filesystem::create_directories(folder / "drawn");
    for (int i = 1; i + 1 < count; ++i) {
        const std::filesystem::path path = arguments[i];
        const GrayImage page = imageOf(cv::imread(path, cv::IMREAD_GRAYSCALE));
        const auto begin = std::chrono::steady_clock::now();
        const GrayImage small = reduced(page, 2200);
        const GrayImage ink = inkOf(small);
        const std::optional<UprightTable> found = findUprightTable(ink, {}, reader);
        if (!found) {
            std::printf("%s: no table found\n", path.stem().c_str());
            continue;
        }
        const Table& table = found->table;
        const std::vector<Cell> cells = cutCells(pitched(ink, table));
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        writeCells(cells, static_cast<double>(page.width) / small.width, path.stem(), folder);
        drawTable(viewOf(small), table, folder / "drawn" / (path.stem().string() + ".jpg"));
        std::printf("%s %s rows %.3f columns %.3f seconds %.2f\n", path.stem().c_str(),
                    table.form.id.c_str(), table.rows.seen, table.columns.seen, seconds);
    }
    return 0;
}
