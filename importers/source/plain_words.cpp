#include "importers/source/plain_words.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_words.h"
#include "core/notation/utf8.h"
#include "core/support/digit.h"

#include <algorithm>
#include <array>
#include <utility>

namespace diptych::importers {

namespace {

/// The text without blanks and brackets, in small letters, with one kind of dash. Of what is longer
/// than any word only the beginning.
std::string simplified(std::string_view text)
{
    constexpr std::size_t longest = 400;
    std::u32string plain;
    for (const char32_t symbol : notation::toCodePoints(text.substr(0, longest))) {
        if (notation::isBlank(symbol) || symbol == U'(' || symbol == U')') {
            continue;
        }
        plain.push_back(notation::isDash(symbol) ? U'-' : notation::toSmall(symbol));
    }
    while (!plain.empty() && (plain.back() == U'.' || plain.back() == U',')) {
        plain.pop_back();
    }
    return notation::toUtf8(plain);
}

bool isDrawWord(const std::string& text)
{
    const std::u32string word = notation::toCodePoints(text);
    for (const notation::Dialect& dialect : notation::allDialects()) {
        for (const notation::DialectWord& known : dialect.words) {
            if (known.meaning == notation::WordMeaning::Draw && known.word == word) {
                return true;
            }
        }
    }
    return false;
}

/// Takes a number of at most so many digits off the front.
std::optional<int> takeNumber(std::string_view& text, std::size_t mostDigits)
{
    int value = 0;
    std::size_t digits = 0;
    while (digits < text.size() && digits <= mostDigits && isDigit(text[digits])) {
        value = value * 10 + (text[digits] - '0');
        ++digits;
    }
    if (digits == 0 || digits > mostDigits) {
        return std::nullopt;
    }
    text.remove_prefix(digits);
    return value;
}

/// Takes two digits below sixty.
std::optional<int> takeSixtieth(std::string_view& text)
{
    const std::size_t before = text.size();
    const auto value = takeNumber(text, 2);
    return value && *value < 60 && before - text.size() == 2 ? value : std::nullopt;
}

}  // namespace

std::optional<score::GameResult> resultOf(ResultWord word)
{
    switch (word) {
    case ResultWord::WhiteWins:
        return score::GameResult::WhiteWins;
    case ResultWord::BlackWins:
        return score::GameResult::BlackWins;
    case ResultWord::Draw:
        return score::GameResult::Draw;
    case ResultWord::Open:
        break;
    }
    return std::nullopt;
}

std::optional<ResultWord> readResult(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, ResultWord>, 21> forms{{
        {"1-0", ResultWord::WhiteWins}, {"1:0", ResultWord::WhiteWins},
        {"1-o", ResultWord::WhiteWins}, {"+/-", ResultWord::WhiteWins},
        {"0-1", ResultWord::BlackWins}, {"0:1", ResultWord::BlackWins},
        {"o-1", ResultWord::BlackWins}, {"-/+", ResultWord::BlackWins},
        {"1/2-1/2", ResultWord::Draw},  {"½-½", ResultWord::Draw},
        {"1/2:1/2", ResultWord::Draw},  {"½:½", ResultWord::Draw},
        {"1/2", ResultWord::Draw},      {"½", ResultWord::Draw},
        {"0,5-0,5", ResultWord::Draw},  {"0.5-0.5", ResultWord::Draw},
        {"=-=", ResultWord::Draw},      {"½½", ResultWord::Draw},
        {"1x0", ResultWord::WhiteWins}, {"0x1", ResultWord::BlackWins},
        {"½x½", ResultWord::Draw},
    }};
    if (text == "*") {
        return ResultWord::Open;
    }
    const std::string plain = simplified(text);
    for (const auto& [form, result] : forms) {
        if (plain == form) {
            return result;
        }
    }
    const bool maybeWord = plain.size() >= 3 &&
                           std::none_of(plain.begin(), plain.end(),
                                        [](char c) { return isDigit(c) || c == '-' || c == ':'; });
    if (maybeWord && isDrawWord(plain)) {
        return ResultWord::Draw;
    }
    return std::nullopt;
}

std::optional<score::GameResult> resultInFigures(std::string_view text)
{
    constexpr std::string_view half = "½";
    const bool inFigures = text.find_first_of("01") != std::string_view::npos ||
                           text.find(half) != std::string_view::npos;
    const auto word = inFigures ? readResult(text) : std::nullopt;
    return word ? resultOf(*word) : std::nullopt;
}

std::optional<int> readClock(std::string_view text)
{
    if (text.size() > 2 && text.front() == '(' && text.back() == ')') {
        text = text.substr(1, text.size() - 2);
    }
    const auto hours = takeNumber(text, 2);
    if (!hours || text.empty() || (text.front() != ':' && text.front() != 'h')) {
        return std::nullopt;
    }
    text.remove_prefix(1);
    const auto minutes = takeSixtieth(text);
    if (!minutes) {
        return std::nullopt;
    }
    int seconds = 0;
    if (!text.empty() && text.front() == ':') {
        text.remove_prefix(1);
        const auto last = takeSixtieth(text);
        if (!last) {
            return std::nullopt;
        }
        seconds = *last;
        if (!text.empty() && (text.front() == '.' || text.front() == ',')) {
            text.remove_prefix(1);
            takeNumber(text, 3);
        }
    }
    if (!text.empty()) {
        return std::nullopt;
    }
    return *hours * 3600 + *minutes * 60 + seconds;
}

std::optional<int> readMinutes(std::string_view text)
{
    const std::string plain = simplified(text);
    std::string_view rest = plain;
    auto minutes = takeNumber(rest, 3);
    int hours = 0;
    bool named = false;
    if (minutes && !rest.empty() && rest.front() == 'h' && *minutes < 100) {
        hours = *minutes;
        rest.remove_prefix(1);
        minutes = takeSixtieth(rest);
        named = true;
    }
    constexpr std::array<std::string_view, 8> units{"min", "mins", "minutes", "minuten",
                                                    "m",   "'",    "′",       "’"};
    const bool hasUnit = std::find(units.begin(), units.end(), rest) != units.end();
    if (!minutes || (!hasUnit && !(named && rest.empty()))) {
        return std::nullopt;
    }
    return (hours * 60 + *minutes) * 60;
}

std::optional<chess::Color> sideNamed(std::string_view text)
{
    const std::vector<notation::SpokenWord> words = notation::spokenWordsOf(text);
    if (words.size() != 1) {
        return std::nullopt;
    }
    const std::string& word = words.front().folded;
    if (word == "b") {
        return chess::Color::Black;  // "bianco" and "blanc" are not written so beside a move
    }
    for (const notation::SpokenLanguage& language : notation::allSpokenLanguages()) {
        const auto terms = language.byFirstWord.find(word);
        if (terms == language.byFirstWord.end()) {
            continue;
        }
        for (const std::size_t index : terms->second) {
            const auto kind = language.terms[index].meaning.kind;
            if (kind == notation::SpokenKind::White || kind == notation::SpokenKind::Black) {
                return kind == notation::SpokenKind::White ? chess::Color::White
                                                           : chess::Color::Black;
            }
        }
    }
    return std::nullopt;
}

std::optional<int> clockInComment(std::string_view comment)
{
    const std::size_t found = comment.find("[%clk");
    if (found == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view value = comment.substr(found + 5);
    value = value.substr(0, value.find(']'));
    while (!value.empty() && value.front() == ' ') {
        value.remove_prefix(1);
    }
    while (!value.empty() && value.back() == ' ') {
        value.remove_suffix(1);
    }
    return readClock(value);
}

}  // namespace diptych::importers
