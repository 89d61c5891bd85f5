#include "importers/ocr_text/ocr_rows.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <numeric>

namespace diptych::importers {

namespace {

double middleOf(const OcrWord& word)
{
    return word.top + word.height / 2;
}

/// Half of the usual height of a word: middles further apart are in different rows.
double rowTolerance(const std::vector<OcrWord>& words)
{
    std::vector<double> heights;
    for (const OcrWord& word : words) {
        heights.push_back(word.height);
    }
    const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
    std::nth_element(heights.begin(), middle, heights.end());
    return std::max(*middle * 0.6, 1.0);
}

/// Places of the words from the top of the first page to the bottom of the last.
std::vector<std::size_t> fromTop(const std::vector<OcrWord>& words)
{
    std::vector<std::size_t> order(words.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const OcrWord& first = words[a];
        const OcrWord& second = words[b];
        return first.page != second.page ? first.page < second.page
                                         : middleOf(first) < middleOf(second);
    });
    return order;
}

void addLine(OcrRows& rows, const std::vector<OcrWord>& words, std::vector<std::size_t>& line)
{
    std::stable_sort(line.begin(), line.end(),
                     [&](std::size_t a, std::size_t b) { return words[a].left < words[b].left; });
    int column = 1;
    rows.lines.emplace_back();
    for (const std::size_t word : line) {
        rows.lines.back().push_back({word, column});
        rows.text += words[word].text + ' ';
        column += notation::lengthOf(words[word].text) + 1;
    }
    rows.text.back() = '\n';
    line.clear();
}

}  // namespace

OcrRows rowsOfWords(const std::vector<OcrWord>& words)
{
    OcrRows rows;
    if (words.empty()) {
        return rows;
    }
    const double tolerance = rowTolerance(words);
    std::vector<std::size_t> line;
    double middle = 0.0;
    for (const std::size_t index : fromTop(words)) {
        const OcrWord& word = words[index];
        const bool goesOn = !line.empty() && words[line.front()].page == word.page &&
                            middleOf(word) - middle <= tolerance;
        if (!line.empty() && !goesOn) {
            addLine(rows, words, line);
        }
        // A row may rise or fall a little across the page: each word is held to the ones before.
        middle = line.empty() ? middleOf(word) : middle * 0.7 + middleOf(word) * 0.3;
        line.push_back(index);
    }
    addLine(rows, words, line);
    return rows;
}

}  // namespace diptych::importers
