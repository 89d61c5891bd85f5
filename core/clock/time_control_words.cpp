#include "core/clock/time_control_words.h"

#include "core/support/digit.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace diptych::clock {

namespace {

/// What a word or sign in a time control says.
enum class Unit : std::uint8_t {
    None,
    Hours,
    Minutes,
    Seconds,
    Moves,
    Delay,      ///< the time beside it is a delay
    Increment,  ///< the time beside it is an increment
    Slash,
    Plus,
    Break,  ///< a comma, a bracket, "then"
    Game,   ///< "G/90": for all moves
    Other,
};

struct Token {
    Unit unit = Unit::Other;
    std::optional<int> number{};  ///< a number has the unit None
};

using Prefix = std::pair<std::string_view, Unit>;

/// Words by their beginnings; longer ones first where one begins like another.
constexpr std::array<Prefix, 50> prefixes{{
    {"minut", Unit::Minutes},      {"mins", Unit::Minutes},    {"мин", Unit::Minutes},
    {"hour", Unit::Hours},         {"stund", Unit::Hours},     {"heure", Unit::Hours},
    {"hora", Unit::Hours},         {"ore", Unit::Hours},       {"uur", Unit::Hours},
    {"uren", Unit::Hours},         {"godzin", Unit::Hours},    {"час", Unit::Hours},
    {"std", Unit::Hours},          {"hrs", Unit::Hours},       {"sec", Unit::Seconds},
    {"sek", Unit::Seconds},        {"seg", Unit::Seconds},     {"сек", Unit::Seconds},
    {"move", Unit::Moves},         {"mov", Unit::Moves},       {"züge", Unit::Moves},
    {"zuege", Unit::Moves},        {"zug", Unit::Moves},       {"coup", Unit::Moves},
    {"jugada", Unit::Moves},       {"moss", Unit::Moves},      {"zet", Unit::Moves},
    {"posuni", Unit::Moves},       {"ruch", Unit::Moves},      {"ход", Unit::Moves},
    {"delay", Unit::Delay},        {"bronstein", Unit::Delay}, {"verzög", Unit::Delay},
    {"inc", Unit::Increment},      {"bonus", Unit::Increment}, {"zuschlag", Unit::Increment},
    {"addition", Unit::Increment}, {"added", Unit::Increment}, {"gutschrift", Unit::Increment},
    {"fischer", Unit::Increment},  {"добав", Unit::Increment}, {"incremen", Unit::Increment},
    {"then", Unit::Break},         {"dann", Unit::Break},      {"puis", Unit::Break},
    {"luego", Unit::Break},        {"poi", Unit::Break},       {"danach", Unit::Break},
    {"затем", Unit::Break},        {"followed", Unit::Break},
}};

constexpr std::array<Prefix, 9> wholeWords{{
    {"min", Unit::Minutes},
    {"m", Unit::Minutes},
    {"h", Unit::Hours},
    {"hr", Unit::Hours},
    {"ч", Unit::Hours},
    {"s", Unit::Seconds},
    {"с", Unit::Seconds},
    {"d", Unit::Delay},
    {"g", Unit::Game},
}};

/// Signs, longer ones first.
constexpr std::array<Prefix, 18> signs{{
    {"’’", Unit::Seconds},
    {"′′", Unit::Seconds},
    {"''", Unit::Seconds},
    {"\"", Unit::Seconds},
    {"″", Unit::Seconds},
    {"”", Unit::Seconds},
    {"“", Unit::Seconds},
    {"'", Unit::Minutes},
    {"′", Unit::Minutes},
    {"’", Unit::Minutes},
    {"/", Unit::Slash},
    {"+", Unit::Plus},
    {"&", Unit::Plus},
    {",", Unit::Break},
    {";", Unit::Break},
    {"(", Unit::Break},
    {")", Unit::Break},
    {":", Unit::Break},
}};

bool isWordByte(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte >= 0x80;
}

/// Small letters, as far as they are ASCII or Cyrillic.
std::string smallLetters(std::string_view word)
{
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char byte = word[i];
        const auto next = i + 1 < word.size() ? static_cast<unsigned char>(word[i + 1]) : 0;
        if (byte >= 'A' && byte <= 'Z') {
            text += static_cast<char>(byte - 'A' + 'a');
        } else if (byte == '\xC3' && next == 0x9C) {  // Ü
            text += "ü";
            ++i;
        } else if (byte == '\xD0' && next >= 0x90 && next <= 0x9F) {  // А to П
            text += byte;
            text += static_cast<char>(next + 0x20);
            ++i;
        } else if (byte == '\xD0' && next >= 0xA0 && next <= 0xAF) {  // Р to Я
            text += '\xD1';
            text += static_cast<char>(next - 0x20);
            ++i;
        } else {
            text += byte;
        }
    }
    return text;
}

