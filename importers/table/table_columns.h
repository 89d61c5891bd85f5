#pragma once

#include "core/chess/piece.h"
#include "importers/table/grid.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace diptych::importers {

enum class ColumnKind : std::uint8_t {
    Other,
    Number,  ///< of the move
    Move,
    Side,   ///< whose move stands beside it
    Clock,  ///< of the move to the left, or of the player that its head names
};

struct Column {
    ColumnKind kind = ColumnKind::Other;
    std::optional<chess::Color> side{};  ///< for moves and clocks
    std::size_t block = 0;               ///< two blocks may stand side by side
};

/// What the columns of a grid hold, found by their contents and heads.
struct TableColumns {
    std::vector<Column> columns{};
    std::size_t firstRow = 0;  ///< with a move
    std::size_t blocks = 0;    ///< 0: no move at all
};

TableColumns columnsOf(const Grid& grid);

}  // namespace diptych::importers
