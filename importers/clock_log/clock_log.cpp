#include "importers/clock_log/clock_log.h"

#include "core/clock/credit.h"
#include "core/clock/time_control.h"
#include "importers/source/comment_times.h"
#include "importers/source/plain_words.h"
#include "importers/source/source_text.h"
#include "importers/table/csv_grid.h"
#include "importers/table/table_columns.h"
#include "importers/table/workbook_grid.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <utility>

namespace diptych::importers {

using chess::Color;
using clock::ClockReading;
using clock::ReadingSource;

namespace {

ReadingSource sourceOf(const score::Sheet& sheet)
{
    switch (sheet.keeper) {
    case score::Keeper::Board:
        return ReadingSource::Log;
    case score::Keeper::Arbiter:
        return ReadingSource::Arbiter;
    case score::Keeper::Recorder:
        return ReadingSource::Recorder;
    default:
        break;
    }
    if (sheet.medium == score::Medium::Pgn) {
        return ReadingSource::Log;  // nobody writes such commands by hand
    }
    return sheet.medium == score::Medium::Recorder ? ReadingSource::Recorder : ReadingSource::Sheet;
}

/// A move of a side, numbered from 1.
struct MoveOfSide {
    Color side = Color::White;
    int number = 0;
};

/// The move that each entry is, by its number and column where the sheet has them.
std::vector<MoveOfSide> movesOf(const score::Sheet& sheet)
{
    std::vector<MoveOfSide> moves;
    Color side = Color::White;
    int number = 1;
    for (const score::Entry& entry : sheet.entries) {
        side = entry.side.value_or(side);
        number = entry.number.value_or(number);
        moves.push_back({side, number});
        number += side == Color::Black ? 1 : 0;
        side = side == Color::White ? Color::Black : Color::White;
    }
    return moves;
}

/// The time control that the sheet itself names.
std::optional<clock::TimeControl> controlInTags(const score::Sheet& sheet)
{
    const auto tag = sheet.tags.find("TimeControl");
    if (tag == sheet.tags.end()) {
        return std::nullopt;
    }
    const auto control = clock::parseTimeControl(tag->second);
    return control ? std::optional(*control) : std::nullopt;
}

/// Displays of one side by its moves; what was noted is kept before what is worked out.
using Displays = std::map<int, int>;

void addNoted(const score::Sheet& sheet, const std::vector<MoveOfSide>& moves, Color side,
              Displays& displays)
{
    int last = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].side != side) {
            continue;
        }
        last = std::max(last, moves[i].number);
        if (sheet.entries[i].clockSeconds) {
            displays.emplace(moves[i].number, *sheet.entries[i].clockSeconds);
        }
    }
    const auto tag = sheet.tags.find(side == Color::White ? "WhiteClock" : "BlackClock");
    if (tag != sheet.tags.end() && last > 0) {
        if (const auto seconds = readSeconds(tag->second)) {
            displays.emplace(last, *seconds);
        }
    }
}

/// Display after each move as long as the time used is known from the first move on.
void addWorkedOut(const score::Sheet& sheet, const std::vector<MoveOfSide>& moves, Color side,
                  const clock::TimeControl& control, Displays& displays)
{
    int used = 0;
    int expected = 1;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].side != side) {
            continue;
        }
        if (moves[i].number != expected || !sheet.entries[i].elapsedSeconds) {
            return;
        }
        used += *sheet.entries[i].elapsedSeconds;
        const int display = clock::creditAfter(control, expected) - used;
        if (display >= 0) {
            displays.emplace(expected, display);
        }
        ++expected;
    }
}

std::optional<int> moveNumberIn(const std::string& text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && value > 0 && value < 1000 ? std::optional(value) : std::nullopt;
}

Grid gridOf(std::string_view bytes)
{
    if (looksLikeWorkbook(bytes)) {
        return std::move(readWorkbook(bytes).front());
    }
    const SourceText source = decodeSource(bytes, 1);
    Grid grid = readCsv(source.text, separatorOf(source.text).value_or(','), 1);
    grid.diagnostics.insert(grid.diagnostics.begin(), source.diagnostics.begin(),
                            source.diagnostics.end());
    return grid;
}

bool isTime(const GridCell& cell)
{
    return cell.text.find(':') != std::string::npos && readSeconds(cell.text).has_value();
}

