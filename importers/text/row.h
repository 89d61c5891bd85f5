#pragma once

#include "core/score/sheet.h"
#include "importers/text/chunk.h"

#include <optional>
#include <vector>

namespace diptych::importers {

/// How sure it is that a cell holds a move.
enum class CellKind : std::uint8_t {
    Written,    ///< has the shape of a move
    StandIn,    ///< plainly stands for a move, or for one that was crossed out: "xxx"
    Doubtful,   ///< a short word that cannot be read: a move only where one is wanting
    Tentative,  ///< a sign such as "?" or "...": a move only where one is wanting
};

/// A move as written, in its row.
struct Cell {
    CellKind kind = CellKind::Written;
    std::string text;
    TextSpan span{};
    std::optional<int> clockSeconds{};
    bool offersDraw = false;
    int tabs = 0;  ///< tabulators before it in its line
};

/// Cells that belong together: those of one number, or those of one line without numbers.
struct Row {
    std::optional<int> number{};
    bool blackFirst = false;  ///< "12..." or an empty first cell
    bool startsLine = false;
    int line = 0;
    int block = 0;  ///< how many rows began before it on its line
    std::vector<Cell> cells{};
};

/// Gathers the chunks of all lines into rows. Results, tags and everything that is not part of the
/// game go into the sheet.
std::vector<Row> rowsOf(const std::vector<std::vector<Chunk>>& lines, score::Sheet& sheet);

}  // namespace diptych::importers
