#include "app/cli/json_read.h"
#include "app/cli/sheet_input.h"
#include "app/cli/text_read.h"
#include "app/cli/verbs.h"
#include "app/cli/warnings.h"
#include "core/score/replay.h"
#include "reports/words/phrase_book.h"

#include <algorithm>
#include <iterator>
#include <ostream>

namespace diptych::cli {

namespace {

bool isCertain(const score::ReplayedEntry& row)
{
    return row.state == score::EntryState::Read;
}

}  // namespace

ExitCode runRead(const Request& request, const Console& console)
{
    const auto wanted = sheetRequest(request.arguments);
    if (!wanted) {
        return fail(console, "read: " + wanted.error());
    }
    auto sheet = readSheetInput(*wanted, console.in);
    if (!sheet) {
        return fail(console, sheet.error().message);
    }
    const chess::Position start = startOf(*sheet, wanted->start);
    const score::ReplayedSheet replayed = score::replay(start, *sheet);
    std::ranges::move(numbersOutOfStep(*sheet, replayed), std::back_inserter(sheet->diagnostics));
    std::ranges::move(impossibleEntries(*sheet, replayed), std::back_inserter(sheet->diagnostics));
    const auto book = reports::PhraseBook::forLanguage("en").startingFrom(start);
    if (request.format == Format::AsJson) {
        const auto words = [&book](const Diagnostic& diagnostic) {
            return book.diagnostic(diagnostic);
        };
        console.out << toText(readJson(*sheet, replayed, words)) << '\n';
    } else {
        console.out << readText(*sheet, replayed, book);
    }
    const bool certain = std::all_of(replayed.rows.begin(), replayed.rows.end(), isCertain);
    return certain ? ExitCode::Done : ExitCode::Difference;
}

}  // namespace diptych::cli
