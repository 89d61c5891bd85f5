#include "importers/text/layout.h"

#include "importers/source/sheet_readings.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace diptych::importers {

namespace {

using chess::Color;

constexpr std::size_t fullRow = 2;

/// How the moves of a sheet are arranged.
struct Layout {
    /// Cells that a line without a number holds: 1, 2, or 0 for running text.
    std::size_t cellsPerLine = 0;
    /// Each half-move has its own number.
    bool numbersHalfMoves = false;
    /// The usual number of tabulators before the first cell of a numbered row.
    int tabsBeforeFirst = 0;
};

std::size_t writtenCells(const Row& row)
{
    return static_cast<std::size_t>(
        std::count_if(row.cells.begin(), row.cells.end(), [](const Cell& cell) {
            return cell.kind == CellKind::Written || cell.kind == CellKind::StandIn;
        }));
}

/// Nearly all of a number of things.
bool nearlyAll(std::size_t part, std::size_t whole)
{
    return whole > 0 && part * 5 >= whole * 4;
}

Layout layoutOf(const std::vector<Row>& rows)
{
    std::size_t numbered = 0;
    std::size_t numberedWithOne = 0;
    std::size_t lines = 0;
    std::array<std::size_t, 3> linesWith{};
    std::array<std::size_t, 4> tabs{};
    for (const Row& row : rows) {
        if (row.cells.empty()) {
            continue;
        }
        const std::size_t cells = std::max<std::size_t>(writtenCells(row), 1);
        if (row.number) {
            ++numbered;
            numberedWithOne += row.cells.size() == 1 && !row.blackFirst ? 1 : 0;
            ++tabs[static_cast<std::size_t>(std::clamp(row.cells[0].tabs, 0, 3))];
        } else {
            ++lines;
            if (cells < linesWith.size()) {
                ++linesWith[cells];
            }
        }
    }
    Layout layout;
    layout.numbersHalfMoves = numbered > 3 && nearlyAll(numberedWithOne, numbered);
    layout.tabsBeforeFirst =
        static_cast<int>(std::max_element(tabs.begin(), tabs.end()) - tabs.begin());
    // The last line of two columns may hold one move, and so may one with a gap.
    const std::size_t oneOrTwo = linesWith[1] + linesWith[2];
    if (lines > 1 && nearlyAll(oneOrTwo, lines)) {
        layout.cellsPerLine = linesWith[2] * 2 > lines || linesWith[2] > linesWith[1] ? 2 : 1;
    } else if (numbered > 0) {
        layout.cellsPerLine = fullRow;
    }
    return layout;
}

/// Cells that a row has room for; none: any number.
std::optional<std::size_t> roomOf(const Row& row, const Layout& layout)
{
    if (row.number) {
        return row.blackFirst || layout.numbersHalfMoves ? 1 : fullRow;
    }
    if (layout.cellsPerLine > 0) {
        return layout.cellsPerLine;
    }
    return std::nullopt;
}

/// Drops the doubtful cells for which there is no room, the more doubtful ones first.
void decideCells(Row& row, const Layout& layout, score::Sheet& sheet)
{
    const auto room = roomOf(row, layout);
    if (!room) {
        return;
    }
    std::size_t kept = writtenCells(row);
    for (std::size_t i = 0; i < row.cells.size() && kept > *room;) {
        if (row.cells[i].kind == CellKind::StandIn) {
            report(sheet, {Severity::Note, "text-ignored", row.cells[i].span, {row.cells[i].text}});
            row.cells.erase(row.cells.begin() + static_cast<std::ptrdiff_t>(i));
            --kept;
        } else {
            ++i;
        }
    }
    for (const CellKind kind : {CellKind::Doubtful, CellKind::Tentative}) {
        for (std::size_t i = 0; i < row.cells.size();) {
            if (row.cells[i].kind != kind) {
                ++i;
            } else if (kept < *room) {
                ++kept;
                ++i;
            } else {
                if (kind == CellKind::Doubtful) {
                    report(
                        sheet,
                        {Severity::Note, "text-ignored", row.cells[i].span, {row.cells[i].text}});
                }
                row.cells.erase(row.cells.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
    }
}

/// "12. ..." before Black's move: the dots only say that White's stands elsewhere.
void takeLeadingDots(std::vector<Row>& rows)
{
    const Row* before = nullptr;
    for (Row& row : rows) {
        const bool dots = row.number && row.cells.size() == 2 &&
                          row.cells[0].kind == CellKind::Tentative &&
                          row.cells[0].text.find_first_not_of(".\xE2\x80\xA6") == std::string::npos;
        const bool goesOn = before != nullptr && before->number == row.number &&
                            before->cells.size() == 1 && !before->blackFirst;
        if (dots && (before == nullptr || goesOn)) {
            row.cells.erase(row.cells.begin());
            row.blackFirst = true;
        }
        before = &row;
    }
}

/// An empty first cell in a sheet of two columns.
void findEmptyCells(std::vector<Row>& rows, const Layout& layout, score::Sheet& sheet)
{
    for (Row& row : rows) {
        if (row.cells.size() != 1 || row.blackFirst || layout.numbersHalfMoves) {
            continue;
        }
        const bool twoColumns = row.number || layout.cellsPerLine == fullRow;
        const int usual = row.number ? layout.tabsBeforeFirst : 0;
        if (twoColumns && row.cells[0].tabs > usual) {
            row.blackFirst = true;
            report(sheet, {Severity::Note, "empty-cell", row.cells[0].span, {}});
        }
    }
}

/// Page of each row of two blocks: the second page goes on behind the last number of the first.
std::vector<int> pagesOf(const std::vector<Row>& rows)
{
    std::vector<int> pages;
    int page = 0;
    int highest = 0;
    for (const Row& row : rows) {
        const bool startsLine = row.block == 0 && row.number;
        if (startsLine && *row.number > highest && highest > 0) {
            ++page;
        }
        highest = std::max(highest, row.number.value_or(0));
        pages.push_back(page);
    }
    return pages;
}

/// Two blocks of numbered rows side by side are read one after the other.
void orderBlocks(std::vector<Row>& rows)
{
    std::size_t pairs = 0;
    std::size_t apart = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i].line == rows[i - 1].line && rows[i].number && rows[i - 1].number) {
            ++pairs;
            apart += *rows[i].number > *rows[i - 1].number + 1 ? 1 : 0;
        }
    }
    if (pairs <= 1 || !nearlyAll(apart, pairs)) {
        return;
    }
    const std::vector<int> pages = pagesOf(rows);
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(pages[a], rows[a].block) < std::pair(pages[b], rows[b].block);
    });
    std::vector<Row> ordered;
    ordered.reserve(rows.size());
    for (const std::size_t row : order) {
        ordered.push_back(std::move(rows[row]));
    }
    rows = std::move(ordered);
}

