#include "importers/medium_finder.h"

#include "core/notation/braille_catalog.h"
#include "core/notation/dialect_catalog.h"
#include "importers/braille/braille_words.h"
#include "importers/braille/pef_rows.h"
#include "importers/ocr_text/ocr_sheet.h"
#include "importers/recorder/recorder_sheet.h"
#include "importers/source/source_text.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace diptych::importers {

namespace {

/// A line that is a tag: [Name "value"].
bool isTag(std::string_view line)
{
    const std::size_t open = line.find('"');
    if (line.size() < 5 || line[0] != '[' || open == std::string_view::npos || open < 2) {
        return false;
    }
    const std::string_view name = line.substr(1, open - 1);
    return name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789"
                                  " ") == std::string_view::npos;
}

bool hasTags(std::string_view text)
{
    constexpr std::size_t firstLines = 5;
    const std::vector<std::string_view> lines = linesOf(text);
    for (std::size_t i = 0; i < lines.size() && i < firstLines; ++i) {
        if (isTag(lines[i])) {
            return true;
        }
    }
    return false;
}

/// A code that is of Braille and of no language.
bool isBrailleOnly(const std::string& dialect)
{
    return dialect != "auto" && notation::findDialect(dialect) == nullptr &&
           notation::findBrailleCode(dialect).has_value();
}

/// Endings are compared in small letters.
bool endsWith(std::string_view fileName, std::string_view ending)
{
    const auto isSame = [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    };
    return fileName.size() > ending.size() &&
           std::equal(fileName.end() - static_cast<std::ptrdiff_t>(ending.size()), fileName.end(),
                      ending.begin(), isSame);
}

}  // namespace

bool isNamedBraille(std::string_view fileName)
{
    constexpr std::array<std::string_view, 4> endings{".brf", ".brl", ".bra", ".pef"};
    return std::any_of(endings.begin(), endings.end(),
                       [=](std::string_view ending) { return endsWith(fileName, ending); });
}

score::Medium findMedium(const ImportRequest& request)
{
    constexpr std::size_t sample = 4000;
    const SourceText source = decodeSource(request.bytes.substr(0, sample), request.firstLine);
    if (isBrailleOnly(request.dialect) || looksLikePef(source.text) ||
        shareOfCells(source.text) > 0.5) {
        return score::Medium::Braille;
    }
    if (hasTags(source.text) || endsWith(request.fileName, ".pgn")) {
        return score::Medium::Pgn;
    }
    if (looksLikeOcrText(request.bytes)) {
        return score::Medium::Scan;
    }
    return looksLikeTranscript(request.bytes) ? score::Medium::Recorder : score::Medium::Typed;
}

}  // namespace diptych::importers
