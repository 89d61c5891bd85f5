#pragma once

#include "core/chess/piece.h"
#include "importers/scan/page/geometry.h"
#include "importers/scan/page/gray_image.h"
#include "importers/scan/table/table.h"

#include <vector>

namespace diptych::importers::scan {

/// A cell of moves with its surroundings, as readers want it: 72 pixels high, of which the row is
/// 40 (35 % of a row above, 45 % below), 288 wide, aspect kept, left-aligned, 0 where nothing is
/// written.
inline constexpr int cellHeight = 72;
inline constexpr int cellWidth = 288;
inline constexpr int rowPitch = 40;
inline constexpr int rowTop = 14;  ///< y of the line above the row

/// A picture of ink whose rows are about rowPitch pixels high, and the table on it.
struct PitchedInk {
    GrayImage ink{};
    double factor = 1.0;  ///< pixels of it for one of the picture that the table was found on
    const Table& table;
};
PitchedInk pitched(const GrayImage& ink, const Table& table);

/// A strip of a row, as described above but not made darker: its darkest ink may be faint.
GrayImage cutOut(const PitchedInk& source, const FormStrip& strip, int row);

struct Cell {
    int number = 0;  ///< of the move in the form, from 1
    chess::Color side = chess::Color::White;
    int row = 0;        ///< in its block, from 0
    int column = 0;     ///< columns of moves from left to right, from 0
    Corners corners{};  ///< on the picture of ink
    GrayImage picture{};
};

/// All cells of the table in order of play.
std::vector<Cell> cutCells(const PitchedInk& source);

/// Makes the darkest ink 255, unless there is hardly any.
GrayImage stretched(const GrayImage& strip);

}  // namespace diptych::importers::scan
