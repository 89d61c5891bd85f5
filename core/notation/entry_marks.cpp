#include "core/notation/entry_marks.h"

#include "core/notation/utf8.h"

#include <array>

namespace diptych::notation {

namespace {

/// Shortest move: two characters, as in "e4" or "ed".
constexpr std::size_t shortestMove = 2;

bool isComment(char32_t symbol)
{
    constexpr std::u32string_view comments = U"!?‼⁇⁈⁉±∓⩲⩱∞□⟳→↑⇆⌓=.,;'\"…";
    return comments.find(symbol) != std::u32string_view::npos;
}

bool isMateMark(char32_t symbol)
{
    return symbol == U'#' || symbol == U'≠' || symbol == U'‡';
}

bool endsWithWord(std::u32string_view symbols, std::u32string_view word)
{
    if (symbols.size() < word.size() + shortestMove) {
        return false;
    }
    const std::u32string_view tail = symbols.substr(symbols.size() - word.size());
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (toSmall(tail[i]) != word[i]) {
            return false;
        }
    }
    return true;
}

/// Length of "e.p." or one of its forms at the end; 0 if there is none.
std::size_t enPassantAtEnd(std::u32string_view symbols)
{
    constexpr std::array<std::u32string_view, 7> forms{U"(e.p.)", U"(ep)", U"e.p.", U"e.p",
                                                       U"ep.",    U"ep",   U"e/p"};
    for (const std::u32string_view form : forms) {
        if (endsWithWord(symbols, form)) {
            return form.size();
        }
    }
    return 0;
}

/// Length of a bracket that holds nothing but a mark, such as "(=)" or "(+)".
std::size_t bracketAtEnd(std::u32string_view symbols)
{
    constexpr std::array<std::u32string_view, 5> forms{U"(=)", U"(+)", U"(#)", U"(!)", U"(?)"};
    for (const std::u32string_view form : forms) {
        if (endsWithWord(symbols, form)) {
            return form.size();
        }
    }
    return 0;
}

std::size_t wordAtEnd(std::u32string_view symbols, const std::vector<DialectWord>& words,
                      WordMeaning meaning)
{
    for (const DialectWord& word : words) {
        if (word.meaning == meaning && endsWithWord(symbols, word.word)) {
            return word.word.size();
        }
    }
    return 0;
}

std::u32string_view withoutNumericComment(std::u32string_view symbols)
{
    const std::size_t dollar = symbols.find(U'$');
    if (dollar == std::u32string_view::npos || dollar < shortestMove) {
        return symbols;
    }
    for (const char32_t symbol : symbols.substr(dollar + 1)) {
        if ((symbol < U'0' || symbol > U'9') && symbol != U'$') {
            return symbols;
        }
    }
    return symbols.substr(0, dollar);
}

/// Length of the mark at the end, noted in the token; 0 if there is none.
std::size_t markAtEnd(std::u32string_view symbols, const std::vector<DialectWord>& words,
                      chess::SanToken& token)
{
    if (const std::size_t length = enPassantAtEnd(symbols); length > 0) {
        token.marksEnPassant = true;
        return length;
    }
    if (const std::size_t length = bracketAtEnd(symbols); length > 0) {
        return length;
    }
    const char32_t last = symbols.back();
    if (last == U'+' || last == U'†') {
        token.marksMate = token.marksMate || token.marksCheck;  // "++"
        token.marksCheck = true;
        return 1;
    }
    if (isMateMark(last)) {
        token.marksMate = true;
        return 1;
    }
    if (last == U':') {
        token.marksCapture = true;
        return 1;
    }
    if (isComment(last)) {
        return 1;
    }
    if (const std::size_t length = wordAtEnd(symbols, words, WordMeaning::Mate); length > 0) {
        token.marksMate = true;
        return length;
    }
    if (const std::size_t length = wordAtEnd(symbols, words, WordMeaning::Check); length > 0) {
        token.marksCheck = true;
        return length;
    }
    return 0;
}

}  // namespace

std::u32string_view takeMarks(std::u32string_view symbols, const std::vector<DialectWord>& words,
                              chess::SanToken& token)
{
    while (!symbols.empty() && (symbols.front() == U'.' || symbols.front() == U'…')) {
        symbols.remove_prefix(1);
    }
    symbols = withoutNumericComment(symbols);
    while (symbols.size() > shortestMove) {
        const std::size_t length = markAtEnd(symbols, words, token);
        if (length == 0) {
            break;
        }
        symbols.remove_suffix(length);
    }
    return symbols;
}

}  // namespace diptych::notation
