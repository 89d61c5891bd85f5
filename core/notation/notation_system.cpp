#include "core/notation/notation_system.h"

#include "core/notation/entry_marks.h"
#include "core/notation/entry_shape.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <array>
#include <string>

namespace diptych::notation {

namespace {

bool isRank(char32_t symbol)
{
    return symbol >= U'1' && symbol <= U'8';
}

bool takeOneOf(std::u32string_view& text, std::u32string_view symbols)
{
    if (text.empty() || symbols.find(text.front()) == std::u32string_view::npos) {
        return false;
    }
    text.remove_prefix(1);
    return true;
}

/// "K", "QN", "KB", "Kt", "QKt": a man or a file in the English system.
bool takeEnglishMan(std::u32string_view& text)
{
    const std::u32string_view before = text;
    for (int i = 0; i < 3 && takeOneOf(text, U"KQRBNP"); ++i) {
        takeOneOf(text, U"t");
    }
    return text.size() < before.size();
}

/// "=Q", "(Q)", "/Q" or nothing.
bool isEnd(std::u32string_view text)
{
    takeOneOf(text, U"=(/");
    if (!text.empty()) {
        takeEnglishMan(text);
        takeOneOf(text, U")");
    }
    return text.empty();
}

/// A number of a rank in brackets or after a stroke that tells men apart: "R(K1)", "B/3".
void takeDistinction(std::u32string_view& text)
{
    if (takeOneOf(text, U"(/")) {
        takeEnglishMan(text);
        takeOneOf(text, U"12345678");
        takeOneOf(text, U")");
    }
}

/// The entry without "ch", "dis ch" or "mate" at its end.
std::u32string_view withoutWords(std::u32string_view text)
{
    constexpr std::array<std::u32string_view, 4> words{U"disch", U"dblch", U"ch", U"mate"};
    for (const std::u32string_view word : words) {
        if (text.size() > word.size() && text.ends_with(word)) {
            return text.substr(0, text.size() - word.size());
        }
    }
    return text;
}

bool isEnglish(std::u32string_view text)
{
    if (!takeEnglishMan(text)) {
        return false;
    }
    takeDistinction(text);
    if (takeOneOf(text, U"-")) {
        return takeEnglishMan(text) && takeOneOf(text, U"12345678") && isEnd(text);
    }
    if (!takeOneOf(text, U"x")) {
        return false;
    }
    if (!takeEnglishMan(text)) {
        return false;
    }
    takeDistinction(text);
    return isEnd(text);
}

/// "P4R", "C3AR", "A5CD": rank before file, in Spanish, Italian or French letters.
bool isRomance(std::u32string_view text)
{
    if (!takeOneOf(text, U"PCAFTDR") || !takeOneOf(text, U"12345678")) {
        return false;
    }
    if (text.size() == 2) {
        return takeOneOf(text, U"AFCT") && takeOneOf(text, U"RD");
    }
    return text.size() == 1 && takeOneOf(text, U"RDACFT");
}

}  // namespace

bool isDescriptive(std::string_view text)
{
    const auto symbols = foldEntry(text);
    if (!symbols || symbols->empty()) {
        return false;
    }
    chess::SanToken marks;
    const std::u32string_view body = withoutWords(takeMarks(symbols->view(), {}, marks));
    return isEnglish(body) || isRomance(body);
}

bool isNumeric(std::string_view text)
{
    const auto symbols = foldEntry(text);
    if (!symbols) {
        return false;
    }
    const std::u32string_view digits = symbols->view();
    return (digits.size() == 4 || digits.size() == 5) &&
           std::all_of(digits.begin(), digits.end(), isRank);
}

NotationSystem systemOf(const std::vector<std::string_view>& entries)
{
    std::size_t descriptive = 0;
    std::size_t numeric = 0;
    std::size_t castlings = 0;
    for (const std::string_view text : entries) {
        if (isDescriptive(text)) {
            ++descriptive;
        } else if (isNumeric(text)) {
            ++numeric;
        } else if (shapeOf(text) == EntryShape::Move && leadingLetters(text).empty() &&
                   text.find_first_of("0oO") == 0) {
            ++castlings;
        }
    }
    const std::size_t others = entries.size() - castlings;
    if (descriptive > 0 && descriptive * 5 >= others * 3) {
        return NotationSystem::Descriptive;
    }
    if (numeric > 0 && numeric * 5 >= others * 3) {
        return NotationSystem::Numeric;
    }
    return NotationSystem::Algebraic;
}

}  // namespace diptych::notation
