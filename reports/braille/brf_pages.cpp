#include "reports/braille/brf_pages.h"

#include "reports/braille/brf_writer.h"

#include <algorithm>

namespace diptych::reports {

namespace {

constexpr std::size_t cellsInLine = brfCells;
constexpr std::size_t textLines = brfLines - 1;

std::string_view takeWord(std::string_view& cells)
{
    cells.remove_prefix(std::min(cells.find_first_not_of(' '), cells.size()));
    const std::string_view word = cells.substr(0, std::min(cells.find(' '), cells.size()));
    cells.remove_prefix(word.size());
    return word;
}

std::string blanks(std::size_t count)
{
    return std::string(count, ' ');
}

std::vector<std::string> broken(std::string_view cells, Indent indent)
{
    std::vector<std::string> lines;
    const std::string others = blanks(static_cast<std::size_t>(indent.others));
    std::string line = blanks(static_cast<std::size_t>(indent.first));
    bool isEmpty = true;
    const auto endLine = [&] {
        lines.push_back(line);
        line = others;
        isEmpty = true;
    };
    for (std::string_view word = takeWord(cells); !word.empty(); word = takeWord(cells)) {
        if (!isEmpty && line.size() + 1 + word.size() > cellsInLine) {
            endLine();
        }
        while (line.size() + word.size() > cellsInLine) {
            const std::size_t room = cellsInLine - line.size();
            line += word.substr(0, room);
            word.remove_prefix(room);
            endLine();
        }
        line += isEmpty ? std::string(word) : " " + std::string(word);
        isEmpty = false;
    }
    if (!isEmpty) {
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

void BrfPages::addHeading(std::string_view cells)
{
    if (!m_lines.empty()) {
        m_lines.push_back({{}, true});
    }
    for (std::string& line : broken(cells, {})) {
        m_lines.push_back({blanks((cellsInLine - line.size()) / 2) + line, true});
    }
}

void BrfPages::addLines(std::string_view cells, Indent indent)
{
    for (std::string& line : broken(cells, indent)) {
        m_lines.push_back({std::move(line), false});
    }
}

std::string BrfPages::finish(const std::function<std::string(int)>& pageNumber) const
{
    std::string text;
    int page = 1;
    for (std::size_t next = 0; next < m_lines.size(); ++page) {
        while (next + 1 < m_lines.size() && m_lines[next].cells.empty()) {
            ++next;  // no empty line at the top
        }
        std::size_t end = std::min(next + textLines, m_lines.size());
        while (end < m_lines.size() && end > next + 1 && m_lines[end - 1].keepWithNext) {
            --end;
        }
        for (std::size_t i = next; i < end; ++i) {
            text += m_lines[i].cells + "\r\n";
        }
        for (std::size_t i = end - next; i < textLines; ++i) {
            text += "\r\n";
        }
        const std::string number = pageNumber(page);
        text += blanks(cellsInLine - std::min(number.size(), cellsInLine)) + number + "\r\n\f";
        next = end;
    }
    return text;
}

}  // namespace diptych::reports
