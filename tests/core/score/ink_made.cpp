#include "ink_made.h"

#include "core/chess/san.h"
#include "core/score/ink_costs.h"

#include <cmath>
#include <memory>
#include <sstream>

namespace diptych::score::test {

namespace {

constexpr double noise = 1e-3;

void addFrame(InkReading& ink, char letter, char other, double doubt)
{
    std::vector<double> frame(inkClasses, noise);
    const auto classOf = [](char c) { return c == ' ' ? std::size_t{0} : inkLetters.find(c) + 1; };
    frame[classOf(letter)] += 1.0 - doubt;
    frame[classOf(other)] += doubt;
    double sum = 0.0;
    for (const double value : frame) {
        sum += value;
    }
    for (const double value : frame) {
        ink.frames.push_back(static_cast<float>(std::log(value / sum)));
    }
}

}  // namespace

InkReading inkOf(std::string_view text, std::string_view other, double doubt)
{
    InkReading ink;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char second = i < other.size() ? other[i] : text[i];
        addFrame(ink, text[i], second, doubt);
        addFrame(ink, text[i], second, doubt);
        addFrame(ink, ' ', ' ', 0.0);
    }
    return ink;
}

Sheet inkSheet(Keeper keeper, std::string_view text)
{
    Sheet sheet;
    sheet.keeper = keeper;
    sheet.medium = Medium::Scan;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        Entry entry;
        InkReading ink;
        if (word.back() == '~') {
            for (int i = 0; i < 12; ++i) {
                ink.frames.insert(ink.frames.end(), inkClasses,
                                  static_cast<float>(std::log(1.0 / inkClasses)));
            }
        } else {
            const auto bar = word.find('|');
            const bool doubtful = bar != std::string::npos;
            ink = inkOf(word.substr(0, bar), doubtful ? word.substr(bar + 1) : std::string(),
                        doubtful ? 0.4 : 0.0);
        }
        entry.text = plainText(ink);
        if (const auto token = chess::parseSan(entry.text)) {
            entry.readings.push_back({*token, 0.0, notation::ReadingReason::AsWritten});
        }
        entry.ink = std::make_shared<InkReading>(std::move(ink));
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

}  // namespace diptych::score::test
