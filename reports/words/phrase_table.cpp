#include "reports/words/phrase_table.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <optional>

namespace diptych::reports {

const char* findPhrase(std::span<const Phrase> table, std::string_view code)
{
    const auto found = std::ranges::find(table, code, &Phrase::code);
    return found == table.end() ? nullptr : found->text;
}

std::string fillIn(std::string_view pattern, std::span<const std::string> arguments)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             pattern[i + 1] <= '9';
        if (!isPlace) {
            text += pattern[i];
            continue;
        }
        const auto number = static_cast<std::size_t>(pattern[++i] - '1');
        if (number < arguments.size()) {
            text += arguments[number];
        }
    }
    return text;
}

std::string capitalised(std::string_view text)
{
    const auto first = text.empty() ? std::nullopt : notation::codePointAt(text, 0);
    if (!first) {
        return std::string(text);
    }
    // In the alphabets of the sentences a capital stands so far before its small letter.
    constexpr char32_t distance = 0x20;
    const char32_t capital = first->value - distance;
    std::string sentence;
    notation::appendUtf8(sentence,
                         notation::toSmall(capital) == first->value ? capital : first->value);
    return sentence += text.substr(static_cast<std::size_t>(first->bytes));
}

}  // namespace diptych::reports
