#include "core/notation/spoken_words.h"

#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace diptych::notation {

namespace {

constexpr double commaPause = 0.1;
constexpr double stopPause = 0.4;

constexpr bool isDigit(char32_t character)
{
    return character >= U'0' && character <= U'9';
}

constexpr bool isCombining(char32_t character)
{
    return character >= 0x300 && character <= 0x36F;
}

/// Letters with accents, each followed by the plain letter.
constexpr std::u32string_view accented =
    U"àaáaâaãaäaåaāaăaąaçcćcčcďdđdèeéeêeëeēeęeěeğgìiíiîiïiīiıiłlñnńnňnòoóoôoõoöoøoōoőořrśsşsšsșs"
    U"ťtțtùuúuûuüuūuůuűuýyÿyźzżzžzёейи";

char32_t withoutAccent(char32_t letter)
{
    for (std::size_t i = 0; i + 1 < accented.size(); i += 2) {
        if (accented[i] == letter) {
            return accented[i + 1];
        }
    }
    return letter;
}

void appendFolded(std::string& word, char32_t letter)
{
    const char32_t small = toSmall(letter);
    if (small == U'ß') {
        word += "ss";
    } else if (!isCombining(small)) {
        appendUtf8(word, withoutAccent(small));
    }
}

double pauseAfter(char32_t character)
{
    constexpr std::u32string_view stops = U".!?;…。";
    constexpr std::u32string_view commas = U",:—–";
    if (stops.find(character) != std::u32string_view::npos) {
        return stopPause;
    }
    return commas.find(character) != std::u32string_view::npos ? commaPause : 0.0;
}

/// Full-width digits and letters as plain ones.
char32_t plainWidth(char32_t character)
{
    constexpr char32_t firstWide = 0xFF01;
    constexpr char32_t lastWide = 0xFF5E;
    return character >= firstWide && character <= lastWide ? character - firstWide + U'!'
                                                           : character;
}

}  // namespace

std::string foldWord(std::string_view word)
{
    std::string folded;
    for (const char32_t letter : toCodePoints(word)) {
        appendFolded(folded, letter);
    }
    return folded;
}

std::vector<SpokenWord> spokenWordsOf(std::string_view text)
{
    std::vector<SpokenWord> words;
    enum class Run { None, Letters, Digits } run = Run::None;
    std::size_t unit = 0;
    double pause = 0.0;
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint next =
            codePointAt(text, i).value_or(CodePoint{static_cast<unsigned char>(text[i]), 1});
        const std::size_t end = i + static_cast<std::size_t>(next.bytes);
        const char32_t symbol = plainWidth(next.value);
        const bool goesOn = isCombining(symbol) && run == Run::Letters;
        if (isLetter(symbol) || isDigit(symbol) || goesOn) {
            const Run kind = isDigit(symbol) ? Run::Digits : Run::Letters;
            if (kind != run) {
                words.push_back({{}, i, end, unit, pause});
                pause = 0.0;
                run = kind;
            }
            appendFolded(words.back().folded, symbol);
            words.back().end = end;
        } else {
            run = Run::None;
            unit += isBlank(symbol) || symbol == U'\n' ? 1 : 0;
            pause = words.empty() ? 0.0 : std::max(pause, pauseAfter(symbol));
        }
        i = end;
    }
    return words;
}

}  // namespace diptych::notation
