#include "importers/source/encoding.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_shape.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/letter_table.h"
#include "core/notation/utf8.h"
#include "importers/source/plain_words.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <map>
#include <memory>
#include <type_traits>
#include <vector>

namespace diptych::importers {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

/// Likelier ones first.
constexpr std::array<const char*, 14> encodings{
    "windows-1252", "windows-1250", "windows-1251", "windows-1253", "windows-1254",
    "windows-1257", "iso-8859-15",  "iso-8859-2",   "iso-8859-5",   "iso-8859-7",
    "iso-8859-9",   "koi8-r",       "ibm850",       "macintosh"};

struct CloseConverter {
    void operator()(void* converter) const { iconv_close(converter); }
};

std::optional<std::string> convert(std::string_view bytes, const std::string& encoding)
{
    iconv_t const opened = iconv_open("UTF-8", encoding.c_str());
    if (opened == reinterpret_cast<iconv_t>(-1)) {
        return std::nullopt;
    }
    const std::unique_ptr<std::remove_pointer_t<iconv_t>, CloseConverter> converter(opened);
    const std::size_t unit = encoding.starts_with("utf-16") ? 2 : 1;
    std::string text;
    std::string input(bytes);
    char* from = input.data();
    std::size_t left = input.size();
    std::array<char, 4096> buffer{};
    while (left > 0) {
        char* to = buffer.data();
        std::size_t room = buffer.size();
        const std::size_t result = iconv(opened, &from, &left, &to, &room);
        text.append(buffer.data(), buffer.size() - room);
        if (result == static_cast<std::size_t>(-1) && errno != E2BIG) {
            text += replacement;
            const std::size_t skipped = std::min(unit, left);
            from += skipped;
            left -= skipped;
        }
    }
    return text;
}

/// What each byte means in an encoding.
using ByteTable = std::array<std::string, 256>;

std::optional<ByteTable> readByteTable(const std::string& encoding)
{
    ByteTable table;
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const char character = static_cast<char>(byte);
        auto text = convert(std::string_view(&character, 1), encoding);
        if (!text) {
            return std::nullopt;
        }
        table[byte] = std::move(*text);
    }
    return table;
}

/// Read once: iconv loads a library whenever it is asked for an encoding, which takes longer than
/// to convert a score.
const std::map<std::string, ByteTable>& byteTables()
{
    static const auto tables = [] {
        std::map<std::string, ByteTable> all;
        for (const char* const encoding : encodings) {
            if (auto table = readByteTable(encoding)) {
                all.emplace(encoding, std::move(*table));
            }
        }
        return all;
    }();
    return tables;
}

enum class Alphabet { Latin, Greek, Cyrillic };

Alphabet alphabetOf(char32_t letter)
{
    if (letter >= 0x370 && letter < 0x400) {
        return Alphabet::Greek;
    }
    return letter >= 0x400 && letter < 0x530 ? Alphabet::Cyrillic : Alphabet::Latin;
}

/// Signs of a score sheet beyond ASCII that may stand in an entry.
bool isSheetSign(char32_t symbol)
{
    return symbol == U'½' || symbol == U'×' || symbol == U'±' || notation::isDash(symbol);
}

bool isQuotation(char32_t symbol)
{
    return symbol == U'“' || symbol == U'”' || symbol == U'„' || symbol == U'‘' || symbol == U'’' ||
           symbol == U'«' || symbol == U'»' || symbol == U'…';
}

/// A word of a text between blanks.
using Word = std::u32string_view;

