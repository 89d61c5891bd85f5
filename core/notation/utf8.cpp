#include "core/notation/utf8.h"

namespace diptych::notation {

namespace {

constexpr bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

constexpr bool within(char32_t value, char32_t first, char32_t last)
{
    return first <= value && value <= last;
}

}  // namespace

std::optional<CodePoint> codePointAt(std::string_view text, std::size_t offset)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) {
        return CodePoint{lead, 1};
    }
    const int bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || offset + static_cast<std::size_t>(bytes) > text.size()) {
        return std::nullopt;
    }
    char32_t value = lead & (0x7F >> bytes);
    for (int i = 1; i < bytes; ++i) {
        if (!isContinuation(byte(static_cast<std::size_t>(i)))) {
            return std::nullopt;
        }
        value = value << 6 | (byte(static_cast<std::size_t>(i)) & 0x3F);
    }
    const bool tooLong = (bytes == 3 && value < 0x800) || (bytes == 4 && value < 0x10000);
    if (tooLong || value > 0x10FFFF || within(value, 0xD800, 0xDFFF)) {
        return std::nullopt;
    }
    return CodePoint{value, bytes};
}

std::u32string toCodePoints(std::string_view text)
{
    std::u32string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint next =
            codePointAt(text, i).value_or(CodePoint{static_cast<unsigned char>(text[i]), 1});
        result.push_back(next.value);
        i += static_cast<std::size_t>(next.bytes);
    }
    return result;
}

void appendUtf8(std::string& text, char32_t codePoint)
{
    const auto push = [&](char32_t value) { text.push_back(static_cast<char>(value)); };
    if (codePoint < 0x80) {
        push(codePoint);
    } else if (codePoint < 0x800) {
        push(0xC0 | codePoint >> 6);
        push(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
        push(0xE0 | codePoint >> 12);
        push(0x80 | (codePoint >> 6 & 0x3F));
        push(0x80 | (codePoint & 0x3F));
    } else {
        push(0xF0 | codePoint >> 18);
        push(0x80 | (codePoint >> 12 & 0x3F));
        push(0x80 | (codePoint >> 6 & 0x3F));
        push(0x80 | (codePoint & 0x3F));
    }
}

std::string toUtf8(std::u32string_view codePoints)
{
    std::string text;
    text.reserve(codePoints.size());
    for (const char32_t codePoint : codePoints) {
        appendUtf8(text, codePoint);
    }
    return text;
}

int lengthOf(std::string_view text)
{
    int length = 0;
    for (const char byte : text) {
        length += isContinuation(static_cast<unsigned char>(byte)) ? 0 : 1;
    }
    return length;
}

char32_t toSmall(char32_t letter)
{
    if (within(letter, U'A', U'Z') || (within(letter, 0xC0, 0xDE) && letter != 0xD7) ||
        within(letter, 0x391, 0x3A9) || within(letter, 0x410, 0x42F)) {
        return letter + 32;
    }
    if (within(letter, 0x400, 0x40F)) {
        return letter + 80;
    }
    const bool evenCapitals = within(letter, 0x100, 0x137) || within(letter, 0x14A, 0x177);
    const bool oddCapitals = within(letter, 0x139, 0x148) || within(letter, 0x179, 0x17E);
    if ((evenCapitals && letter % 2 == 0) || (oddCapitals && letter % 2 == 1)) {
        return letter + 1;
    }
    return letter;
}

bool isLetter(char32_t character)
{
    return within(character, U'A', U'Z') || within(character, U'a', U'z') ||
           (within(character, 0xC0, 0x24F) && character != 0xD7 && character != 0xF7) ||
           within(character, 0x386, 0x3CE) || within(character, 0x400, 0x52F);
}

bool isCapital(char32_t character)
{
    return isLetter(character) && toSmall(character) != character;
}

}  // namespace diptych::notation