Unit unitOf(const std::string& word)
{
    for (const auto& [whole, unit] : wholeWords) {
        if (word == whole) {
            return unit;
        }
    }
    for (const auto& [prefix, unit] : prefixes) {
        if (word.starts_with(prefix)) {
            return unit;
        }
    }
    return Unit::Other;
}

std::optional<Unit> takeSign(std::string_view& text)
{
    for (const auto& [sign, unit] : signs) {
        if (text.starts_with(sign)) {
            text.remove_prefix(sign.size());
            return unit;
        }
    }
    return std::nullopt;
}

/// Cuts the text; absent if a number in it is out of all reason.
std::optional<std::vector<Token>> tokensOf(std::string_view text)
{
    constexpr std::size_t mostTokens = 80;
    constexpr std::size_t mostDigits = 5;
    std::vector<Token> tokens;
    while (!text.empty() && tokens.size() < mostTokens) {
        if (isDigit(text.front())) {
            std::size_t length = 0;
            int value = 0;
            while (length < text.size() && isDigit(text[length]) && length <= mostDigits) {
                value = value * 10 + (text[length++] - '0');
            }
            if (length > mostDigits) {
                return std::nullopt;
            }
            tokens.push_back({Unit::None, value});
            text.remove_prefix(length);
        } else if (const auto sign = takeSign(text)) {
            tokens.push_back({*sign});
        } else if (isWordByte(text.front())) {
            std::size_t length = 0;
            while (length < text.size() && isWordByte(text[length])) {
                ++length;
            }
            tokens.push_back({unitOf(smallLetters(text.substr(0, length)))});
            text.remove_prefix(length);
        } else {
            text.remove_prefix(1);
        }
    }
    return tokens;
}

/// A number with its unit.
struct Quantity {
    int value = 0;
    Unit unit = Unit::None;
    bool afterSlash = false;
    bool beforeSlash = false;
    bool afterPlus = false;
    bool isDelay = false;
    bool isIncrement = false;
    bool isFromMove = false;  ///< "from move 61"
};

bool isTime(Unit unit)
{
    return unit == Unit::Hours || unit == Unit::Minutes || unit == Unit::Seconds;
}

constexpr int secondsOfMinute = 60;
constexpr int secondsOfHour = 3600;
/// A shorter time in seconds is an increment, not a period.
constexpr int leastPeriod = 180;

class ControlBuilder {
public:
    explicit ControlBuilder(const std::vector<Token>& tokens)
        : m_tokens(tokens)
    {}

    std::optional<TimeControl> build()
    {
        gather();
        for (std::size_t i = 0; i < m_quantities.size(); ++i) {
            if (!take(i)) {
                return std::nullopt;
            }
        }
        return finished();
    }

private:
    Unit unitAt(std::size_t i) const
    {
        return i < m_tokens.size() ? m_tokens[i].unit : Unit::Other;
    }

