#include "app/session/sheet_edit.h"

#include "app/session/scan_corrections.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <optional>

namespace diptych::session {

namespace {

/// Where an entry stands in the bytes of a text.
struct Place {
    std::size_t offset = 0;
    std::size_t bytes = 0;
};

std::size_t offsetOfLine(const std::string& text, int line)
{
    std::size_t offset = 0;
    for (int i = 1; i < line && offset < text.size(); ++i) {
        const std::size_t end = text.find('\n', offset);
        offset = end == std::string::npos ? text.size() : end + 1;
    }
    return offset;
}

std::size_t skip(const std::string& text, std::size_t offset, int characters)
{
    for (int i = 0; i < characters && offset < text.size(); ++i) {
        const auto character = notation::codePointAt(text, offset);
        offset += character ? static_cast<std::size_t>(character->bytes) : 1;
    }
    return offset;
}

/// Absent where the text does not have the entry at its place (a file, a text in another code).
std::optional<Place> placeOf(const incident::ScoreSource& source, const score::Entry& entry)
{
    if (source.file) {
        return std::nullopt;
    }
    const std::size_t line = offsetOfLine(source.text, entry.span.line - source.line + 1);
    const std::size_t begin = skip(source.text, line, entry.span.column - 1);
    const std::size_t end = skip(source.text, begin, entry.span.length);
    if (source.text.substr(begin, end - begin) != entry.text) {
        return std::nullopt;
    }
    return Place{begin, end - begin};
}

bool isScan(const incident::ScoreSource& source, const score::Sheet& sheet)
{
    return source.file && std::any_of(sheet.entries.begin(), sheet.entries.end(),
                                      [](const auto& entry) { return entry.place.has_value(); });
}

std::string withoutBlanks(std::string text)
{
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
    return text;
}

/// All entries as typed text, with their numbers where they were written.
incident::ScoreSource typed(const incident::ScoreSource& source, const score::Sheet& sheet,
                            const std::vector<std::string>& texts)
{
    incident::ScoreSource result;
    result.keeper = source.keeper;
    result.dialect = sheet.dialect.empty() ? source.dialect : sheet.dialect;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].empty()) {
            continue;
        }
        if (!result.text.empty()) {
            result.text += i % 16 == 0 ? '\n' : ' ';
        }
        result.text += texts[i];
    }
    return result;
}

std::vector<std::string> textsOf(const score::Sheet& sheet)
{
    std::vector<std::string> texts;
    for (const score::Entry& entry : sheet.entries) {
        texts.push_back(withoutBlanks(entry.text));
    }
    return texts;
}

}  // namespace

incident::ScoreSource withEntry(const incident::ScoreSource& source, const score::Sheet& sheet,
                                std::size_t entry, const std::string& text)
{
    if (entry >= sheet.entries.size()) {
        return withEntryBefore(source, sheet, entry, text);
    }
    if (const auto place = placeOf(source, sheet.entries[entry])) {
        incident::ScoreSource result = source;
        result.text.replace(place->offset, place->bytes, text);
        return result;
    }
    if (isScan(source, sheet)) {
        return withCorrection(source, sheet, entry, text);
    }
    auto texts = textsOf(sheet);
    texts[entry] = text;
    return typed(source, sheet, texts);
}

incident::ScoreSource withEntryBefore(const incident::ScoreSource& source,
                                      const score::Sheet& sheet, std::size_t entry,
                                      const std::string& text)
{
    const bool isLast = entry >= sheet.entries.size();
    if (isLast && !source.file) {
        incident::ScoreSource result = source;
        const bool needsBlank = !result.text.empty() && result.text.back() != '\n';
        result.text += (needsBlank ? " " : "") + text;
        return result;
    }
    if (const auto place = isLast ? std::nullopt : placeOf(source, sheet.entries[entry])) {
        incident::ScoreSource result = source;
        result.text.insert(place->offset, text + " ");
        return result;
    }
    if (isScan(source, sheet)) {
        return withCorrectionBefore(source, sheet, entry, text);
    }
    auto texts = textsOf(sheet);
    texts.insert(texts.begin() + static_cast<long>(std::min(entry, texts.size())), text);
    return typed(source, sheet, texts);
}

incident::ScoreSource withoutEntry(const incident::ScoreSource& source, const score::Sheet& sheet,
                                   std::size_t entry)
{
    return entry < sheet.entries.size()
               ? withEntry(source, sheet, entry, "(" + sheet.entries[entry].text + ")")
               : source;
}

}  // namespace diptych::session
