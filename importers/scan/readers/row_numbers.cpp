#include "importers/scan/readers/row_numbers.h"

#include "importers/scan/readers/clean_cell.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace diptych::importers::scan {
namespace {

constexpr int numbersPerBlock = 10;
constexpr double magnification = 1.5;

std::optional<int> numberIn(const std::vector<score::InkText>& texts)
{
    if (texts.empty()) {
        return std::nullopt;
    }
    const std::string& text = texts.front().text;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && number > 0 && number < 1000 ? std::optional(number)
                                                               : std::nullopt;
}

}  // namespace

RowNumbers readRowNumbers(const PitchedInk& source, TextReader& reader)
{
    const Form& form = source.table.form;
    reader.allow("0123456789.");
    std::map<int, int> votes;
    for (std::size_t block = 0; block < form.blocks.size(); ++block) {
        const int step = std::max(1, form.rows / numbersPerBlock);
        for (int row = step / 2; row < form.rows; row += step) {
            const GrayImage strip = stretched(cutOut(source, form.blocks[block].number, row));
            const std::optional<CleanCell> clean = cleaned(strip);
            if (!clean) {
                continue;
            }
            if (const auto number =
                    numberIn(reader.readLine(magnified(clean->picture, magnification)))) {
                ++votes[*number - (static_cast<int>(block) * form.rows + row + 1)];
            }
        }
    }
    RowNumbers result;
    for (const auto& [ahead, count] : votes) {
        if (count > result.agreeing) {
            result = {count, ahead};
        }
    }
    return result;
}

}  // namespace diptych::importers::scan
