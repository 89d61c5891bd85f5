#include "importers/scan/sheet/scanned_sheet.h"

#include "core/score/ink_costs.h"
#include "importers/text/typed_text.h"

#include <algorithm>
#include <map>
#include <memory>

namespace diptych::importers::scan {

namespace {

struct WrittenCell {
    int page = 1;
    const ScannedCell* cell = nullptr;
};

std::vector<WrittenCell> writtenCells(const ScanResult& scan)
{
    std::vector<WrittenCell> cells;
    for (const ScannedPage& page : scan.pages) {
        for (const ScannedCell& cell : page.cells) {
            if (cell.reading.state == CellReading::State::Written) {
                cells.push_back({page.number, &cell});
            }
        }
    }
    return cells;
}

/// What the readers saw in a cell, on one line; something for nothing, so that the line counts.
std::string textOf(const ScannedCell& cell)
{
    std::string text = score::plainText(cell.reading.ink);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text.empty() ? "?" : text;
}

/// The language of the sheet: as asked for, or that of its first page.
std::string dialectOf(const ScanResult& scan, const ImportRequest& request)
{
    if (request.dialect != "auto" || scan.pages.empty()) {
        return request.dialect;
    }
    // The network for handwriting knows English letters.
    const ScannedPage& first = scan.pages.front();
    return first.writing == Writing::Hand || first.dialect.empty() ? "en" : first.dialect;
}

score::Entry entryFor(const WrittenCell& written, score::Entry entry)
{
    const ScannedCell& cell = *written.cell;
    entry.number = cell.number;
    entry.side = cell.side;
    entry.place = PageSpan{written.page, cell.box.x, cell.box.y, cell.box.width, cell.box.height};
    entry.span = {written.page, 1, 0};
    entry.ink = std::make_shared<const score::InkReading>(cell.reading.ink);
    return entry;
}

}  // namespace

score::Sheet sheetOf(const ScanResult& scan, const ImportRequest& request)
{
    const std::vector<WrittenCell> cells = writtenCells(scan);
    std::string lines;
    for (const WrittenCell& written : cells) {
        lines += textOf(*written.cell) + "\n";
    }
    ImportRequest typed = request;
    typed.bytes = lines;
    typed.medium = score::Medium::Scan;
    typed.dialect = dialectOf(scan, request);
    typed.firstLine = 1;
    score::Sheet sheet = readTypedText(typed);

    std::map<std::size_t, score::Entry> byLine;
    for (score::Entry& entry : sheet.entries) {
        byLine.emplace(static_cast<std::size_t>(entry.span.line), std::move(entry));
    }
    sheet.entries.clear();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto found = byLine.find(i + 1);
        if (found != byLine.end()) {
            sheet.entries.push_back(entryFor(cells[i], std::move(found->second)));
        } else if (!(sheet.result && i + 2 >= cells.size())) {
            score::Entry unread;
            unread.text = score::plainText(cells[i].cell->reading.ink);
            sheet.entries.push_back(entryFor(cells[i], std::move(unread)));
        }
    }
    sheet.diagnostics = scan.diagnostics;
    return sheet;
}

}  // namespace diptych::importers::scan
