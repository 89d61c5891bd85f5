#include "importers/braille/braille_words.h"

#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"
#include "importers/braille/pef_rows.h"
#include "importers/source/source_text.h"

#include <algorithm>

namespace diptych::importers {

namespace {

/// More of a text than this need not be looked at to know its script.
constexpr std::size_t sampleBytes = 4000;

bool isPattern(char32_t character)
{
    return character >= notation::firstBrailleCharacter &&
           character <= notation::lastBrailleCharacter;
}

bool isBlankCell(char32_t character)
{
    return notation::isBlank(character) || character == notation::firstBrailleCharacter;
}

std::optional<notation::Cell> cellOf(char32_t character)
{
    if (isPattern(character)) {
        return static_cast<notation::Cell>(character - notation::firstBrailleCharacter);
    }
    return notation::cellOfAscii(character);
}

BrailleWord wordOf(std::u32string_view characters, TextSpan span)
{
    BrailleWord word;
    word.text = notation::toUtf8(characters);
    word.span = span;
    for (const char32_t character : characters) {
        const auto cell = cellOf(character);
        if (!cell) {
            word.cells.clear();
            break;
        }
        word.cells.push_back(*cell);
    }
    return word;
}

std::vector<BrailleWord> wordsOf(std::string_view line, int number)
{
    const std::u32string characters = notation::toCodePoints(line);
    std::vector<BrailleWord> words;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= characters.size(); ++i) {
        if (i < characters.size() && !isBlankCell(characters[i])) {
            continue;
        }
        if (i > start) {
            const TextSpan span{number, static_cast<int>(start) + 1, static_cast<int>(i - start)};
            words.push_back(wordOf(std::u32string_view(characters).substr(start, i - start), span));
        }
        start = i + 1;
    }
    return words;
}

}  // namespace

double shareOfCells(std::string_view text)
{
    std::size_t patterns = 0;
    std::size_t others = 0;
    for (const char32_t character : notation::toCodePoints(text.substr(0, sampleBytes))) {
        if (isPattern(character)) {
            ++patterns;
        } else if (!notation::isBlank(character)) {
            ++others;
        }
    }
    const std::size_t all = patterns + others;
    return all == 0 ? 0.0 : static_cast<double>(patterns) / static_cast<double>(all);
}

BrailleSource brailleWords(std::string_view text, int firstLine)
{
    BrailleSource source;
    if (looksLikePef(text)) {
        source.script = BrailleScript::Cells;
        for (const PefRow& row : pefRows(text)) {
            source.lines.push_back(wordsOf(row.text, firstLine + row.line));
        }
        return source;
    }
    source.script = shareOfCells(text) > 0.5 ? BrailleScript::Cells : BrailleScript::Ascii;
    int number = firstLine;
    for (const std::string_view line : linesOf(text)) {
        source.lines.push_back(wordsOf(line, number));
        ++number;
    }
    return source;
}

}  // namespace diptych::importers
