#include "reports/pdf/flow_table.h"

#include <algorithm>

namespace diptych::reports {

namespace {

constexpr Font cellFont{8.5};
constexpr Font emphasisFont{8.5, Weight::Bold};
constexpr Font headerFont{8, Weight::Bold};
constexpr Font tableCaptionFont{8.5, Weight::Normal, Slant::Italic};
constexpr double padding = 1.9;        ///< above and below the text of a row
constexpr double gutter = 10;          ///< between columns
constexpr std::size_t mostLines = 40;  ///< of a cell, so that a row fits on a page

struct Cell {
    std::vector<TextLine> lines{};
    double left = 0;
    double width = 0;
    Align align = Align::Left;
};

struct RowLayout {
    std::vector<Cell> cells{};
    double height = 0;
};

std::vector<Cell> emptyCells(const Table& table, TextColumn column)
{
    int shares = 0;
    for (const Column& one : table.columns) {
        shares += one.share;
    }
    const double free = column.width - gutter * static_cast<double>(table.columns.size() - 1);
    std::vector<Cell> cells;
    double left = column.left;
    for (const Column& one : table.columns) {
        const double width = free * one.share / std::max(1, shares);
        cells.push_back({{}, left, width, one.align});
        left += width + gutter;
    }
    return cells;
}

RowLayout layOut(const std::vector<std::string>& texts, std::vector<Cell> cells, Font font,
                 const TextShaper& shaper)
{
    RowLayout row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i].lines =
            shaper.breakLines(i < texts.size() ? texts[i] : std::string(), font, cells[i].width);
        if (cells[i].lines.size() > mostLines) {
            cells[i].lines.resize(mostLines);
            cells[i].lines.back().text = "…";
        }
        row.height = std::max(row.height, heightOf(cells[i].lines));
    }
    row.height += 2 * padding;
    row.cells = std::move(cells);
    return row;
}

void drawCell(Canvas& canvas, const Cell& cell, Font font, double top)
{
    if (cell.align == Align::Right) {
        canvas.textAtRight(cell.lines, font, cell.left + cell.width, top + padding);
    } else {
        canvas.text(cell.lines, font, cell.left, top + padding);
    }
}

void drawHeaderRules(Canvas& canvas, TextColumn column, double top, double height)
{
    canvas.rule(column.left, top, column.width, 1.1);
    canvas.rule(column.left, top + height, column.width, 0.6);
}

FlowItem headerItem(const Table& table, const TextShaper& shaper, TextColumn column)
{
    std::vector<std::string> titles;
    for (const Column& one : table.columns) {
        titles.push_back(one.title);
    }
    const RowLayout row = layOut(titles, emptyCells(table, column), headerFont, shaper);
    FlowItem item;
    item.height = row.height;
    item.keep = Keep::WithNext;
    item.draw = [row, column](Canvas& canvas, double top) {
        drawHeaderRules(canvas, column, top, row.height);
        canvas.begin("TR");
        for (const Cell& cell : row.cells) {
            canvas.beginHeader(Scope::Column);
            drawCell(canvas, cell, headerFont, top);
            canvas.endHeader();
        }
        canvas.end("TR");
    };
    auto repeated = std::make_shared<FlowItem>();
    repeated->height = row.height;
    repeated->draw = [row, column](Canvas& canvas, double top) {
        drawHeaderRules(canvas, column, top, row.height);
        for (const Cell& cell : row.cells) {
            drawCell(canvas, cell, headerFont, top);
        }
    };
    item.repeated = std::move(repeated);
    return item;
}

enum class Place : unsigned char { Inner, Last };

FlowItem rowItem(const Row& row, const std::vector<Cell>& cells, const TextShaper& shaper,
                 TextColumn column, Place place)
{
    const Font font = row.style == RowStyle::Emphasised ? emphasisFont : cellFont;
    const RowLayout layout = layOut(row.cells, cells, font, shaper);
    FlowItem item;
    item.height = layout.height;
    item.draw = [layout, column, place, font, rule = row.rule](Canvas& canvas, double top) {
        if (rule == RowRule::Above) {
            canvas.rule(column.left, top, column.width, 1.8);
        }
        canvas.begin("TR");
        for (std::size_t i = 0; i < layout.cells.size(); ++i) {
            if (i == 0) {
                canvas.beginHeader(Scope::Row);
                drawCell(canvas, layout.cells[i], font, top);
                canvas.endHeader();
            } else {
                canvas.begin("TD");
                drawCell(canvas, layout.cells[i], font, top);
                canvas.end("TD");
            }
        }
        canvas.end("TR");
        canvas.rule(column.left, top + layout.height, column.width,
                    place == Place::Last ? 1.1 : 0.25);
        if (place == Place::Last) {
            canvas.end("Table");
        }
    };
    return item;
}

}  // namespace

void addTable(std::vector<FlowItem>& items, const Table& table, const TextShaper& shaper,
              TextColumn column)
{
    if (table.columns.empty() || table.rows.empty()) {
        return;
    }
    const auto caption = shaper.breakLines(table.caption, tableCaptionFont, column.width);
    FlowItem captionItem;
    captionItem.before = 7;
    captionItem.height = heightOf(caption) + 3;
    captionItem.keep = Keep::WithNext;
    captionItem.draw = [caption, column](Canvas& canvas, double top) {
        canvas.begin("Table");
        canvas.begin("Caption");
        canvas.text(caption, tableCaptionFont, column.left, top);
        canvas.end("Caption");
    };
    items.push_back(std::move(captionItem));
    const FlowItem header = headerItem(table, shaper, column);
    const auto repeated = header.repeated;
    items.push_back(header);
    items.back().repeated = nullptr;
    const std::vector<Cell> cells = emptyCells(table, column);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const bool isLast = i + 1 == table.rows.size();
        FlowItem item =
            rowItem(table.rows[i], cells, shaper, column, isLast ? Place::Last : Place::Inner);
        item.repeated = repeated;
        // The last two rows stay together, so that none stands alone on a page.
        item.keep = i + 2 == table.rows.size() ? Keep::WithNext : Keep::Free;
        items.push_back(std::move(item));
    }
}

}  // namespace diptych::reports
