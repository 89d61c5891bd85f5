#include "importers/importer.h"

#include "importers/braille/braille_sheet.h"
#include "importers/medium_finder.h"
#include "importers/ocr_text/ocr_sheet.h"
#include "importers/pgn/pgn_game.h"
#include "importers/recorder/recorder_sheet.h"
#include "importers/source/safe_sheet.h"
#include "importers/source/sheet_readings.h"
#include "importers/table/table_sheet.h"
#include "importers/text/typed_text.h"

#include <algorithm>

namespace diptych::importers {

namespace {

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
/// capitals is not legal throughout: transcribers write ASCII Braille in small letters, too. The
/// name of a file decides where both readings are as good.
score::Sheet readTextOrBraille(const ImportRequest& request)
{
    score::Sheet typed = readTypedText(request);
    const notation::LegalExtent asTyped = legalExtentOf(typed, request.start);
    const bool isNamed = isNamedBraille(request.fileName);
    const bool mayBeBraille =
        isNamed || std::none_of(request.bytes.begin(), request.bytes.end(), isSmallLetter) ||
        (static_cast<std::size_t>(asTyped.legal) < typed.entries.size() &&
         std::none_of(request.bytes.begin(), request.bytes.end(), isCapital)) ||
        static_cast<std::size_t>(asTyped.legal) * 3 < wordsIn(request.bytes);
    if (!mayBeBraille || typed.admissibility == score::Admissibility::NotAlgebraic) {
        return typed;
    }
    const int fewest = isNamed || asTyped.legal == 0 ? 1 : 4;
    score::Sheet braille = readBraille(request);
    const notation::LegalExtent asBraille = legalExtentOf(braille, request.start);
    const bool fits = asBraille.legal >= fewest &&
                      static_cast<std::size_t>(asBraille.legal) * 4 >= braille.entries.size() * 3;
    const bool better =
        asBraille.legal > asTyped.legal ||
        (asBraille.legal == asTyped.legal && (isNamed || asBraille.cost < asTyped.cost));
    return fits && better ? braille : typed;
}

score::Sheet readAsItIs(const ImportRequest& request)
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

}  // namespace

score::Sheet readSheet(const ImportRequest& request)
{
    return safeSheet(readAsItIs(request), request.bytes, request.firstLine);
}

}  // namespace diptych::importers
