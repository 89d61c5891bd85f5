#include "importers/trf/player_line.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

namespace diptych::importers {

using chess::Color;

namespace {

/// The columns of a line, counted in characters from 1 as the format has them.
class Columns {
public:
    explicit Columns(std::string_view line)
        : m_symbols(notation::toCodePoints(line))
    {}

    /// Text of some columns without blanks at its ends.
    std::string text(std::size_t first, std::size_t last) const
    {
        if (first > m_symbols.size()) {
            return {};
        }
        const std::u32string_view all = m_symbols;
        std::u32string_view part = all.substr(first - 1, last - first + 1);
        while (!part.empty() && (part.back() == U' ' || part.back() == U'\t')) {
            part.remove_suffix(1);
        }
        while (!part.empty() && (part.front() == U' ' || part.front() == U'\t')) {
            part.remove_prefix(1);
        }
        return notation::toUtf8(part);
    }

    char at(std::size_t column) const
    {
        const char32_t symbol = column <= m_symbols.size() ? m_symbols[column - 1] : U' ';
        return symbol < 0x80 ? static_cast<char>(symbol) : '?';
    }

    std::size_t size() const { return m_symbols.size(); }

private:
    std::u32string m_symbols;
};

std::optional<int> numberIn(const std::string& text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && value > 0 ? std::optional(value) : std::nullopt;
}

/// "g" for GM and so on, as older programs write them.
std::string titleOf(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](char character) {
        return character >= 'a' && character <= 'z' ? static_cast<char>(character - 'a' + 'A')
                                                    : character;
    });
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> oldTitles{{
        {"G", "GM"},
        {"M", "IM"},
        {"F", "FM"},
        {"C", "CM"},
        {"WG", "WGM"},
        {"WM", "WIM"},
        {"WI", "WIM"},
        {"WF", "WFM"},
        {"WC", "WCM"},
        {"I", "IM"},
    }};
    for (const auto& [old, title] : oldTitles) {
        if (text == old) {
            return std::string(title);
        }
    }
    return text;
}

/// "Krahe,Frank,Dr." as "Krahe, Frank, Dr.".
std::string nameOf(const std::string& text)
{
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool doubled = text[i] == ' ' && !name.empty() && name.back() == ' ';
        if (doubled) {
            continue;
        }
        name += text[i];
        if (text[i] == ',' && i + 1 < text.size() && text[i + 1] != ' ') {
            name += ' ';
        }
    }
    return name;
}

RoundResult roundAt(const Columns& columns, std::size_t first)
{
    RoundResult round;
    round.opponent = numberIn(columns.text(first, first + 3));
    const char colour = columns.at(first + 5);
    if (colour == 'w' || colour == 'W') {
        round.colour = Color::White;
    } else if (colour == 'b' || colour == 'B' || colour == 's' || colour == 'S') {
        round.colour = Color::Black;
    }
    round.result = columns.at(first + 7);
    return round;
}

std::vector<RoundResult> roundsOf(const Columns& columns)
{
    constexpr std::size_t firstRound = 92;
    constexpr std::size_t width = 10;
    std::vector<RoundResult> rounds;
    for (std::size_t first = firstRound;
         first <= columns.size() && rounds.size() < static_cast<std::size_t>(mostRounds);
         first += width) {
        rounds.push_back(roundAt(columns, first));
    }
    const auto isEmpty = [](const RoundResult& round) {
        return !round.opponent && !round.colour && round.result == ' ';
    };
    while (!rounds.empty() && isEmpty(rounds.back())) {
        rounds.pop_back();
    }
    return rounds;
}

}  // namespace

tl::expected<TournamentPlayer, std::string> readPlayerLine(std::string_view line)
{
    const Columns columns(line);
    const auto rank = numberIn(columns.text(5, 8));
    if (!rank) {
        return tl::make_unexpected(columns.text(5, 8));
    }
    TournamentPlayer player;
    player.rank = *rank;
    player.name = nameOf(columns.text(15, 47));
    if (player.name.empty()) {
        return tl::make_unexpected(std::string());
    }
    player.sex = columns.text(10, 10);
    player.title = titleOf(columns.text(11, 13));
    player.rating = numberIn(columns.text(49, 52));
    player.federation = columns.text(54, 56);
    player.fideId = columns.text(58, 68);
    player.birth = columns.text(70, 79);
    const std::string points = columns.text(81, 84);
    if (!points.empty()) {
        char* end = nullptr;
        const double value = std::strtod(points.c_str(), &end);
        player.points = *end == '\0' ? std::optional(value) : std::nullopt;
    }
    player.rounds = roundsOf(columns);
    return player;
}

}  // namespace diptych::importers
