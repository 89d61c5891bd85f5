#include "importers/importer.h"

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

std::size_t entriesRead(const score::Sheet& sheet)
{
    return static_cast<std::size_t>(
        std::count_if(sheet.entries.begin(), sheet.entries.end(),
                      [](const score::Entry& entry) { return !entry.readings.empty(); }));
}

/// Text of which nobody said what it is: typed, unless it reads far better as ASCII Braille.
score::Sheet readTextOrBraille(const ImportRequest& request)
{
    score::Sheet typed = readTypedText(request);
    const std::size_t readable = entriesRead(typed);
    if (readable * 2 > typed.entries.size() ||
        typed.admissibility == score::Admissibility::NotAlgebraic) {
        return typed;
    }
    constexpr std::size_t fewest = 4;
    score::Sheet braille = readBraille(request);
    const std::size_t asBraille = entriesRead(braille);
    const bool better = asBraille >= fewest && asBraille > 2 * readable &&
                        asBraille * 4 >= braille.entries.size() * 3;
    return better ? braille : typed;
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