/// Letters of one alphabet, capitals at the beginning or throughout.
bool readsAsWord(Word word)
{
    while (!word.empty() && (isQuotation(word.front()) || word.front() == U'(')) {
        word.remove_prefix(1);
    }
    std::size_t capitals = 0;
    std::size_t letters = 0;
    for (const char32_t symbol : word) {
        if (!notation::isLetter(symbol)) {
            if (symbol < 0x80 || isQuotation(symbol) || notation::isDash(symbol)) {
                letters = capitals = 0;  // "Saint-Étienne" is two words
                continue;
            }
            return false;
        }
        if (alphabetOf(symbol) != alphabetOf(word.front()) && letters > 0) {
            return false;
        }
        if (notation::isCapital(symbol) && capitals < letters) {
            return false;
        }
        capitals += notation::isCapital(symbol) ? 1 : 0;
        ++letters;
        if (!notation::isCapital(symbol) && capitals > 1) {
            return false;
        }
    }
    return true;
}

/// Nobody writes words of more than three letters that all have accents.
bool isAllAccents(Word word)
{
    constexpr std::size_t most = 3;
    const auto isAccented = [](char32_t symbol) {
        return symbol >= 0x80 && notation::isLetter(symbol) &&
               alphabetOf(symbol) == Alphabet::Latin;
    };
    const auto accented = std::count_if(word.begin(), word.end(), isAccented);
    const auto letters = std::count_if(word.begin(), word.end(), notation::isLetter);
    return accented == letters && static_cast<std::size_t>(letters) > most;
}

bool isAscii(Word word)
{
    return std::all_of(word.begin(), word.end(), [](char32_t symbol) { return symbol < 0x80; });
}

/// What a word that is no move says for an encoding.
int valueOf(Word word)
{
    constexpr int plainWord = 1;
    constexpr int nothing = -2;
    constexpr int result = 4;
    if (readResult(notation::toUtf8(word))) {
        return result;
    }
    const bool isSign = std::all_of(word.begin(), word.end(), [](char32_t symbol) {
        return symbol < 0x80 || isSheetSign(symbol) || isQuotation(symbol);
    });
    return isSign || (readsAsWord(word) && !isAllAccents(word)) ? plainWord : nothing;
}

/// Number of moves whose letters one and the same dialect knows, of the dialect that knows most.
int movesUnderstood(const std::vector<std::string>& moves)
{
    const std::vector<std::string_view> texts(moves.begin(), moves.end());
    const std::vector<notation::UsedLetters> used = notation::usedLetters(texts);
    int most = 0;
    for (const notation::Dialect& dialect : notation::allDialects()) {
        most = std::max(most, notation::lettersIn(dialect, used, notation::Capitals::Used).known);
    }
    return most;
}

int valueOfText(const std::string& text)
{
    constexpr int valueOfMove = 4;
    const std::u32string symbols = notation::toCodePoints(text);
    std::vector<std::string> moves;
    int value = 0;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= symbols.size(); ++i) {
        if (i < symbols.size() && symbols[i] > 0x20 && !notation::isBlank(symbols[i])) {
            continue;
        }
        const Word word = Word(symbols).substr(start, i - start);
        start = i + 1;
        std::string utf8 = notation::toUtf8(word);
        if (notation::shapeOf(utf8) == notation::EntryShape::Move) {
            moves.push_back(std::move(utf8));
        } else if (!isAscii(word)) {
            value += valueOf(word);
        }
    }
    return value + valueOfMove * movesUnderstood(moves);
}

}  // namespace

std::optional<std::string> decodeAs(std::string_view bytes, const std::string& encoding)
{
    const auto table = byteTables().find(encoding);
    if (table == byteTables().end()) {
        return convert(bytes, encoding);
    }
    std::string text;
    for (const char byte : bytes) {
        text += table->second[static_cast<unsigned char>(byte)];
    }
    return text;
}

std::string findEncoding(std::string_view bytes)
{
    constexpr std::size_t sample = 20'000;
    std::string best = encodings.front();
    std::optional<int> bestValue;
    for (const char* const encoding : encodings) {
        const auto text = decodeAs(bytes.substr(0, sample), encoding);
        const int value = text ? valueOfText(*text) : 0;
        if (text && (!bestValue || value > *bestValue)) {
            bestValue = value;
            best = encoding;
        }
    }
    return best;
}

}  // namespace diptych::importers
