#include "core/score/row_fit.h"

#include <algorithm>
#include <cstddef>

namespace diptych::score {

namespace {

constexpr std::size_t fullRow = 2;

/// The entries of one move number, or of one line of two columns.
struct SheetRow {
    std::size_t first = 0;
    std::size_t count = 0;
    std::size_t room = fullRow;
};

/// The first column begins a row, even where a number is repeated, and so does another number.
bool beginsRow(const Entry& entry, const std::vector<SheetRow>& rows,
               const std::vector<Entry>& entries)
{
    return rows.empty() || entry.side == chess::Color::White ||
           (entry.number && entry.number != entries[rows.back().first].number);
}

std::vector<SheetRow> rowsIn(const std::vector<Entry>& entries)
{
    std::vector<SheetRow> rows;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (beginsRow(entries[i], rows, entries)) {
            const bool blackBegins = rows.empty() && entries[i].side == chess::Color::Black;
            rows.push_back({i, 0, blackBegins ? 1 : fullRow});
        }
        ++rows.back().count;
    }
    return rows;
}

/// The last row may be short of an entry that had no time to be written.
bool tellsNothing(const std::vector<SheetRow>& rows)
{
    const auto full = std::count_if(rows.begin(), rows.end(),
                                    [](const SheetRow& row) { return row.count == fullRow; });
    return full == 0 || static_cast<std::size_t>(full) * 2 + 1 < rows.size();
}

RowFit fitOf(const SheetRow& row, bool isLast)
{
    if (row.count > row.room) {
        return RowFit::TooLong;
    }
    return row.count < row.room && !isLast ? RowFit::TooShort : RowFit::Fits;
}

}  // namespace

std::vector<RowFit> rowFits(const Sheet& sheet)
{
    const std::vector<SheetRow> rows = rowsIn(sheet.entries);
    std::vector<RowFit> fits(sheet.entries.size(), RowFit::Fits);
    if (tellsNothing(rows)) {
        return fits;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::fill_n(fits.begin() + static_cast<std::ptrdiff_t>(rows[i].first), rows[i].count,
                    fitOf(rows[i], i + 1 == rows.size()));
    }
    return fits;
}

}  // namespace diptych::score