/// Heads above a column that numbers half-moves.
bool namesPlies(std::string_view head)
{
    constexpr std::array<std::string_view, 6> names{"ply",      "plies",     "half-move",
                                                    "halfmove", "half move", "halbzug"};
    std::string small(head);
    std::transform(small.begin(), small.end(), small.begin(), [](char character) {
        return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a')
                                                    : character;
    });
    return std::find(names.begin(), names.end(), small) != names.end();
}

/// Reads the rows of a table one by one, each by what stands in it.
class LogReader {
public:
    LogReader(ReadingSource source, ClockLog& log)
        : m_source(source)
        , m_log(log)
    {}

    void take(const GridRow& row)
    {
        const auto times = std::count_if(row.begin(), row.end(), isTime);
        if (times == 0) {
            takeHead(row);
            return;
        }
        auto number = numberOf(row);
        auto side = sideOf(row);
        if (number && m_countsPlies) {
            const Color mover = *number % 2 == 1 ? Color::White : Color::Black;
            side = side || !m_heads.empty() ? side : std::optional(mover);
            number = (*number + 1) / 2;
        }
        if (!number || (times == 1 && !side && !columnSide(timeColumn(row)))) {
            m_log.diagnostics.push_back(
                {Severity::Warning, "bad-reading", row.front().place, {row.front().text}});
            return;
        }
        Color next = Color::White;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!isTime(row[i])) {
                continue;
            }
            const Color whose = side ? *side : columnSide(i).value_or(next);
            m_log.readings.push_back({whose, *number, *readSeconds(row[i].text), m_source});
            next = Color::Black;
        }
    }

private:
    /// Heads such as "White" above a column of times.
    void takeHead(const GridRow& row)
    {
        const bool isBlank = std::all_of(row.begin(), row.end(),
                                         [](const GridCell& cell) { return cell.text.empty(); });
        if (!m_log.readings.empty()) {
            if (!isBlank) {
                m_log.diagnostics.push_back(
                    {Severity::Warning, "bad-reading", row.front().place, {row.front().text}});
            }
            return;
        }
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (const auto side = sideNamed(row[i].text)) {
                m_heads[i] = *side;
            }
            m_countsPlies = m_countsPlies || namesPlies(row[i].text);
        }
    }

    static std::size_t timeColumn(const GridRow& row)
    {
        return static_cast<std::size_t>(std::find_if(row.begin(), row.end(), isTime) - row.begin());
    }

    std::optional<Color> columnSide(std::size_t column) const
    {
        const auto head = m_heads.find(column);
        return head == m_heads.end() ? std::nullopt : std::optional(head->second);
    }

    static std::optional<int> numberOf(const GridRow& row)
    {
        for (const GridCell& cell : row) {
            const auto number = isTime(cell) ? std::nullopt : moveNumberIn(cell.text);
            if (number) {
                return number;
            }
        }
        return std::nullopt;
    }

    static std::optional<Color> sideOf(const GridRow& row)
    {
        for (const GridCell& cell : row) {
            if (const auto side = sideNamed(cell.text)) {
                return side;
            }
        }
        return std::nullopt;
    }

    ReadingSource m_source;
    ClockLog& m_log;
    std::map<std::size_t, Color> m_heads{};
    bool m_countsPlies = false;  ///< the numbers are those of half-moves
};

}  // namespace

std::vector<ClockReading> clockReadings(const score::Sheet& sheet,
                                        const std::optional<clock::TimeControl>& control)
{
    const ReadingSource source = sourceOf(sheet);
    const std::vector<MoveOfSide> moves = movesOf(sheet);
    std::vector<ClockReading> readings;
    const std::optional<clock::TimeControl> known = control ? control : controlInTags(sheet);
    for (const Color side : {Color::White, Color::Black}) {
        Displays displays;
        addNoted(sheet, moves, side, displays);
        if (known && !known->periods.empty()) {
            addWorkedOut(sheet, moves, side, *known, displays);
        }
        for (const auto& [move, seconds] : displays) {
            readings.push_back({side, move, seconds, source});
        }
    }
    std::stable_sort(readings.begin(), readings.end(),
                     [](const ClockReading& a, const ClockReading& b) { return a.move < b.move; });
    return readings;
}

ClockLog readClockLog(std::string_view bytes, ReadingSource source)
{
    ClockLog log;
    Grid grid = gridOf(bytes);
    log.diagnostics = std::move(grid.diagnostics);
    LogReader reader(source, log);
    for (const GridRow& row : grid.rows) {
        if (!row.empty()) {
            reader.take(row);
        }
    }
    return log;
}

}  // namespace diptych::importers
