#include "core/notation/letter_table.h"

#include "core/notation/entry_shape.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"

#include <algorithm>

namespace diptych::notation {

namespace {

void count(std::vector<UsedLetters>& used, const std::u32string& letters)
{
    if (letters.empty()) {
        return;
    }
    for (UsedLetters& known : used) {
        if (known.letters == letters) {
            ++known.entries;
            return;
        }
    }
    used.push_back({letters, 1});
}

/// Letters after the square of arrival: "Q" in "c8=Q+".
std::u32string promotionLetters(std::string_view text)
{
    const auto symbols = foldEntry(text);
    if (!symbols) {
        return {};
    }
    const std::u32string_view all = symbols->view();
    const std::size_t rank = all.find_last_of(U"18");
    if (rank == std::u32string_view::npos) {
        return {};
    }
    std::u32string letters;
    for (const char32_t symbol : all.substr(rank + 1)) {
        if (isLetter(symbol) && (isCapital(symbol) || !letters.empty())) {
            letters.push_back(symbol);
        }
    }
    return letters.size() > 3 ? std::u32string() : letters;
}

std::u32string inSmallLetters(std::u32string text)
{
    std::transform(text.begin(), text.end(), text.begin(), toSmall);
    return text;
}

/// The dialect's letters are these, or begin with them ("K" of "Ka").
bool fits(const PieceLetter& letter, const std::u32string& used, const std::u32string& small)
{
    const bool wholly = letter.letters == used || letter.small == small;
    return wholly || (used.size() < letter.letters.size() && letter.letters.starts_with(used));
}

}  // namespace

std::vector<UsedLetters> usedLetters(const std::vector<std::string_view>& entries)
{
    std::vector<UsedLetters> used;
    for (const std::string_view text : entries) {
        count(used, leadingLetters(text));
        count(used, promotionLetters(text));
    }
    return used;
}

Capitals capitalsOf(const std::vector<std::string_view>& entries)
{
    int capitals = 0;
    int small = 0;
    for (const std::string_view text : entries) {
        const auto symbols = foldEntry(text);
        if (!symbols || symbols->view().size() < 3) {
            continue;
        }
        const std::u32string_view all = symbols->view();
        const auto isSmallFile = [](char32_t symbol) { return symbol >= U'a' && symbol <= U'h'; };
        if (isCapital(all[0]) && all[0] != U'O') {
            capitals += std::any_of(all.begin() + 1, all.end(), isSmallFile) ? 1 : 0;
        } else if (isLetter(all[0]) && !isSmallFile(all[0]) && all[0] != U'o' && all[0] != U'x') {
            ++small;
        }
    }
    if (capitals > 0 && capitals >= small) {
        return Capitals::Used;
    }
    return small > 0 ? Capitals::NotUsed : Capitals::Unknown;
}

LetterTable lettersIn(const Dialect& dialect, const std::vector<UsedLetters>& used,
                      Capitals capitals)
{
    LetterTable table;
    for (const UsedLetters& entry : used) {
        if (isFigurine(entry.letters[0])) {
            table.known += entry.entries;
            continue;
        }
        const std::u32string small = inSmallLetters(entry.letters);
        bool known = false;
        table.meaning += '/';
        for (const PieceLetter& letter : dialect.letters) {
            if (fits(letter, entry.letters, small)) {
                table.meaning += static_cast<char>('0' + static_cast<int>(letter.type));
                known = true;
            }
        }
        table.known += known ? entry.entries : 0;
    }
    if (capitals != Capitals::Used) {
        // Small letters of files may be pieces too, so the whole alphabet counts.
        for (const PieceLetter& letter : dialect.letters) {
            table.meaning += static_cast<char>('0' + static_cast<int>(letter.type));
            table.meaning += toUtf8(letter.small);
        }
    }
    return table;
}

}  // namespace diptych::notation
