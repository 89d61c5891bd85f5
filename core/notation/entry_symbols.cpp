#include "core/notation/entry_symbols.h"

#include "core/notation/utf8.h"

namespace diptych::notation {

namespace {

/// A letter with an accent that was written as two characters; 0 if they do not combine.
char32_t composed(char32_t letter, char32_t accent)
{
    struct Composition {
        char32_t letter;
        char32_t accent;
        char32_t whole;
    };
    constexpr std::array<Composition, 10> compositions{{
        {U'S', 0x327, U'Ş'},
        {U's', 0x327, U'ş'},
        {U'S', 0x326, U'Ş'},
        {U's', 0x326, U'ş'},
        {U'Z', 0x30C, U'Ž'},
        {U'z', 0x30C, U'ž'},
        {U'C', 0x302, U'Ĉ'},
        {U'c', 0x302, U'ĉ'},
        {U'e', 0x301, U'é'},
        {U'E', 0x301, U'É'},
    }};
    for (const Composition& entry : compositions) {
        if (entry.letter == letter && entry.accent == accent) {
            return entry.whole;
        }
    }
    return 0;
}

char32_t plain(char32_t symbol)
{
    if (symbol >= 0xFF01 && symbol <= 0xFF5E) {
        symbol -= 0xFEE0;
    }
    if (isDash(symbol)) {
        return U'-';
    }
    switch (symbol) {
    case U'X':
    case U'×':
    case U'✕':
    case U'✖':
    case U'✗':
    case U'х':  // Cyrillic
    case U'Х':
    case U'*':
        return U'x';
    case 0x2236:
    case U'÷':
        return U':';
    case U'’':
    case U'‘':
        return U'\'';
    case 0x218:  // S with comma below
        return U'Ş';
    case 0x219:
        return U'ş';
    default:
        return symbol;
    }
}

}  // namespace

bool EntrySymbols::push(char32_t symbol)
{
    if (m_size == capacity) {
        return false;
    }
    m_symbols[m_size++] = symbol;
    return true;
}

void EntrySymbols::replaceLast(char32_t symbol)
{
    if (m_size > 0) {
        m_symbols[m_size - 1] = symbol;
    }
}

bool isBlank(char32_t character)
{
    const bool seen = character == U' ' || (character >= 0x9 && character <= 0xD) ||
                      character == 0x85 || character == 0xA0 || character == 0x1680 ||
                      (character >= 0x2000 && character <= 0x200A) || character == 0x2028 ||
                      character == 0x2029 || character == 0x202F || character == 0x205F ||
                      character == 0x3000;
    const bool unseen = character == 0xAD || (character >= 0x200B && character <= 0x200F) ||
                        character == 0x2060 || (character >= 0xFE00 && character <= 0xFE0F) ||
                        character == 0xFEFF;
    return seen || unseen;
}

bool isDash(char32_t character)
{
    return character == U'-' || (character >= 0x2010 && character <= 0x2015) ||
           character == 0x2043 || character == 0x2212 || character == 0xFE58 ||
           character == 0xFE63 || character == 0xFF0D;
}

bool isFigurine(char32_t character)
{
    return character >= firstFigurine && character <= lastFigurine;
}

std::optional<EntrySymbols> foldEntry(std::string_view text)
{
    EntrySymbols symbols;
    char32_t last = 0;
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint next =
            codePointAt(text, i).value_or(CodePoint{static_cast<unsigned char>(text[i]), 1});
        i += static_cast<std::size_t>(next.bytes);
        if (isBlank(next.value)) {
            continue;
        }
        if (const char32_t whole = composed(last, next.value); whole != 0) {
            symbols.replaceLast(whole);
            last = whole;
            continue;
        }
        last = plain(next.value);
        if (!symbols.push(last)) {
            return std::nullopt;
        }
    }
    return symbols;
}

}  // namespace diptych::notation
