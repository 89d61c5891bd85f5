#include "importers/source/source_text.h"

#include "core/notation/safe_text.h"
#include "core/notation/utf8.h"
#include "importers/source/encoding.h"

#include <algorithm>
#include <array>
#include <optional>

namespace diptych::importers {

namespace {

/// A byte that is wrong in UTF-8 is one of the most usual encoding of one byte.
const std::string& fromWindows1252(unsigned char byte)
{
    static const std::array<std::string, 256> table = [] {
        std::array<std::string, 256> characters;
        for (std::size_t i = 0; i < characters.size(); ++i) {
            const char single = static_cast<char>(i);
            characters[i] = decodeAs({&single, 1}, "windows-1252").value_or("?");
        }
        return characters;
    }();
    return table[byte];
}

/// UTF-16 without a byte order mark: every other byte of plain text is zero.
std::optional<std::string> utf16WithoutMark(std::string_view bytes)
{
    constexpr std::size_t sample = 2000;
    constexpr std::size_t fewestUnits = 4;
    bytes = bytes.substr(0, sample);
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        zeros[i % 2] += bytes[i] == '\0' ? 1 : 0;
    }
    const std::size_t units = bytes.size() / 2;
    if (units < fewestUnits) {
        return std::nullopt;
    }
    if (zeros[1] * 4 > units * 3 && zeros[0] * 4 < units) {
        return "utf-16le";
    }
    if (zeros[0] * 4 > units * 3 && zeros[1] * 4 < units) {
        return "utf-16be";
    }
    return std::nullopt;
}

std::optional<std::string> utf16Of(std::string_view bytes)
{
    if (bytes.starts_with("\xFF\xFE")) {
        return "utf-16le";
    }
    return bytes.starts_with("\xFE\xFF") ? "utf-16be" : utf16WithoutMark(bytes);
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
            mended.text += fromWindows1252(static_cast<unsigned char>(bytes[i]));
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
    constexpr std::size_t mayBeStray = 3;
    const auto controls =
        static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isControl));
    return controls > mayBeStray && controls * 20 > text.size();
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

/// A control character stands for a blank; the first of them is named.
void replaceControls(SourceText& source, int firstLine)
{
    notation::SafeText safe = notation::safeText(source.text);
    if (safe.replaced == 0) {
        return;
    }
    safe.first.line += firstLine - 1;
    source.diagnostics.push_back({Severity::Warning,
                                  "control-characters",
                                  safe.first,
                                  {safe.firstName, std::to_string(safe.replaced)}});
    source.text = std::move(safe.text);
}

void decodeBytes(std::string_view bytes, SourceText& source, int firstLine)
{
    if (const auto encoding = utf16Of(bytes)) {
        source.encoding = *encoding;
        source.text = decodeAs(bytes, *encoding).value_or(std::string());
        return;
    }
    bytes = withoutPadding(bytes);
    MendedText mended = mendUtf8(bytes);
    source.encoding = "utf-8";
    if (mended.wrong > mended.sequences) {
        source.encoding = findEncoding(bytes);
        source.text = decodeAs(bytes, source.encoding).value_or(std::string());
        return;
    }
    if (mended.wrong > 0) {
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
    replaceControls(source, firstLine);
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
