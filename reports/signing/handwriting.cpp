#include "reports/signing/handwriting.h"

#include <cmath>
#include <locale>
#include <optional>
#include <sstream>

namespace diptych::reports {

namespace {

constexpr std::size_t mostPoints = 20000;
constexpr double farthest = 1e6;

std::optional<PenPoint> pointOf(const std::string& line)
{
    std::istringstream words(line);
    words.imbue(std::locale::classic());
    PenPoint point;
    std::string rest;
    const bool two = static_cast<bool>(words >> point.x >> point.y);
    const bool within = std::abs(point.x) <= farthest && std::abs(point.y) <= farthest;
    return two && within && !(words >> rest) ? std::optional(point) : std::nullopt;
}

}  // namespace

tl::expected<Handwriting, std::string> readHandwriting(std::string_view text)
{
    Handwriting hand;
    PenStroke stroke;
    std::size_t points = 0;
    const auto lift = [&] {
        if (!stroke.empty()) {
            hand.push_back(std::move(stroke));
            stroke = {};
        }
    };
    std::istringstream lines{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (line.starts_with('#')) {
            continue;
        }
        if (line.empty()) {
            lift();
            continue;
        }
        const auto point = pointOf(line);
        if (!point || ++points > mostPoints) {
            return tl::unexpected(
                "line " + std::to_string(number) + ": " +
                (point ? "more than 20000 points"
                       : "found \"" + line.substr(0, 40) + "\", expected two numbers, x and y"));
        }
        stroke.push_back(*point);
    }
    lift();
    if (hand.empty()) {
        return tl::unexpected(std::string("there is no point in it, expected lines of x and y"));
    }
    return hand;
}

}  // namespace diptych::reports
