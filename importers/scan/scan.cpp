#include "importers/scan/scan.h"

#include "importers/scan/loading/scan_pages.h"
#include "importers/scan/page/ink.h"
#include "importers/scan/page/opencv_view.h"
#include "importers/scan/upright_table.h"

#include <algorithm>
#include <utility>

namespace diptych::importers::scan {
namespace {

Diagnostic aboutPage(Severity severity, std::string code, int page)
{
    return {severity, std::move(code), {page, 1, 0}, {}};
}

/// The readers that can be had, and what is said about those that cannot.
struct Readers {
    std::optional<TextReader> print{};
    std::optional<NetworkReader> hand{};
};

Readers loadReaders(const ScanOptions& options, Diagnostics& diagnostics)
{
    Readers readers;
    if (auto print = TextReader::load(options.languageData)) {
        readers.print = std::move(*print);
    } else {
        diagnostics.push_back(std::move(print.error()));
    }
    if (options.network.empty()) {
        return readers;
    }
    if (auto hand = NetworkReader::load(options.network)) {
        readers.hand = std::move(*hand);
    } else {
        diagnostics.push_back(std::move(hand.error()));
    }
    return readers;
}

Corners scaled(Corners corners, double factor)
{
    for (Point& corner : corners) {
        corner = {corner.x * factor, corner.y * factor};
    }
    return corners;
}

Box boxAround(const Corners& corners)
{
    const auto [left, right] =
        std::minmax({corners[0].x, corners[1].x, corners[2].x, corners[3].x});
    const auto [top, bottom] =
        std::minmax({corners[0].y, corners[1].y, corners[2].y, corners[3].y});
    return {left, top, right - left, bottom - top};
}

/// A page without a table: either nothing is on it, or something else.
Diagnostic withoutTable(const GrayImage& ink, int page)
{
    // The grain of the paper is gone in the small picture.
    constexpr int side = 300;
    constexpr std::uint8_t dark = 25;
    constexpr double hardly = 0.002;
    const GrayImage small = reduced(ink, side);
    const auto inked = std::count_if(small.pixels.begin(), small.pixels.end(),
                                     [](std::uint8_t value) { return value > dark; });
    const bool blank =
        static_cast<double>(inked) < hardly * static_cast<double>(small.pixels.size());
    return aboutPage(Severity::Error, blank ? "scan-blank-page" : "scan-no-table", page);
}

/// Everything about a page but its readings.
ScannedPage describe(const LoadedPage& loaded, int number, const UprightTable& found,
                     const std::vector<Cell>& cells)
{
    const Table& table = found.table;
    const double rows = table.form.rows;
    ScannedPage page{number, loaded.picture, loaded.scale, table.form.id, found.firstMove};
    page.table = scaled({table(0, 0), table(1, 0), table(1, rows), table(0, rows)}, loaded.scale);
    page.certainty = table.rows.seen * table.columns.seen;
    for (const Cell& cell : cells) {
        const Corners corners = scaled(cell.corners, loaded.scale);
        page.cells.push_back({cell.number + found.firstMove - 1,
                              cell.side,
                              cell.row,
                              cell.column,
                              corners,
                              boxAround(corners),
                              {}});
    }
    return page;
}

void noteDoubts(const ScannedPage& page, const Readers& readers, const ScanOptions& options,
                Diagnostics& diagnostics)
{
    constexpr double certain = 0.6;
    if (page.certainty < certain) {
        diagnostics.push_back(aboutPage(Severity::Warning, "scan-table-uncertain", page.number));
    }
    const bool blank = std::all_of(page.cells.begin(), page.cells.end(), [](const auto& cell) {
        return cell.reading.state == CellReading::State::Blank;
    });
    if (blank) {
        diagnostics.push_back(aboutPage(Severity::Warning, "scan-nothing-written", page.number));
    } else if (page.writing == Writing::Hand && !readers.hand && options.network.empty()) {
        diagnostics.push_back(aboutPage(Severity::Warning, "scan-network-missing", page.number));
    }
}

TableHints hintsFor(const ScanOptions& options, int number, double scale)
{
    const auto found = options.hints.find(number);
    TableHints hints = found == options.hints.end() ? TableHints{} : found->second;
    if (hints.corners) {
        hints.corners = scaled(*hints.corners, 1.0 / scale);
    }
    return hints;
}

}  // namespace

ScanResult readScan(std::string_view bytes, const ScanOptions& options)
{
    workInOneThread();
    ScanResult result;
    const LoadedPages loaded = loadPages(bytes);
    result.diagnostics = loaded.diagnostics;
    if (loaded.pages.empty()) {
        return result;
    }
    Readers readers = loadReaders(options, result.diagnostics);
    TextReader* print = readers.print ? &*readers.print : nullptr;
    NetworkReader* hand = readers.hand ? &*readers.hand : nullptr;
    const auto pages = static_cast<int>(loaded.pages.size());
    for (int number = 1; number <= pages; ++number) {
        const auto goOn = [&](double share) {
            return !options.goOn || options.goOn({number, pages, share});
        };
        if (!goOn(0.0)) {
            result.complete = false;
            break;
        }
        const LoadedPage& picture = loaded.pages[static_cast<std::size_t>(number - 1)];
        const GrayImage ink = inkOf(picture.picture);
        const auto found = findUprightTable(ink, hintsFor(options, number, picture.scale), print);
        if (!found) {
            result.diagnostics.push_back(withoutTable(ink, number));
            continue;
        }
        const std::vector<Cell> cells = cutCells(pitched(ink, found->table));
        ScannedPage page = describe(picture, number, *found, cells);
        PageReading reading =
            readPage(cells, {print, hand, options.writing, options.dialect,
                             [&](double share) { return goOn(0.3 + 0.7 * share); }});
        page.writing = reading.writing;
        page.dialect = page.writing == Writing::Print ? reading.alphabet.dialect : "";
        for (std::size_t i = 0; i < page.cells.size(); ++i) {
            page.cells[i].reading = std::move(reading.cells[i]);
        }
        noteDoubts(page, readers, options, result.diagnostics);
        result.pages.push_back(std::move(page));
        if (!reading.complete) {
            result.complete = false;
            break;
        }
    }
    return result;
}

}  // namespace diptych::importers::scan
