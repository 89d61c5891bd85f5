#include "importers/importer.h"

#include "importers/braille/braille_sheet.h"
#include "importers/medium_finder.h"
#include "importers/pgn/pgn_game.h"
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

score::Sheet refused(const ImportRequest& request, score::Medium medium)
{
    score::Sheet sheet;
    sheet.keeper = request.keeper;
    sheet.medium = medium;
    sheet.diagnostics.push_back({Severity::Error,
                                 "medium-not-read",
                                 TextSpan{request.firstLine, 1, 0},
                                 {std::string(score::toCode(medium))}});
    return sheet;
}

}  // namespace

score::Sheet readSheet(const ImportRequest& request)
{
    const score::Medium medium = request.medium ? *request.medium : findMedium(request);
    if (!request.medium && medium == score::Medium::Typed) {
        return readTextOrBraille(request);
    }
    switch (medium) {
    case score::Medium::Pgn:
        return readPgn(request);
    case score::Medium::Braille:
        return readBraille(request);
    case score::Medium::Recorder:
        return refused(request, score::Medium::Recorder);
    case score::Medium::Typed:
    case score::Medium::Scan:
        break;
    }
    return readTypedText(request);
}

}  // namespace diptych::importers
