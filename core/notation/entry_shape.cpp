#include "core/notation/entry_shape.h"

#include "core/notation/confusions.h"
#include "core/notation/entry_marks.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace diptych::notation {

namespace {

constexpr std::size_t longestPiece = 3;

int fileOf(char32_t symbol)
{
    const char32_t small = toSmall(lookAlike(symbol));
    if (small >= U'a' && small <= U'h') {
        return static_cast<int>(small - U'a');
    }
    constexpr std::u32string_view greek = U"αβγδεζηθ";
    const std::size_t index = greek.find(toSmall(symbol));
    return index == std::u32string_view::npos ? -1 : static_cast<int>(index);
}

bool isFile(char32_t symbol)
{
    return fileOf(symbol) >= 0;
}

bool isRank(char32_t symbol)
{
    return symbol >= U'1' && symbol <= U'8';
}

bool isSign(char32_t symbol)
{
    return symbol == U'-' || symbol == U'x' || symbol == U':';
}

bool isPiece(char32_t symbol)
{
    return isLetter(symbol) || isFigurine(symbol);
}

/// Nothing, or a new piece with or without "=", "(" or "/".
bool isPromotion(std::u32string_view rest)
{
    if (rest.empty()) {
        return true;
    }
    constexpr std::u32string_view before = U"=(/";
    if (before.find(rest.front()) != std::u32string_view::npos) {
        rest.remove_prefix(1);
    }
    if (rest.size() > 1 && rest.back() == U')') {
        rest.remove_suffix(1);
    }
    return !rest.empty() && rest.size() <= longestPiece &&
           std::all_of(rest.begin(), rest.end(), isPiece);
}

/// Squares as they follow a piece letter, or stand without one.
enum class Before : std::uint8_t { Nothing, Letters };

bool isSquares(std::u32string_view text, Before before)
{
    const auto after = [&](bool file, bool rank) {
        std::size_t i = 0;
        const auto take = [&](auto matcher) {
            const bool found = i < text.size() && matcher(text[i]);
            i += found ? 1 : 0;
            return found;
        };
        if ((file && !take(isFile)) || (rank && !take(isRank))) {
            return false;
        }
        take(isSign);
        return take(isFile) && take(isRank) && isPromotion(text.substr(i));
    };
    return after(false, false) || after(true, false) || after(true, true) ||
           (before == Before::Letters && after(false, true));
}

bool isShortCapture(std::u32string_view text)
{
    if (text.size() == 3 && isSign(text[1])) {
        return isFile(text[0]) && isFile(text[2]);
    }
    return text.size() == 2 && isFile(text[0]) && isFile(text[1]) &&
           std::abs(fileOf(text[0]) - fileOf(text[1])) == 1;
}

bool isCastling(std::u32string_view text)
{
    const auto noughts = std::count_if(text.begin(), text.end(), looksLikeZero);
    const auto dashes = std::count(text.begin(), text.end(), U'-');
    return (noughts == 2 || noughts == 3) && dashes < noughts &&
           static_cast<std::size_t>(noughts + dashes) == text.size() && looksLikeZero(text[0]) &&
           looksLikeZero(text.back());
}

/// "Rel" for Re1: a capital, a file, and a letter that looks like the digit.
bool endsWithLetterForOne(std::u32string_view body)
{
    const bool captures = body.size() == 4 && isSign(body[1]);
    if (body.size() != 3 && !captures) {
        return false;
    }
    const char32_t file = body[body.size() - 2];
    return isCapital(body.front()) && isFile(file) && !isCapital(file) &&
           (body.back() == U'l' || body.back() == U'I');
}

/// Number of letters of a piece at the start at most: one, then small letters.
std::size_t longestStart(std::u32string_view text)
{
    std::size_t length = 0;
    while (length < std::min(text.size(), longestPiece) && isPiece(text[length]) &&
           (length == 0 || !isCapital(text[length]))) {
        ++length;
    }
    return length;
}

}  // namespace

EntryShape shapeOf(std::string_view text)
{
    const auto symbols = foldEntry(text);
    if (!symbols || symbols->empty()) {
        return EntryShape::Other;
    }
    chess::SanToken marks;
    const std::u32string_view body = takeMarks(symbols->view(), {}, marks);
    if (body.empty()) {
        return EntryShape::Other;
    }
    if (isCastling(body) || endsWithLetterForOne(body)) {
        return EntryShape::Move;
    }
    const std::size_t longest = longestStart(body);
    for (std::size_t length = 0; length <= longest; ++length) {
        if (isSquares(body.substr(length), length > 0 ? Before::Letters : Before::Nothing)) {
            return EntryShape::Move;
        }
    }
    if (isShortCapture(body)) {
        return EntryShape::ShortCapture;
    }
    if (longest == body.size() && !isFile(body[0])) {
        return EntryShape::PieceLetter;
    }
    return longest == 1 && body.size() == 1 ? EntryShape::PieceLetter : EntryShape::Other;
}

std::u32string leadingLetters(std::string_view text)
{
    std::u32string letters;
    const auto symbols = foldEntry(text);
    if (!symbols) {
        return letters;
    }
    const std::u32string_view all = symbols->view();
    const bool castling =
        all.size() > 1 && looksLikeZero(all[0]) && (all[1] == U'-' || looksLikeZero(all[1]));
    for (const char32_t symbol : all) {
        const bool first = letters.empty();
        const bool mayBeFile = first ? symbol >= U'a' && symbol <= U'h' : isFile(symbol);
        if (!isPiece(symbol) || symbol == U'x' || castling || mayBeFile ||
            letters.size() == longestPiece || (!first && isCapital(symbol))) {
            break;
        }
        letters.push_back(symbol);
    }
    return letters;
}

}  // namespace diptych::notation
