#include "importers/text/chunk_kind.h"

#include "core/notation/entry_shape.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/notation_system.h"
#include "core/notation/utf8.h"
#include "importers/source/plain_words.h"

#include <algorithm>
#include <array>

namespace diptych::importers {

namespace {

using notation::Confusions;
using notation::EntryShape;
using Text = std::u32string_view;

constexpr std::size_t mostNumberDigits = 3;
/// Neither a move nor a number, result or time is longer.
constexpr std::size_t longestWord = 60;

bool consistsOf(Text text, Text symbols)
{
    return std::all_of(text.begin(), text.end(),
                       [&](char32_t symbol) { return symbols.find(symbol) != Text::npos; });
}

/// Full-width characters of East Asian writing as ASCII.
char32_t ofUsualWidth(char32_t symbol)
{
    return symbol > 0xFF00 && symbol < 0xFF5F ? symbol - 0xFEE0 : symbol;
}

int digitOf(char32_t symbol, Confusions confusions)
{
    symbol = ofUsualWidth(symbol);
    if (symbol >= U'0' && symbol <= U'9') {
        return static_cast<int>(symbol - U'0');
    }
    if (symbol == U'O' || symbol == U'o') {
        return 0;
    }
    if (symbol == U'l' || symbol == U'I' || symbol == U'|') {
        return 1;
    }
    if (confusions == Confusions::Recognition) {
        constexpr std::array<std::pair<char32_t, int>, 5> alike{
            {{U'S', 5}, {U'B', 8}, {U'Z', 2}, {U'G', 6}, {U'T', 7}}};
        for (const auto& [letter, digit] : alike) {
            if (letter == symbol) {
                return digit;
            }
        }
    }
    return -1;
}

/// A move number at the start of a word.
struct WrittenNumber {
    int value = 0;
    bool isBlack = false;
    bool isClosed = false;   ///< followed by a dot or bracket
    bool hasDigit = false;   ///< not all of it letters that look like digits
    std::size_t length = 0;  ///< with what closes it
};

/// A dash behind a number belongs to it before a move, and behind a dot.
bool closesNumber(Text rest, int dots)
{
    return rest.empty() ? dots == 1
                        : notation::shapeOf(notation::toUtf8(rest)) == EntryShape::Move &&
                              !notation::isDash(rest.front());
}

std::optional<WrittenNumber> numberAt(Text word, Confusions confusions)
{
    WrittenNumber number;
    std::size_t i = 0;
    i += !word.empty() && word[0] == U'#' ? 1 : 0;
    std::size_t digits = 0;
    while (i < word.size() && digits < mostNumberDigits && digitOf(word[i], confusions) >= 0) {
        number.value = number.value * 10 + digitOf(word[i], confusions);
        const char32_t digit = ofUsualWidth(word[i]);
        number.hasDigit = number.hasDigit || (digit >= U'0' && digit <= U'9');
        ++i;
        ++digits;
    }
    if (digits == 0) {
        return std::nullopt;
    }
    int dots = 0;
    for (; i < word.size(); ++i) {
        const char32_t symbol = ofUsualWidth(word[i]);
        if (symbol != U'.' && symbol != U'…' && symbol != U')') {
            break;
        }
        dots += symbol == U'.' ? 1 : symbol == U'…' ? 3 : 0;
        number.isClosed = true;
    }
    if (i == digits && i < word.size() && word[i] == U':' && i + 1 == word.size()) {
        number.isClosed = true;
        ++i;
    }
    // "12-Nf3" in Portuguese, "12.- Cf3" and "12.-Cf3" in Spanish.
    if (i < word.size() && notation::isDash(word[i]) && closesNumber(word.substr(i + 1), dots)) {
        number.isClosed = true;
        ++i;
    }
    number.isBlack = dots >= 2;
    number.length = i;
    return number;
}

Chunk numberChunk(const WrittenNumber& number, Text word, TextSpan span)
{
    Chunk chunk;
    chunk.kind = number.isBlack ? ChunkKind::BlackNumber : ChunkKind::Number;
    chunk.value = number.value;
    chunk.text = notation::toUtf8(word.substr(0, number.length));
    chunk.span = {span.line, span.column, static_cast<int>(number.length)};
    return chunk;
}

/// What may follow directly on a move number: anything but more of a number or date.
bool mayFollowNumber(Text rest, const WrittenNumber& number)
{
    const bool startsLikeNumber = (rest[0] >= U'0' && rest[0] <= U'9') || rest[0] == U':' ||
                                  rest[0] == U'/' || rest[0] == U',';
    if (!number.isClosed) {
        return !startsLikeNumber && rest.size() >= 2 &&
               notation::shapeOf(notation::toUtf8(rest)) == EntryShape::Move;
    }
    // "1.0-0" is castling, "12.05.2024" a date.
    return !startsLikeNumber || notation::shapeOf(notation::toUtf8(rest)) == EntryShape::Move;
}

bool isMark(Text word)
{
    constexpr std::array<Text, 13> marks{U"+",  U"++",  U"#",  U"†",   U"‡",    U"e.p.", U"e.p",
                                         U"ep", U"ep.", U"ch", U"ch.", U"mate", U"matt"};
    while (word.size() > 1 && (word.back() == U'+' || word.back() == U'#')) {
        word.remove_suffix(1);
    }
    return std::find(marks.begin(), marks.end(), word) != marks.end();
}

bool isRemark(Text word)
{
    if (word.size() > 1 && word[0] == U'$') {
        return consistsOf(word.substr(1), U"0123456789");
    }
    const bool onlySigns = consistsOf(word, U"!?.,‼⁇⁈⁉±∓⩲⩱∞□⟳→↑⇆⌓=+-/");
    const bool nothingWritten = consistsOf(word, U"?-./");
    return onlySigns && !nothingWritten;
}

bool isPlaceholder(Text word)
{
    if (consistsOf(word, U"xX") && word.size() <= 3) {
        return true;
    }
    const bool signs = std::all_of(word.begin(), word.end(), [](char32_t symbol) {
        return notation::isDash(symbol) || Text(U"~_.…•*?/\"″“”„'□▢◻@").find(symbol) != Text::npos;
    });
    return signs;
}

/// Kind of a word that is neither number, result nor clock.
ChunkKind kindOf(Text word, const std::string& text)
{
    if (word == U"." || word == U",") {
        return ChunkKind::Remark;
    }
    if (word == U"=") {
        return ChunkKind::DrawOffer;
    }
    if (isMark(word)) {
        return ChunkKind::Mark;
    }
    if (word.size() == 1 && notation::isDash(word[0])) {
        return ChunkKind::Filler;
    }
    if (word == U"□" || (consistsOf(word, U"?") && word.size() <= 2)) {
        return ChunkKind::Filler;
    }
    if (consistsOf(word, U".…")) {
        return ChunkKind::Dots;
    }
    if (isRemark(word)) {
        return ChunkKind::Remark;
    }
    if (isPlaceholder(word)) {
        return ChunkKind::Placeholder;
    }
    switch (notation::shapeOf(text)) {
    case EntryShape::Move:
        return ChunkKind::Move;
    case EntryShape::ShortCapture:
        return ChunkKind::MaybeMove;
    case EntryShape::PieceLetter:
        return ChunkKind::PieceLetter;
    case EntryShape::Other:
        break;
    }
    const bool otherSystem = notation::isDescriptive(text) || notation::isNumeric(text);
    return otherSystem ? ChunkKind::Move : ChunkKind::Word;
}

/// "1.29" for an hour and 29 minutes.
std::optional<int> readDottedClock(Text word)
{
    constexpr char32_t mostHours = U'3';
    const bool dotted = word.size() == 4 && word[0] >= U'0' && word[0] <= mostHours &&
                        (word[1] == U'.' || word[1] == U',');
    if (!dotted) {
        return std::nullopt;
    }
    std::string usual = notation::toUtf8(word);
    usual[1] = ':';
    return readClock(usual);
}

Chunk clockChunk(Text word, TextSpan span, int seconds)
{
    Chunk chunk;
    chunk.kind = ChunkKind::Clock;
    chunk.text = notation::toUtf8(word);
    chunk.span = span;
    chunk.value = seconds;
    return chunk;
}

/// A time, or the times of both players: "1:59/1:58". Empty if the word is none.
std::vector<Chunk> clocksIn(Text word, TextSpan span, Confusions confusions)
{
    const auto timeIn = [=](Text part) {
        const std::string text = notation::toUtf8(part);
        auto seconds = readClock(text);
        if (!seconds && confusions == Confusions::Typing) {
            seconds = readMinutes(text);
            seconds = seconds ? seconds : readDottedClock(part);
        }
        return seconds;
    };
    if (const auto seconds = timeIn(word)) {
        return {clockChunk(word, span, *seconds)};
    }
    const std::size_t sign = word.find_first_of(U"/-–—|");
    if (sign == Text::npos) {
        return {};
    }
    const auto first = timeIn(word.substr(0, sign));
    const auto second = timeIn(word.substr(sign + 1));
    if (!first || !second) {
        return {};
    }
    const auto length = static_cast<int>(sign);
    return {clockChunk(word.substr(0, sign), {span.line, span.column, length}, *first),
            clockChunk(word.substr(sign + 1),
                       {span.line, span.column + length + 1, span.length - length - 1}, *second)};
}

/// "Kd7→Ke6": what stands before the arrow was corrected.
std::vector<Chunk> correctedWord(Text word, std::size_t arrow, TextSpan span, Confusions confusions)
{
    const auto before = static_cast<int>(arrow) + 1;
    if (arrow + 1 == word.size()) {
        return classifyWord(word.substr(0, arrow), {span.line, span.column, before - 1},
                            confusions);
    }
    Chunk corrected;
    corrected.kind = ChunkKind::Remark;
    corrected.text = notation::toUtf8(word.substr(0, arrow + 1));
    corrected.span = {span.line, span.column, before};
    std::vector<Chunk> chunks{corrected};
    for (Chunk& chunk :
         classifyWord(word.substr(arrow + 1),
                      {span.line, span.column + before, span.length - before}, confusions)) {
        chunks.push_back(std::move(chunk));
    }
    return chunks;
}

}  // namespace

std::vector<Chunk> classifyWord(Text word, TextSpan span, Confusions confusions)
{
    Chunk chunk;
    chunk.text = notation::toUtf8(word);
    chunk.span = span;
    if (word.size() > longestWord) {
        return {chunk};
    }
    if (const auto result = readResult(chunk.text)) {
        chunk.kind = ChunkKind::Result;
        chunk.result = resultOf(*result);
        return {chunk};
    }
    if (const std::size_t arrow = word.rfind(U'→'); arrow != Text::npos && arrow > 0) {
        return correctedWord(word, arrow, span, confusions);
    }
    if (std::vector<Chunk> clocks = clocksIn(word, span, confusions); !clocks.empty()) {
        return clocks;
    }
    const bool isMove = word.size() > 1 && notation::shapeOf(chunk.text) == EntryShape::Move;
    const auto number = isMove ? std::nullopt : numberAt(word, confusions);
    const bool recognised = confusions == Confusions::Recognition;
    if (number && number->length == word.size() &&
        (number->hasDigit || (number->isClosed && recognised)) &&
        !notation::isNumeric(chunk.text)) {
        return {numberChunk(*number, word, span)};
    }
    // On a scan "8b5" is more likely the bishop than row 8.
    if (number && number->length < word.size() && number->hasDigit &&
        (number->isClosed || !recognised) &&
        mayFollowNumber(word.substr(number->length), *number)) {
        const auto length = static_cast<int>(number->length);
        std::vector<Chunk> chunks{numberChunk(*number, word, span)};
        const TextSpan rest{span.line, span.column + length, span.length - length};
        for (Chunk& next : classifyWord(word.substr(number->length), rest, confusions)) {
            chunks.push_back(std::move(next));
        }
        return chunks;
    }
    chunk.kind = kindOf(word, chunk.text);
    return {chunk};
}

Chunk classifyBracket(Text inner, TextSpan span)
{
    Chunk chunk;
    chunk.span = span;
    chunk.text = notation::toUtf8(inner);
    chunk.kind = ChunkKind::Remark;
    if (inner == U"=") {
        chunk.kind = ChunkKind::DrawOffer;
    } else if (isMark(inner)) {
        chunk.kind = ChunkKind::Mark;
    } else if (consistsOf(inner, U"?") && !inner.empty()) {
        chunk.kind = ChunkKind::Placeholder;
    } else if (const auto seconds = readClock(chunk.text)) {
        chunk.kind = ChunkKind::Clock;
        chunk.value = *seconds;
    } else if (const auto clock = clockInComment("[" + chunk.text + "]")) {
        chunk.kind = ChunkKind::Clock;
        chunk.value = *clock;
    }
    return chunk;
}

}  // namespace diptych::importers
