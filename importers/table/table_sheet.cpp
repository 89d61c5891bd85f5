#include "importers/table/table_sheet.h"

#include "core/notation/entry_shape.h"
#include "importers/source/plain_words.h"
#include "importers/source/sheet_readings.h"
#include "importers/source/source_text.h"
#include "importers/table/csv_grid.h"
#include "importers/table/table_columns.h"
#include "importers/table/workbook_grid.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

namespace diptych::importers {

using chess::Color;

namespace {

std::size_t movesIn(const Grid& grid)
{
    std::size_t count = 0;
    for (const GridRow& row : grid.rows) {
        for (const GridCell& cell : row) {
            count += notation::shapeOf(cell.text) == notation::EntryShape::Move ? 1 : 0;
        }
    }
    return count;
}

/// Cells in which a move stands beside something else, as in "1. e4".
std::size_t movesInText(const Grid& grid)
{
    std::size_t count = 0;
    for (const GridRow& row : grid.rows) {
        for (const GridCell& cell : row) {
            std::istringstream words(cell.text);
            std::size_t others = 0;
            std::size_t moves = 0;
            for (std::string word; words >> word;) {
                ++(notation::shapeOf(word) == notation::EntryShape::Move ? moves : others);
            }
            count += moves > 0 && others > 0 ? 1 : 0;
        }
    }
    return count;
}

Grid gridOfWorkbook(std::string_view bytes)
{
    std::vector<Grid> grids = readWorkbook(bytes);
    Diagnostics diagnostics = std::move(grids.front().diagnostics);
    auto best = std::max_element(grids.begin(), grids.end(), [](const Grid& a, const Grid& b) {
        return movesIn(a) < movesIn(b);
    });
    best->diagnostics = std::move(diagnostics);
    return std::move(*best);
}

Grid gridOfText(const ImportRequest& request, score::Sheet& sheet)
{
    SourceText source = decodeSource(request.bytes, request.firstLine);
    sheet.encoding = std::move(source.encoding);
    Grid grid = readCsv(source.text, separatorOf(source.text).value_or(','), request.firstLine);
    grid.diagnostics.insert(grid.diagnostics.begin(), source.diagnostics.begin(),
                            source.diagnostics.end());
    return grid;
}

std::optional<int> numberIn(const std::string& text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

/// Moves of a grid in the order of play.
class TableReader {
public:
    TableReader(const Grid& grid, score::Sheet& sheet)
        : m_grid(grid)
        , m_sheet(sheet)
        , m_table(columnsOf(grid))
    {}

    void read()
    {
        for (std::size_t row = 0; row < m_table.firstRow && row < m_grid.rows.size(); ++row) {
            readHead(m_grid.rows[row]);
        }
        findNumbering();
        for (std::size_t block = 0; block < m_table.blocks; ++block) {
            for (std::size_t row = m_table.firstRow; row < m_grid.rows.size(); ++row) {
                readRow(m_grid.rows[row], block);
            }
        }
    }

private:
    /// "Event", "Open" in a row above the moves.
    void readHead(const GridRow& row)
    {
        constexpr std::array<std::string_view, 9> names{
            "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo", "BlackElo"};
        GridRow cells = row;
        std::erase_if(cells, [](const GridCell& cell) { return cell.text.empty(); });
        const bool known = cells.size() == 2 &&
                           std::find(names.begin(), names.end(), cells[0].text) != names.end();
        if (known && !sideNamed(cells[1].text)) {
            m_sheet.tags.emplace(cells[0].text, cells[1].text);
        }
        for (const GridCell& cell : cells) {
            readResultCell(cell);
        }
    }

    bool readResultCell(const GridCell& cell)
    {
        const auto result = readResult(cell.text);
        if (result && resultOf(*result)) {
            m_sheet.result = resultOf(*result);
        }
        return result.has_value();
    }

    /// Numbers 1 to n beside single moves are those of plies.
    void findNumbering()
    {
        const auto singles =
            std::any_of(m_table.columns.begin(), m_table.columns.end(), [](const Column& column) {
                return column.kind == ColumnKind::Move && !column.side;
            });
        if (!singles) {
            return;
        }
        int last = 0;
        int repeated = 0;
        int rows = 0;
        for (std::size_t row = m_table.firstRow; row < m_grid.rows.size(); ++row) {
            if (const auto number = numberOf(m_grid.rows[row], 0)) {
                repeated += *number == last ? 1 : 0;
                last = *number;
                ++rows;
            }
        }
        m_countsPlies = repeated * 3 < rows;
    }

    std::optional<int> numberOf(const GridRow& row, std::size_t block) const
    {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Column& column = m_table.columns[i];
            if (column.kind == ColumnKind::Number && column.block == block) {
                return numberIn(row[i].text);
            }
        }
        return std::nullopt;
    }

    std::optional<Color> sideIn(const GridRow& row) const
    {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (m_table.columns[i].kind == ColumnKind::Side) {
                return sideNamed(row[i].text);
            }
        }
        return std::nullopt;
    }

