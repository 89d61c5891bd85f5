#include "reports/text/wrapping.h"

#include <algorithm>

namespace diptych::reports {

namespace {

/// Length in bytes of the code point that begins here; broken bytes count one by one.
std::size_t lengthOfCodePoint(std::string_view text)
{
    const auto byte = static_cast<unsigned char>(text.front());
    const std::size_t length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    return std::min(length, text.size());
}

/// U+0300 to U+036F: accents that stand on the letter before.
bool isMark(std::string_view codePoint)
{
    if (codePoint.size() != 2) {
        return false;
    }
    const auto first = static_cast<unsigned char>(codePoint[0]);
    const auto second = static_cast<unsigned char>(codePoint[1]);
    return first == 0xCC || (first == 0xCD && second <= 0xAF);
}

/// Bytes that fit into so many columns; at least one code point.
std::size_t bytesThatFit(std::string_view text, int columns)
{
    std::size_t bytes = 0;
    int used = 0;
    while (bytes < text.size()) {
        const std::size_t length = lengthOfCodePoint(text.substr(bytes));
        const int width = isMark(text.substr(bytes, length)) ? 0 : 1;
        if (used + width > columns && bytes > 0) {
            break;
        }
        used += width;
        bytes += length;
    }
    return bytes;
}

std::string_view takeWord(std::string_view& text)
{
    const std::size_t start = std::min(text.find_first_not_of(" \t\n\r"), text.size());
    text.remove_prefix(start);
    const std::size_t end = std::min(text.find_first_of(" \t\n\r"), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

}  // namespace

int columnsOf(std::string_view text)
{
    int columns = 0;
    while (!text.empty()) {
        const std::size_t length = lengthOfCodePoint(text);
        columns += isMark(text.substr(0, length)) ? 0 : 1;
        text.remove_prefix(length);
    }
    return columns;
}

std::vector<std::string> wrap(std::string_view text, int columns)
{
    std::vector<std::string> lines;
    std::string line;
    for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text)) {
        if (!line.empty() && columnsOf(line) + 1 + columnsOf(word) > columns) {
            lines.push_back(std::move(line));
            line.clear();
        }
        while (line.empty() && columnsOf(word) > columns) {
            const std::size_t bytes = bytesThatFit(word, columns);
            lines.emplace_back(word.substr(0, bytes));
            word.remove_prefix(bytes);
        }
        if (!line.empty()) {
            line += ' ';
        }
        line += word;
    }
    if (!line.empty() || lines.empty()) {
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string padded(std::string_view text, int columns, Fill fill)
{
    const int missing = std::max(0, columns - columnsOf(text));
    const std::string blanks(static_cast<std::size_t>(missing), ' ');
    return fill == Fill::Left ? std::string(text) + blanks : blanks + std::string(text);
}

}  // namespace diptych::reports
