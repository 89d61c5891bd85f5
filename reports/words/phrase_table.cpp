#include "reports/words/phrase_table.h"

#include <QString>

#include <algorithm>

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
    QString sentence = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    if (!sentence.isEmpty()) {
        sentence[0] = sentence[0].toUpper();
    }
    return sentence.toStdString();
}

}  // namespace diptych::reports
