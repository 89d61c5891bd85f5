#include "app/cli/json_read.h"
#include "app/cli/sheet_input.h"
#include "app/cli/text_read.h"
#include "app/cli/verbs.h"
#include "core/incident/score_header.h"
#include "core/score/replay.h"
#include "reports/words/phrase_book.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace diptych::cli {

namespace {

using score::Medium;

bool isDialect(const std::optional<Medium>& medium, const std::string& code)
{
    constexpr std::array all{Medium::Typed, Medium::Braille, Medium::Recorder};
    return medium ? incident::isDialectOf(*medium, code)
                  : std::any_of(all.begin(), all.end(),
                                [&code](Medium one) { return incident::isDialectOf(one, code); });
}

/// The request that the options make, or what is wrong with them.
tl::expected<SheetRequest, std::string> requestOf(const Arguments& arguments)
{
    SheetRequest request;
    request.files = arguments.operands();
    if (const auto code = arguments.value("--as")) {
        const auto keeper = score::keeperFromCode(*code);
        if (!keeper) {
            return tl::make_unexpected("--as: unknown keeper \"" + *code + "\"");
        }
        request.keeper = *keeper;
    }
    if (const auto code = arguments.value("--medium")) {
        request.medium = score::mediumFromCode(*code);
        if (!request.medium) {
            return tl::make_unexpected("--medium: unknown medium \"" + *code +
                                       "\", expected typed, braille, recorder, scan or pgn");
        }
    }
    request.dialect = arguments.valueOr("--dialect", "auto");
    if (!isDialect(request.medium, request.dialect)) {
        return tl::make_unexpected("--dialect: unknown dialect \"" + request.dialect + "\"");
    }
    const auto start = startPosition(arguments.value("--start"), "--start");
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    request.start = *start;
    return request;
}

bool isCertain(const score::ReplayedEntry& row)
{
    return row.state == score::EntryState::Read;
}

}  // namespace

ExitCode runRead(const Request& request, const Console& console)
{
    const auto wanted = requestOf(request.arguments);
    if (!wanted) {
        return fail(console, "read: " + wanted.error());
    }
    const auto sheet = readSheetInput(*wanted, console.in);
    if (!sheet) {
        return fail(console, sheet.error().message);
    }
    const score::ReplayedSheet replayed = score::replay(wanted->start, *sheet);
    const auto book = reports::PhraseBook::forLanguage("en").startingFrom(wanted->start);
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