std::optional<Color> sideOf(const Row& row, std::size_t cell, const Layout& layout)
{
    const bool inColumns = row.number ? !layout.numbersHalfMoves : layout.cellsPerLine == fullRow;
    const std::size_t column = cell + (row.blackFirst ? 1 : 0);
    if (!inColumns || column >= fullRow) {
        return std::nullopt;
    }
    return column == 0 ? Color::White : Color::Black;
}

score::Entry entryOf(const Row& row, std::size_t index, const Layout& layout)
{
    const Cell& cell = row.cells[index];
    score::Entry entry;
    entry.text = cell.text;
    entry.span = cell.span;
    entry.clockSeconds = cell.clockSeconds;
    entry.offersDraw = cell.offersDraw;
    entry.side = sideOf(row, index, layout);
    if (row.number && !layout.numbersHalfMoves && index < fullRow) {
        entry.number = row.number;
    }
    return entry;
}

/// The cells of one of several blocks.
Row partOf(const Row& row, std::size_t block)
{
    Row part = row;
    part.block = static_cast<int>(block);
    part.cells.clear();
    const std::size_t first = block * fullRow;
    for (std::size_t i = first; i < std::min(first + fullRow, row.cells.size()); ++i) {
        part.cells.push_back(row.cells[i]);
    }
    if (block > 0 && !part.cells.empty()) {
        int& tabs = part.cells.front().tabs;
        tabs = std::max(0, tabs - 1);  // one parts the blocks
    }
    return part;
}

}  // namespace

std::optional<std::vector<Row>> asBlocks(const std::vector<Row>& rows)
{
    constexpr std::size_t mostBlocks = 3;
    constexpr std::size_t fewestLines = 3;
    std::array<std::size_t, mostBlocks + 1> linesWith{};
    for (const Row& row : rows) {
        if (row.number) {
            return std::nullopt;
        }
        const std::size_t blocks = (row.cells.size() + 1) / fullRow;
        ++linesWith[blocks <= mostBlocks ? blocks : 0];
    }
    const auto most = std::max_element(linesWith.begin() + 1, linesWith.end());
    const auto blocks = static_cast<std::size_t>(most - linesWith.begin());
    // The last block is not always full.
    if (blocks < 2 || *most < fewestLines || *most * 2 < rows.size()) {
        return std::nullopt;
    }
    std::vector<Row> ordered;
    for (std::size_t block = 0; block < blocks; ++block) {
        for (const Row& row : rows) {
            if (Row part = partOf(row, block); !part.cells.empty()) {
                ordered.push_back(std::move(part));
            }
        }
    }
    return ordered;
}

std::vector<score::Entry> entriesOf(std::vector<Row> rows, score::Sheet& sheet)
{
    orderBlocks(rows);
    takeLeadingDots(rows);
    const Layout layout = layoutOf(rows);
    findEmptyCells(rows, layout, sheet);
    std::vector<score::Entry> entries;
    for (Row& row : rows) {
        decideCells(row, layout, sheet);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            if (entries.size() == mostEntries) {
                report(sheet, {Severity::Warning,
                               "too-many-entries",
                               row.cells[i].span,
                               {std::to_string(mostEntries)}});
                return entries;
            }
            entries.push_back(entryOf(row, i, layout));
        }
    }
    return entries;
}

}  // namespace diptych::importers
