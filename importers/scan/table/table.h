#pragma once

#include "importers/scan/forms/form.h"
#include "importers/scan/page/geometry.h"
#include "importers/scan/page/gray_image.h"
#include "importers/scan/table/column_lines.h"
#include "importers/scan/table/outline.h"
#include "importers/scan/table/row_surface.h"

#include <optional>
#include <vector>

namespace diptych::importers::scan {

/// A page laid flat so that its table stands upright or on its head, and the rows seen there.
struct LaidPage {
    FlatTable flat{};
    std::vector<Profile> bands{};  ///< from left to right: how surely a line crosses each y
    RowRun run{};
};

/// The table of moves as it lies on a page.
struct Table {
    Form form{};
    Homography toPage{};    ///< from the flat picture to the picture of ink
    RowRun run{};           ///< its rows before they were bent
    RowSurface rows{};      ///< on the flat picture
    ColumnLines columns{};  ///< on the flat picture

    /// The place on the picture of ink of a place in the table: fraction of its width, row.
    Point operator()(double fraction, double row) const
    {
        const double x = columns(fraction, row, form.rows);
        return toPage({x, rows(x, row)});
    }
};

/// What is known of a table before it is looked for.
struct TableHints {
    std::optional<Corners> corners{};  ///< of the rows of moves, set by hand, on the picture of ink
    std::vector<double> rules{};  ///< vertical lines set by hand, fractions of the table's width
    std::optional<int> rows{};    ///< rows of moves in each block
};

/// Finds the ruled lines of a page and pulls them straight. Absent where there are hardly any.
std::optional<LaidPage> laidFlat(const GrayImage& ink, const TableHints& hints = {});

/// The same page the other way up.
LaidPage turnedOver(const GrayImage& ink, const LaidPage& page);

/// The table of one of the forms, or of a form made up from the lines of the page. Absent where the
/// lines make no sense.
std::optional<Table> findTable(const LaidPage& page, const std::vector<Form>& forms,
                               const TableHints& hints = {});

/// The same table with its first row so many rows further down (up if negative).
Table movedDown(const LaidPage& page, const Table& table, int rows);

}  // namespace diptych::importers::scan
