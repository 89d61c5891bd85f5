#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// The dark cells of a QR code row by row, quiet zone included; empty when the text is too long.
std::vector<std::vector<bool>> qrCells(std::string_view text);

/// A QR code for a terminal or a text file: two rows of cells in a line, half blocks, black on
/// white where the text is black on white.
std::string qrAsText(std::string_view text);

/// The same as an SVG picture with the text as its title.
std::string qrAsSvg(std::string_view text);

}  // namespace diptych::reports
