#pragma once

#include "core/chess/piece.h"
#include "core/support/diagnostic.h"
#include "importers/scan/page/geometry.h"
#include "importers/scan/page/gray_image.h"
#include "importers/scan/readers/page_reading.h"

#include <string>
#include <vector>

namespace diptych::importers::scan {

/// A place on a page in pixels of the file, from the top left of the page held upright as the file
/// says.
struct Box {
    double x = 0.0;
    double y = 0.0;
    double width = 0.0;
    double height = 0.0;
};

/// One cell of moves.
struct ScannedCell {
    int number = 0;  ///< of the move, as the sheet counts
    chess::Color side = chess::Color::White;
    int row = 0;        ///< in its block, from 0
    int column = 0;     ///< columns of moves from left to right, from 0
    Corners corners{};  ///< in pixels of the file
    Box box{};          ///< around the corners
    CellReading reading{};
};

/// One page with a table of moves.
struct ScannedPage {
    int number = 1;          ///< in the file, from 1
    GrayImage picture{};     ///< as it was worked on
    double scale = 1.0;      ///< pixels of the file for one of the picture
    std::string form;        ///< id, or "found" where it is none of those known
    int firstMove = 1;       ///< number of the first row
    Corners table{};         ///< in pixels of the file; the first is where the first row begins
    double certainty = 0.0;  ///< share of the lines of the form that were seen, 0 to 1
    Writing writing = Writing::Print;
    std::string dialect{};             ///< whose piece letters the print has
    std::vector<ScannedCell> cells{};  ///< in order of play
};

/// All that was read in a file.
struct ScanResult {
    std::vector<ScannedPage> pages{};
    /// The line of a span is the page. Besides those of loading: `scan-blank-page`,
    /// `scan-no-table`, `scan-nothing-written`, `scan-table-uncertain`,
    /// `scan-language-data-missing`, `scan-network-missing`, `scan-network-unusable`.
    Diagnostics diagnostics{};
    bool complete = true;  ///< false: broken off
};

}  // namespace diptych::importers::scan
