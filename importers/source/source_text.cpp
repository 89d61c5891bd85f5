#include "importers/source/source_text.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <array>

namespace diptych::importers {

namespace {

using notation::appendUtf8;

/// Characters 0x80 to 0x9F of windows-1252; the rest is as in Unicode.
char32_t fromWindows1252(unsigned char byte)
{
    constexpr std::array<char32_t, 32> table{
        0x20AC, 0x81,   0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021, 0x2C6,  0x2030, 0x160,
        0x2039, 0x152,  0x8D,   0x17D,  0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0x9D,   0x17E,  0x178};
    return byte >= 0x80 && byte < 0xA0 ? table[byte - 0x80U] : byte;
}

enum class ByteOrder { LittleEndian, BigEndian };

std::string fromUtf16(std::string_view bytes, ByteOrder order)
{
    std::string text;
    text.reserve(bytes.size());
    const auto unit = [&](std::size_t i) {
        const auto first = static_cast<unsigned char>(bytes[i]);
        const auto second = static_cast<unsigned char>(bytes[i + 1]);
        return static_cast<char32_t>(order == ByteOrder::BigEndian ? first << 8 | second
                                                                   : second << 8 | first);
    };
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        char32_t value = unit(i);
        const bool high = value >= 0xD800 && value < 0xDC00;
        if (high && i + 3 < bytes.size() && (unit(i + 2) & 0xFC00) == 0xDC00) {
            value = 0x10000 + ((value - 0xD800) << 10) + (unit(i + 2) - 0xDC00);
            i += 2;
        }
        const bool lone = value >= 0xD800 && value < 0xE000;
        appendUtf8(text, lone ? char32_t{0xFFFD} : value);
    }
    return text;
}

/// UTF-8 with wrong bytes mended, and how many of both kinds there were.
struct MendedText {
    std::string text;
    std::size_t sequences = 0;  ///< valid ones of several bytes
    std::size_t wrong = 0;
};

MendedText mendUtf8(std::string_view bytes)
{
    MendedText mended;
    mended.text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        if (const auto next = notation::codePointAt(bytes, i)) {
            mended.sequences += next->bytes > 1 ? 1 : 0;
            mended.text.append(bytes.substr(i, static_cast<std::size_t>(next->bytes)));
            i += static_cast<std::size_t>(next->bytes);
        } else {
            ++mended.wrong;
            appendUtf8(mended.text, fromWindows1252(static_cast<unsigned char>(bytes[i])));
            ++i;
        }
    }
    return mended;
}

bool isControl(char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    return value < 0x20 && value != '\t' && value != '\n' && value != '\r' && value != '\f' &&
           value != '\v';
}

/// NULs and the end-of-file character of old systems at the very end.
std::string_view withoutPadding(std::string_view bytes)
{
    while (!bytes.empty() && (bytes.back() == '\0' || bytes.back() == '\x1A')) {
        bytes.remove_suffix(1);
    }
    return bytes;
}

bool isBinary(std::string_view text)
{
    const auto controls = std::count_if(text.begin(), text.end(), isControl);
    return controls > 0 && static_cast<std::size_t>(controls) * 50 > text.size();
}

/// Lines ended by "\n" only; byte order marks in the middle of joined files taken out.
std::string withPlainLines(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r') {
            plain.push_back('\n');
            i += i + 1 < text.size() && text[i + 1] == '\n' ? 1 : 0;
        } else if (text[i] == '\f' || text[i] == '\v') {
            plain.push_back('\n');
        } else if (text.substr(i, mark.size()) == mark) {
            i += mark.size() - 1;
        } else {
            plain.push_back(text[i]);
        }
    }
    return plain;
}

void decodeBytes(std::string_view bytes, SourceText& source, int firstLine)
{
    if (bytes.starts_with("\xFF\xFE")) {
        source.encoding = "utf-16le";
        source.text = fromUtf16(bytes.substr(2), ByteOrder::LittleEndian);
        return;
    }
    if (bytes.starts_with("\xFE\xFF")) {
        source.encoding = "utf-16be";
        source.text = fromUtf16(bytes.substr(2), ByteOrder::BigEndian);
        return;
    }
    MendedText mended = mendUtf8(withoutPadding(bytes));
    source.encoding = mended.wrong > 0 && mended.sequences == 0 ? "windows-1252" : "utf-8";
    if (mended.wrong > 0 && mended.sequences > 0) {
        source.diagnostics.push_back({Severity::Note,
                                      "mixed-encoding",
                                      TextSpan{firstLine, 1, 0},
                                      {std::to_string(mended.wrong)}});
    }
    source.text = std::move(mended.text);
}

}  // namespace

SourceText decodeSource(std::string_view bytes, int firstLine)
{
    SourceText source;
    const TextSpan start{firstLine, 1, 0};
    if (bytes.size() > mostBytes) {
        source.diagnostics.push_back({Severity::Warning,
                                      "input-too-long",
                                      start,
                                      {std::to_string(bytes.size()), std::to_string(mostBytes)}});
        bytes = bytes.substr(0, mostBytes);
    }
    decodeBytes(bytes, source, firstLine);
    source.text = withPlainLines(withoutPadding(source.text));
    if (isBinary(source.text)) {
        source.text.clear();
        source.diagnostics.push_back({Severity::Error, "not-text", start, {}});
    }
    return source;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            break;
        }
        text.remove_prefix(end + 1);
    }
    return lines;
}

}  // namespace diptych::importers
