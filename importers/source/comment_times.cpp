#include "importers/source/comment_times.h"

#include "core/support/digit.h"
#include "importers/source/plain_words.h"

#include <algorithm>

namespace diptych::importers {

namespace {

constexpr int sixty = 60;
constexpr int mostSeconds = 1'000'000;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\n");
    const std::size_t last = text.find_last_not_of(" \t\n");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, last - first + 1);
}

/// Takes digits off the front; absent if there are none, or too many.
std::optional<int> takeNumber(std::string_view& text)
{
    constexpr std::size_t mostDigits = 6;
    const auto end = std::find_if_not(text.begin(), text.end(), isDigit);
    const auto digits = static_cast<std::size_t>(end - text.begin());
    if (digits == 0 || digits > mostDigits) {
        return std::nullopt;
    }
    int value = 0;
    for (const char digit : text.substr(0, digits)) {
        value = value * 10 + (digit - '0');
    }
    text.remove_prefix(digits);
    return value;
}

/// Value of a command such as "[%clk 1:23:45]"; empty if the comment does not have it.
std::string_view valueOf(std::string_view comment, std::string_view command)
{
    const std::size_t found = comment.find(command);
    if (found == std::string_view::npos) {
        return {};
    }
    std::string_view value = comment.substr(found + command.size());
    value = value.substr(0, value.find(']'));
    return trimmed(value.substr(0, value.find(',')));
}

}  // namespace

std::optional<int> readSeconds(std::string_view text)
{
    text = trimmed(text);
    int parts[3]{};
    int count = 0;
    while (count < 3) {
        const auto number = takeNumber(text);
        if (!number) {
            return std::nullopt;
        }
        parts[count++] = *number;
        if (text.empty() || text.front() != ':') {
            break;
        }
        text.remove_prefix(1);
    }
    if (!text.empty() && (text.front() == '.' || text.front() == ',')) {
        text.remove_prefix(1);
        takeNumber(text);
    }
    int seconds = 0;
    for (int i = 0; i < count; ++i) {
        if (i > 0 && parts[i] >= sixty) {
            return std::nullopt;
        }
        seconds = std::min(mostSeconds, seconds) * sixty + parts[i];
    }
    return text.empty() && seconds <= mostSeconds ? std::optional(seconds) : std::nullopt;
}

CommentTimes timesInComment(std::string_view comment)
{
    CommentTimes times;
    for (const std::string_view command : {"[%clk", "[%mct"}) {
        if (!times.clock) {
            times.clock = readSeconds(valueOf(comment, command));
        }
    }
    for (const std::string_view command : {"[%emt", "[%egt"}) {
        if (!times.elapsed) {
            times.elapsed = readSeconds(valueOf(comment, command));
        }
    }
    if (!times.clock && !times.elapsed && comment.find("[%") == std::string_view::npos) {
        times.clock = readClock(trimmed(comment));
    }
    return times;
}

}  // namespace diptych::importers
