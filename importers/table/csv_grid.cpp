#include "importers/table/csv_grid.h"

#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"
#include "importers/source/source_text.h"

#include <algorithm>
#include <map>

namespace diptych::importers {

namespace {

/// Walks over the text field by field.
class CsvReader {
public:
    CsvReader(std::string_view text, char separator, int firstLine)
        : m_text(text)
        , m_separator(separator)
        , m_line(firstLine)
    {}

    Grid read()
    {
        while (m_at < m_text.size() && m_grid.rows.size() < mostGridRows) {
            m_grid.rows.push_back(readRow());
        }
        return std::move(m_grid);
    }

private:
    GridRow readRow()
    {
        GridRow row;
        m_lineStart = m_at;
        while (true) {
            GridCell cell = readField();
            if (row.size() < mostGridColumns) {
                row.push_back(std::move(cell));
            }
            if (m_at >= m_text.size()) {
                return row;
            }
            const char after = m_text[m_at++];
            if (after == '\n') {
                ++m_line;
                return row;
            }
        }
    }

    GridCell readField()
    {
        const std::size_t begin = m_at;
        GridCell cell;
        cell.place = {m_line, columnOf(begin), 0};
        if (m_at < m_text.size() && m_text[m_at] == '"') {
            cell.text = trimmedCell(readQuoted());
        } else {
            while (m_at < m_text.size() && m_text[m_at] != m_separator && m_text[m_at] != '\n') {
                ++m_at;
            }
            const std::string_view raw = m_text.substr(begin, m_at - begin);
            cell.text = trimmedCell(raw);
            const std::size_t blanks = cell.text.empty() ? 0 : raw.find(cell.text);
            cell.place.column += notation::lengthOf(raw.substr(0, blanks));
        }
        cell.place.length = notation::lengthOf(cell.text);
        return cell;
    }

    std::string readQuoted()
    {
        std::string value;
        const TextSpan start{m_line, columnOf(m_at), 1};
        ++m_at;
        while (m_at < m_text.size()) {
            const char symbol = m_text[m_at++];
            if (symbol == '"' && m_at < m_text.size() && m_text[m_at] == '"') {
                value += symbol;
                ++m_at;
            } else if (symbol == '"') {
                // What follows before the separator is not part of the field.
                while (m_at < m_text.size() && m_text[m_at] != m_separator &&
                       m_text[m_at] != '\n') {
                    ++m_at;
                }
                return value;
            } else {
                value += symbol == '\n' ? ' ' : symbol;
                if (symbol == '\n') {
                    ++m_line;
                    m_lineStart = m_at;
                }
            }
        }
        m_grid.diagnostics.push_back({Severity::Warning, "quote-not-closed", start, {}});
        return value;
    }

    /// Places are asked for from left to right, so each is counted from the one before it.
    int columnOf(std::size_t at)
    {
        if (m_counted < m_lineStart) {
            m_counted = m_lineStart;
            m_column = 1;
        }
        m_column += notation::lengthOf(m_text.substr(m_counted, at - m_counted));
        m_counted = at;
        return m_column;
    }

    std::string_view m_text;
    char m_separator;
    int m_line;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    std::size_t m_counted = 0;  ///< where the last place was
    int m_column = 1;           ///< its column
    Grid m_grid{};
};

/// Number of lines that have the most common number of separators, if that is not zero.
std::size_t linesAlike(const std::vector<std::string_view>& lines, char separator)
{
    std::map<std::ptrdiff_t, std::size_t> numbers;
    for (const std::string_view line : lines) {
        const auto number = std::count(line.begin(), line.end(), separator);
        numbers[number] += number > 0 ? 1 : 0;
    }
    std::size_t most = 0;
    for (const auto& [number, count] : numbers) {
        most = std::max(most, count);
    }
    return most;
}

}  // namespace

std::string trimmedCell(std::string_view text)
{
    std::u32string symbols = notation::toCodePoints(text);
    while (!symbols.empty() && notation::isBlank(symbols.back())) {
        symbols.pop_back();
    }
    std::size_t blanks = 0;
    while (blanks < symbols.size() && notation::isBlank(symbols[blanks])) {
        ++blanks;
    }
    return notation::toUtf8(std::u32string_view(symbols).substr(blanks));
}

Grid readCsv(std::string_view text, char separator, int firstLine)
{
    return CsvReader(text, separator, firstLine).read();
}

std::optional<char> separatorOf(std::string_view text)
{
    constexpr std::size_t sample = 60;  ///< lines
    std::vector<std::string_view> lines = linesOf(text);
    std::erase_if(lines, [](std::string_view line) {
        return line.find_first_not_of(" \t") == std::string_view::npos;
    });
    lines.resize(std::min(lines.size(), sample));
    std::optional<char> best;
    std::size_t most = 0;
    for (const char separator : {';', ',', '\t'}) {
        const std::size_t alike = linesAlike(lines, separator);
        if (alike * 2 >= lines.size() && alike > most) {
            most = alike;
            best = separator;
        }
    }
    return best;
}

}  // namespace diptych::importers
