#include "reports/archive/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace diptych::reports {

namespace {

constexpr std::size_t quietZone = 4;  // cells, as ISO/IEC 18004 asks

struct Release {
    void operator()(QRcode* code) const { QRcode_free(code); }
};

}  // namespace

std::vector<std::vector<bool>> qrCells(std::string_view text)
{
    const std::unique_ptr<QRcode, Release> code(
        QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1));
    if (!code) {
        return {};
    }
    const auto width = static_cast<std::size_t>(code->width);
    std::vector<std::vector<bool>> cells(width + 2 * quietZone,
                                         std::vector<bool>(width + 2 * quietZone, false));
    for (std::size_t row = 0; row < width; ++row) {
        for (std::size_t column = 0; column < width; ++column) {
            cells[row + quietZone][column + quietZone] =
                (code->data[row * width + column] & 1U) != 0;
        }
    }
    return cells;
}

std::string qrAsText(std::string_view text)
{
    const std::vector<std::vector<bool>> cells = qrCells(text);
    std::string lines;
    for (std::size_t row = 0; row < cells.size(); row += 2) {
        for (std::size_t column = 0; column < cells[row].size(); ++column) {
            const bool above = cells[row][column];
            const bool below = row + 1 < cells.size() && cells[row + 1][column];
            lines += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
        }
        lines += '\n';
    }
    return lines;
}

std::string qrAsSvg(std::string_view text)
{
    const std::vector<std::vector<bool>> cells = qrCells(text);
    const std::string size = std::to_string(cells.size());
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + " " +
                      size + "\" width=\"" + std::to_string(cells.size() * 4) + "\" height=\"" +
                      std::to_string(cells.size() * 4) +
                      "\" role=\"img\" shape-rendering=\"crispEdges\"><title>" + std::string(text) +
                      "</title><rect width=\"" + size + "\" height=\"" + size +
                      "\" fill=\"#fff\"/><path d=\"";
    for (std::size_t row = 0; row < cells.size(); ++row) {
        for (std::size_t column = 0; column < cells[row].size(); ++column) {
            if (cells[row][column]) {
                svg += "M" + std::to_string(column) + "," + std::to_string(row) + "h1v1h-1z";
            }
        }
    }
    return svg + "\"/></svg>\n";
}

}  // namespace diptych::reports
