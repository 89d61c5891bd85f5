#include "importers/recorder/time_stamp.h"

#include "core/support/digit.h"

namespace diptych::importers {

namespace {

std::optional<int> takeNumber(std::string_view& text, std::size_t mostDigits)
{
    int value = 0;
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits])) {
        value = digits < mostDigits ? value * 10 + (text[digits] - '0') : value;
        ++digits;
    }
    if (digits == 0 || digits > mostDigits) {
        return std::nullopt;
    }
    text.remove_prefix(digits);
    return value;
}

/// ",123" or ".4".
double takeFraction(std::string_view& text)
{
    const bool begins = text.size() > 1 && (text[0] == '.' || text[0] == ',') && isDigit(text[1]);
    if (!begins) {
        return 0.0;
    }
    text.remove_prefix(1);
    double value = 0.0;
    double unit = 0.1;
    while (!text.empty() && isDigit(text.front())) {
        value += unit * (text.front() - '0');
        unit /= 10;
        text.remove_prefix(1);
    }
    return value;
}

}  // namespace

void skipBlanks(std::string_view& text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
        text.remove_prefix(1);
    }
}

std::optional<double> takeTimeStamp(std::string_view& text)
{
    constexpr std::size_t mostHourDigits = 4;
    std::string_view rest = text;
    const auto first = takeNumber(rest, mostHourDigits);
    if (!first || !rest.starts_with(':')) {
        return std::nullopt;
    }
    rest.remove_prefix(1);
    const auto second = takeNumber(rest, 2);
    if (!second || *second > 59) {
        return std::nullopt;
    }
    int whole = *first * 60 + *second;
    if (rest.starts_with(':')) {
        rest.remove_prefix(1);
        const auto third = takeNumber(rest, 2);
        if (!third || *third > 59) {
            return std::nullopt;
        }
        whole = whole * 60 + *third;
    }
    const double value = whole + takeFraction(rest);
    text = rest;
    return value;
}

std::optional<double> readTimeStamp(std::string_view text)
{
    skipBlanks(text);
    const auto value = takeTimeStamp(text);
    return value && text.find_first_not_of(" \t") == std::string_view::npos ? value : std::nullopt;
}

}  // namespace diptych::importers