    void gather()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (!m_tokens[i].number) {
                continue;
            }
            Quantity quantity{*m_tokens[i].number};
            const Unit before = i > 0 ? unitAt(i - 1) : Unit::Other;
            std::size_t next = i + 1;
            const Unit after = unitAt(next);
            if (isTime(after) || after == Unit::Moves) {
                quantity.unit = after;
                ++next;
            }
            quantity.afterSlash = before == Unit::Slash;
            quantity.afterPlus = before == Unit::Plus;
            quantity.beforeSlash = unitAt(next) == Unit::Slash;
            quantity.isDelay = before == Unit::Delay || unitAt(next) == Unit::Delay;
            quantity.isIncrement = unitAt(next) == Unit::Increment ||
                                   (quantity.beforeSlash && unitAt(next + 1) == Unit::Moves);
            quantity.isFromMove = before == Unit::Moves && quantity.unit == Unit::None;
            // "1 h 30 min" is one time.
            const bool goesOn = !m_quantities.empty() && quantity.unit == Unit::Minutes &&
                                m_quantities.back().unit == Unit::Hours && isTime(before);
            if (goesOn) {
                Quantity& hours = m_quantities.back();
                hours.value = hours.value * secondsOfMinute + quantity.value;
                hours.unit = Unit::Minutes;
            } else {
                m_quantities.push_back(quantity);
            }
        }
    }

    bool take(std::size_t i)
    {
        const Quantity& quantity = m_quantities[i];
        if (quantity.isFromMove) {
            m_fromMove = quantity.value;
            return true;
        }
        switch (quantity.unit) {
        case Unit::Moves:
            return takeMoves(quantity.value);
        case Unit::Hours:
            return takePeriod(quantity.value * secondsOfHour);
        case Unit::Minutes:
            return takePeriod(quantity.value * secondsOfMinute);
        case Unit::Seconds:
            return takeSeconds(quantity);
        default:
            return takeBare(i);
        }
    }

    bool takeMoves(int moves)
    {
        if (moves == 0 || m_pendingMoves) {
            return false;
        }
        const bool movesFollow = !m_periods.empty() && !m_periods.back().moves && !m_movesFirst;
        if (movesFollow) {
            m_periods.back().moves = moves;
        } else {
            m_pendingMoves = moves;
            m_movesFirst = true;
        }
        return true;
    }

    bool takePeriod(int seconds)
    {
        Period period;
        period.moves = m_pendingMoves;
        period.seconds = seconds;
        m_pendingMoves.reset();
        m_periods.push_back(period);
        return true;
    }

    bool takeSeconds(const Quantity& quantity)
    {
        if (quantity.value >= leastPeriod && !quantity.isIncrement && !quantity.isDelay) {
            return takePeriod(quantity.value);
        }
        if (m_periods.empty() || m_perMove) {
            // "30 seconds for each move, 90 minutes": understood only after a period.
            return false;
        }
        m_perMove = quantity.value;
        m_isDelay = quantity.isDelay;
        return true;
    }

    /// A number without a unit: "40/90", "90/40 moves", "90+30", "G/90;d5".
    bool takeBare(std::size_t i)
    {
        const Quantity& quantity = m_quantities[i];
        const Quantity* next = i + 1 < m_quantities.size() ? &m_quantities[i + 1] : nullptr;
        if (quantity.isDelay || quantity.isIncrement) {
            return takeSeconds({quantity.value, Unit::Seconds, false, false, false,
                                quantity.isDelay, quantity.isIncrement});
        }
        const bool slashToTime = quantity.beforeSlash && next != nullptr && next->afterSlash;
        if (slashToTime && next->unit != Unit::Moves) {
            return takeMoves(quantity.value);
        }
        if (quantity.afterSlash && i > 0 && isTime(m_quantities[i - 1].unit)) {
            return takeMoves(quantity.value);
        }
        const bool isLast = next == nullptr || next->isFromMove;
        if (quantity.afterPlus && isLast && !m_periods.empty() && !m_perMove) {
            return takeSeconds({quantity.value, Unit::Seconds, false, false, true, false, true});
        }
        return takePeriod(quantity.value * secondsOfMinute);
    }

    std::optional<TimeControl> finished()
    {
        if (m_periods.empty() || m_pendingMoves) {
            return std::nullopt;
        }
        TimeControl control;
        int made = 0;
        for (std::size_t i = 0; i < m_periods.size(); ++i) {
            Period period = m_periods[i];
            const bool isLast = i + 1 == m_periods.size();
            if ((!isLast && !period.moves) || period.seconds <= 0) {
                return std::nullopt;
            }
            if (m_perMove && m_fromMove.value_or(1) <= made + 1) {
                (m_isDelay ? period.delay : period.increment) = *m_perMove;
            }
            made += period.moves.value_or(0);
            control.periods.push_back(period);
        }
        return control;
    }

    const std::vector<Token>& m_tokens;
    std::vector<Quantity> m_quantities{};
    std::vector<Period> m_periods{};
    std::optional<int> m_pendingMoves{};
    std::optional<int> m_perMove{};
    std::optional<int> m_fromMove{};
    bool m_isDelay = false;
    bool m_movesFirst = false;
};

}  // namespace

std::optional<TimeControl> timeControlFromWords(std::string_view text)
{
    // "90+30" is the notation of minutes, "5400+30" that of seconds.
    const auto coded = parseTimeControl(text);
    if (coded && coded->periods.front().seconds >= leastPeriod * 2) {
        return *coded;
    }
    const auto tokens = tokensOf(text);
    const auto control = tokens ? ControlBuilder(*tokens).build() : std::nullopt;
    // More moves or time than the coded form allows are no time control that anybody plays.
    return control && parseTimeControl(toString(*control)) ? control : std::nullopt;
}

}  // namespace diptych::clock
