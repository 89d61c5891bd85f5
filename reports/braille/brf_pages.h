#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// Empty cells before the first line of a text and before the others.
struct Indent {
    int first = 0;
    int others = 0;
};

/// Lines of cells put on the pages of a BRF file.
class BrfPages {
public:
    /// A heading in the middle of its line, after an empty line, never last on a page.
    void addHeading(std::string_view cells);
    /// A text broken between its words; a word longer than a line is broken where the line ends.
    void addLines(std::string_view cells, Indent indent);
    /// All pages; the last line of each bears what a function makes of its number, from 1.
    std::string finish(const std::function<std::string(int)>& pageNumber) const;

private:
    struct Line {
        std::string cells{};
        bool keepWithNext = false;
    };
    std::vector<Line> m_lines{};
};

}  // namespace diptych::reports
