#include "core/clock/time_control.h"

#include <charconv>

namespace diptych::clock {

namespace {

/// Longest time that a period may have: a hundred hours.
constexpr int longestSeconds = 360'000;
constexpr int mostMoves = 1'000;

/// Reads the text from left to right and remembers where it stands.
class Reader {
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {}

    std::size_t offset() const { return m_offset; }
    bool atEnd() const { return m_offset == m_text.size(); }

    bool take(char wanted)
    {
        if (atEnd() || m_text[m_offset] != wanted) {
            return false;
        }
        ++m_offset;
        return true;
    }

    std::optional<int> number(int most)
    {
        int value = 0;
        const char* begin = m_text.data() + m_offset;
        const char* end = m_text.data() + m_text.size();
        const auto [next, problem] = std::from_chars(begin, end, value);
        if (problem != std::errc{} || value < 0 || value > most) {
            return std::nullopt;
        }
        m_offset += static_cast<std::size_t>(next - begin);
        return value;
    }

    TimeControlError error(std::string expected) const
    {
        std::string found = atEnd() ? "end" : std::string(m_text.substr(m_offset, 12));
        return {m_offset, std::move(found), std::move(expected)};
    }

private:
    std::string_view m_text;
    std::size_t m_offset = 0;
};

tl::expected<Period, TimeControlError> readPeriod(Reader& reader)
{
    Period period;
    const Reader before = reader;
    auto first = reader.number(longestSeconds);
    if (!first) {
        return tl::unexpected(reader.error("a number of moves or of seconds"));
    }
    if (reader.take('/')) {
        if (*first == 0 || *first > mostMoves) {
            return tl::unexpected(before.error("a number of moves from 1 to 1000"));
        }
        period.moves = *first;
        first = reader.number(longestSeconds);
        if (!first) {
            return tl::unexpected(reader.error("a number of seconds"));
        }
    }
    period.seconds = *first;
    if (reader.take('+')) {
        const auto increment = reader.number(longestSeconds);
        if (!increment) {
            return tl::unexpected(reader.error("the seconds of the increment"));
        }
        period.increment = *increment;
    } else if (reader.take('d')) {
        const auto delay = reader.number(longestSeconds);
        if (!delay) {
            return tl::unexpected(reader.error("the seconds of the delay"));
        }
        period.delay = *delay;
    }
    return period;
}

}  // namespace

tl::expected<TimeControl, TimeControlError> parseTimeControl(std::string_view text)
{
    Reader reader(text);
    TimeControl control;
    do {
        const Reader before = reader;
        const auto period = readPeriod(reader);
        if (!period) {
            return tl::unexpected(period.error());
        }
        if (!control.periods.empty() && !control.periods.back().moves) {
            return tl::unexpected(before.error("the end: a period without moves is the last one"));
        }
        control.periods.push_back(*period);
    } while (reader.take(':'));
    if (!reader.atEnd()) {
        return tl::unexpected(reader.error("+increment, d delay, : or the end"));
    }
    return control;
}

std::string toString(const TimeControl& control)
{
    std::string text;
    for (const Period& period : control.periods) {
        if (!text.empty()) {
            text += ':';
        }
        if (period.moves) {
            text += std::to_string(*period.moves) + '/';
        }
        text += std::to_string(period.seconds);
        if (period.increment > 0) {
            text += '+' + std::to_string(period.increment);
        }
        if (period.delay > 0) {
            text += 'd' + std::to_string(period.delay);
        }
    }
    return text;
}

}  // namespace diptych::clock
