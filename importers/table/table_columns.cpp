#include "importers/table/table_columns.h"

#include "core/notation/entry_shape.h"
#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_words.h"
#include "importers/source/plain_words.h"

#include <algorithm>

namespace diptych::importers {

using chess::Color;

namespace {

bool isNumber(const std::string& text)
{
    std::string_view digits = text;
    while (!digits.empty() && (digits.back() == '.' || digits.back() == ')')) {
        digits.remove_suffix(1);
    }
    return !digits.empty() && digits.size() <= 3 &&
           digits.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isMove(const std::string& text)
{
    return notation::shapeOf(text) == notation::EntryShape::Move;
}

bool isClock(const std::string& text)
{
    return readClock(text).has_value();
}

const std::string& textAt(const Grid& grid, std::size_t row, std::size_t column)
{
    static const std::string none;
    return row < grid.rows.size() && column < grid.rows[row].size() ? grid.rows[row][column].text
                                                                    : none;
}

template <typename Test>
std::size_t countIn(const Grid& grid, std::size_t column, std::size_t firstRow, Test test)
{
    std::size_t count = 0;
    for (std::size_t row = firstRow; row < grid.rows.size(); ++row) {
        const std::string& text = textAt(grid, row, column);
        count += !text.empty() && test(text) ? 1 : 0;
    }
    return count;
}

std::size_t columnCount(const Grid& grid)
{
    std::size_t count = 0;
    for (const GridRow& row : grid.rows) {
        count = std::max(count, row.size());
    }
    return count;
}

std::size_t firstMoveRow(const Grid& grid)
{
    const auto found = std::find_if(grid.rows.begin(), grid.rows.end(), [](const GridRow& row) {
        return std::any_of(row.begin(), row.end(),
                           [](const GridCell& cell) { return isMove(cell.text); });
    });
    return static_cast<std::size_t>(found - grid.rows.begin());
}

ColumnKind kindOf(const Grid& grid, std::size_t column, std::size_t firstRow)
{
    const auto all = countIn(grid, column, firstRow, [](const std::string&) { return true; });
    const auto isMost = [=](std::size_t count) { return count > 0 && count * 2 > all; };
    if (isMost(countIn(grid, column, firstRow, isMove))) {
        return ColumnKind::Move;
    }
    if (isMost(countIn(grid, column, firstRow, isNumber))) {
        return ColumnKind::Number;
    }
    if (isMost(countIn(grid, column, firstRow, isClock))) {
        return ColumnKind::Clock;
    }
    const auto namesSide = [](const std::string& text) { return sideNamed(text).has_value(); };
    return isMost(countIn(grid, column, firstRow, namesSide)) ? ColumnKind::Side
                                                              : ColumnKind::Other;
}

/// The side that the head of a column names, in one of the rows above the first move.
std::optional<Color> headOf(const Grid& grid, std::size_t column, std::size_t firstRow)
{
    for (std::size_t row = firstRow; row-- > 0;) {
        for (const notation::SpokenWord& word :
             notation::spokenWordsOf(textAt(grid, row, column))) {
            if (const auto side = sideNamed(word.folded)) {
                return side;
            }
        }
    }
    return std::nullopt;
}

/// Puts columns of moves into blocks: White's and Black's columns make one.
void makeBlocks(const Grid& grid, TableColumns& table)
{
    const auto has = [&](ColumnKind kind) {
        return std::any_of(table.columns.begin(), table.columns.end(),
                           [=](const Column& column) { return column.kind == kind; });
    };
    const auto moves =
        std::count_if(table.columns.begin(), table.columns.end(),
                      [](const Column& column) { return column.kind == ColumnKind::Move; });
    const bool inPairs = moves > 1 && !has(ColumnKind::Side);
    std::size_t inBlock = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        Column& column = table.columns[i];
        if (column.kind == ColumnKind::Number && inBlock > 0) {
            inBlock = 0;
            ++table.blocks;
        }
        column.block = table.blocks;
        if (column.kind != ColumnKind::Move) {
            continue;
        }
        if (inBlock == 2) {
            inBlock = 0;
            column.block = ++table.blocks;
        }
        const auto head = headOf(grid, i, table.firstRow);
        if (inPairs) {
            column.side = head.value_or(inBlock == 0 ? Color::White : Color::Black);
        }
        ++inBlock;
    }
    table.blocks += inBlock > 0 ? 1 : 0;
}

/// A clock belongs to the player that its head names, or to the move on its left.
void giveClocksSides(const Grid& grid, TableColumns& table)
{
    std::optional<Color> last;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        Column& column = table.columns[i];
        if (column.kind == ColumnKind::Move) {
            last = column.side;
        } else if (column.kind == ColumnKind::Clock) {
            const auto head = headOf(grid, i, table.firstRow);
            column.side = head ? head : last;
        }
    }
}

}  // namespace

TableColumns columnsOf(const Grid& grid)
{
    TableColumns table;
    table.firstRow = firstMoveRow(grid);
    if (table.firstRow == grid.rows.size()) {
        return table;
    }
    const std::size_t count = columnCount(grid);
    for (std::size_t i = 0; i < count; ++i) {
        table.columns.push_back({kindOf(grid, i, table.firstRow)});
    }
    makeBlocks(grid, table);
    giveClocksSides(grid, table);
    return table;
}

}  // namespace diptych::importers
