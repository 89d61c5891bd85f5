#include "core/incident/time_text.h"

#include "core/incident/number_text.h"

#include <chrono>

namespace diptych::incident {

namespace {

std::optional<int> twoDigits(std::string_view text, int most)
{
    return text.size() == 2 ? parseNumber(text, most) : std::nullopt;
}

std::string padded(int number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::optional<int> parseClockTime(std::string_view text)
{
    if (text.size() < 7 || text[text.size() - 3] != ':' || text[text.size() - 6] != ':') {
        return std::nullopt;
    }
    const auto hours = parseNumber(text.substr(0, text.size() - 6), 999);
    const auto minutes = twoDigits(text.substr(text.size() - 5, 2), 59);
    const auto seconds = twoDigits(text.substr(text.size() - 2), 59);
    if (!hours || !minutes || !seconds) {
        return std::nullopt;
    }
    return *hours * 3600 + *minutes * 60 + *seconds;
}

std::string clockTimeText(int seconds)
{
    return std::to_string(seconds / 3600) + ":" + padded(seconds / 60 % 60) + ":" +
           padded(seconds % 60);
}

bool isTimeOfDay(std::string_view text)
{
    if (text.size() < 4 || text[text.size() - 3] != ':') {
        return false;
    }
    return parseNumber(text.substr(0, text.size() - 3), 23) && text.size() <= 5 &&
           twoDigits(text.substr(text.size() - 2), 59);
}

bool isDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') {
        return false;
    }
    const auto year = parseNumber(text.substr(0, 4), 9999);
    const auto month = twoDigits(text.substr(5, 2), 12);
    const auto day = twoDigits(text.substr(8), 31);
    if (!year || !month || !day) {
        return false;
    }
    return std::chrono::year_month_day{std::chrono::year{*year},
                                       std::chrono::month{static_cast<unsigned>(*month)},
                                       std::chrono::day{static_cast<unsigned>(*day)}}
        .ok();
}

}  // namespace diptych::incident
