#include "importers/importer.h"

#include "core/notation/legal_extent.h"
#include "importers/braille/braille_sheet.h"
#include "importers/medium_finder.h"
#include "importers/ocr_text/ocr_sheet.h"
#include "importers/pgn/pgn_game.h"
#include "importers/recorder/recorder_sheet.h"
#include "importers/table/table_sheet.h"
#include "importers/text/typed_text.h"

#include <algorithm>

namespace diptych::importers {

namespace {

/// How many entries are legal one after the other, and at what cost.
notation::LegalExtent extentOf(const score::Sheet& sheet, const chess::Position& start)
{
    std::vector<notation::Readings> readings;
    readings.reserve(sheet.entries.size());
    for (const score::Entry& entry : sheet.entries) {
        readings.push_back(entry.readings);
    }
    return notation::legalExtent(start, readings);
}

bool isSmallLetter(char character)
{
    return character >= 'a' && character <= 'z';
}

bool isCapital(char character)
{
    return character >= 'A' && character <= 'Z';
}

std::size_t wordsIn(std::string_view text)
{
    std::size_t words = 0;
    bool inWord = false;
    for (const char character : text) {
        const bool blank = static_cast<unsigned char>(character) <= ' ';
        words += !blank && !inWord ? 1 : 0;
        inWord = !blank;
    }
    return words;
}

/// Text of which nobody said what it is: typed, unless it reads better as ASCII Braille. That is
/// tried where there are no small letters, where most words are no moves, and where a sheet without
/// capitals is not legal throughout: transcribers write ASCII Braille in small letters, too.
score::Sheet readTextOrBraille(const ImportRequest& request)
{
    score::Sheet typed = readTypedText(request);
    const notation::LegalExtent asTyped = extentOf(typed, request.start);
    const bool mayBeBraille =
        std::none_of(request.bytes.begin(), request.bytes.end(), isSmallLetter) ||
        (static_cast<std::size_t>(asTyped.legal) < typed.entries.size() &&
         std::none_of(request.bytes.begin(), request.bytes.end(), isCapital)) ||
        static_cast<std::size_t>(asTyped.legal) * 3 < wordsIn(request.bytes);
    if (!mayBeBraille || typed.admissibility == score::Admissibility::NotAlgebraic) {
        return typed;
    }
    constexpr int fewest = 4;
    score::Sheet braille = readBraille(request);
    const notation::LegalExtent asBraille = extentOf(braille, request.start);
    const bool fits = asBraille.legal >= fewest &&
                      static_cast<std::size_t>(asBraille.legal) * 4 >= braille.entries.size() * 3;
    const bool better = asBraille.legal > asTyped.legal ||
                        (asBraille.legal == asTyped.legal && asBraille.cost < asTyped.cost);
    return fits && better ? braille : typed;
}

}  // namespace

score::Sheet readSheet(const ImportRequest& request)
{
    const score::Medium medium = request.medium ? *request.medium : findMedium(request);
    if (!request.medium && medium == score::Medium::Typed && !looksLikeTable(request.bytes)) {
        return readTextOrBraille(request);
    }
    switch (medium) {
    case score::Medium::Pgn:
        return readPgn(request);
    case score::Medium::Braille:
        return readBraille(request);
    case score::Medium::Recorder:
        return readRecorder(request);
    case score::Medium::Scan:
        return readOcrText(request);
    case score::Medium::Typed:
        break;
    }
    return looksLikeTable(request.bytes) ? readTable(request) : readTypedText(request);
}

}  // namespace diptych::importers