    void readRow(const GridRow& row, std::size_t block)
    {
        const bool isBlank = std::all_of(row.begin(), row.end(),
                                         [](const GridCell& cell) { return cell.text.empty(); });
        if (isBlank) {
            return;
        }
        std::vector<std::size_t> moves;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (m_table.columns[i].kind == ColumnKind::Move && m_table.columns[i].block == block) {
                moves.push_back(i);
            }
        }
        // A head may name Black's column first.
        std::stable_sort(moves.begin(), moves.end(), [&](std::size_t a, std::size_t b) {
            const auto isBlack = [&](std::size_t i) {
                return m_table.columns[i].side == Color::Black ? 1 : 0;
            };
            return isBlack(a) < isBlack(b);
        });
        const auto number = m_countsPlies ? std::nullopt : numberOf(row, block);
        for (const std::size_t column : moves) {
            readMove(row, column, number);
        }
        readOthers(row, block);
    }

    void readMove(const GridRow& row, std::size_t column, std::optional<int> number)
    {
        const GridCell& cell = row[column];
        const auto side = m_table.columns[column].side ? m_table.columns[column].side : sideIn(row);
        if (cell.text.empty()) {
            if (side == Color::White) {
                m_empty.push_back(cell.place);
            }
            return;
        }
        if (notation::shapeOf(cell.text) != notation::EntryShape::Move && readResultCell(cell)) {
            return;
        }
        if (m_sheet.entries.size() == mostEntries) {
            return;
        }
        score::Entry entry;
        entry.text = cell.text;
        entry.span = cell.place;
        entry.number = number;
        entry.side = side;
        m_sheet.entries.push_back(std::move(entry));
        // Rows that are numbered beforehand stay empty after the last move: that says nothing.
        for (const TextSpan place : m_empty) {
            report(m_sheet, {Severity::Note, "empty-cell", place, {}});
        }
        m_empty.clear();
    }

    /// Clock times of the moves just read, and results.
    void readOthers(const GridRow& row, std::size_t block)
    {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Column& column = m_table.columns[i];
            if (column.kind == ColumnKind::Clock && column.block == block) {
                giveClock(column.side, readClock(row[i].text));
            } else if (column.kind == ColumnKind::Other) {
                readResultCell(row[i]);
            }
        }
    }

    void giveClock(std::optional<Color> side, std::optional<int> seconds)
    {
        for (std::size_t back = 1; back <= 2 && back <= m_sheet.entries.size(); ++back) {
            score::Entry& entry = m_sheet.entries[m_sheet.entries.size() - back];
            if (!side || entry.side == side) {
                entry.clockSeconds = seconds ? seconds : entry.clockSeconds;
                return;
            }
        }
    }

    const Grid& m_grid;
    score::Sheet& m_sheet;
    TableColumns m_table;
    bool m_countsPlies = false;
    std::vector<TextSpan> m_empty{};  ///< White's cells since the last move
};

}  // namespace

score::Sheet readTable(const ImportRequest& request)
{
    score::Sheet sheet;
    sheet.keeper = request.keeper;
    sheet.medium = request.medium.value_or(score::Medium::Typed);
    const Grid grid = looksLikeWorkbook(request.bytes) ? gridOfWorkbook(request.bytes)
                                                       : gridOfText(request, sheet);
    sheet.diagnostics = grid.diagnostics;
    TableReader(grid, sheet).read();
    if (sheet.entries.empty()) {
        report(sheet, {Severity::Warning, "no-moves", TextSpan{request.firstLine, 1, 0}, {}});
    }
    fillReadings(sheet, request, {notation::Confusions::Typing, "auto"});
    return sheet;
}

bool looksLikeTable(std::string_view bytes)
{
    constexpr std::size_t sample = 4000;
    constexpr std::size_t fewestMoves = 2;
    if (looksLikeWorkbook(bytes)) {
        return true;
    }
    const SourceText source = decodeSource(bytes.substr(0, sample), 1);
    const auto separator = separatorOf(source.text);
    if (!separator || *separator == '\t') {
        return false;  // tabulators are a matter of layout: see text/
    }
    const Grid grid = readCsv(source.text, *separator, 1);
    const TableColumns table = columnsOf(grid);
    std::size_t cells = 0;
    for (const GridRow& row : grid.rows) {
        cells += static_cast<std::size_t>(std::count_if(
            row.begin(), row.end(), [](const GridCell& cell) { return !cell.text.empty(); }));
    }
    if (movesInText(grid) * 2 > movesIn(grid)) {
        return false;  // "1. e4, e5" is text
    }
    return table.blocks > 0 && movesIn(grid) >= fewestMoves && movesIn(grid) * 4 > cells;
}

}  // namespace diptych::importers
