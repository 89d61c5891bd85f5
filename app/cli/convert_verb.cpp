#include "app/cli/game_text.h"
#include "app/cli/json.h"
#include "app/cli/sheet_input.h"
#include "app/cli/verbs.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"

#include <ostream>

namespace diptych::cli {

namespace {

using notation::Dialect;

/// Rewrites a replayed sheet.
using GameWriter = std::function<std::string(const score::Sheet&, const score::ReplayedSheet&)>;

/// The writer of a form such as "pgn" or "san:de".
tl::expected<GameWriter, std::string> writerOf(const std::string& form)
{
    if (form == "pgn") {
        return pgnText;
    }
    if (form == "uci") {
        return [](const score::Sheet&, const score::ReplayedSheet& replayed) {
            return uciText(replayed);
        };
    }
    constexpr std::string_view san = "san:";
    const std::string code = form.starts_with(san) ? form.substr(san.size()) : "en";
    const Dialect* dialect = notation::findDialect(code);
    if (dialect == nullptr) {
        return tl::make_unexpected("--to: unknown dialect \"" + code + "\"");
    }
    if (form != "lan" && !form.starts_with(san)) {
        return tl::make_unexpected("--to: unknown form \"" + form +
                                   "\", expected pgn, lan, uci or san:DIALECT");
    }
    const auto write = form == "lan" ? notation::writeLongMove : notation::writeMove;
    return [dialect, write](const score::Sheet&, const score::ReplayedSheet& replayed) {
        return movetext(replayed,
                        [dialect, write](const chess::Position& before, chess::Move move) {
                            return write(before, move, *dialect);
                        });
    };
}

}  // namespace

ExitCode runConvert(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    const auto form = arguments.value("--to");
    if (!form) {
        return fail(console, "convert: --to FORM is needed");
    }
    const auto writer = writerOf(*form);
    const auto start = startPosition(arguments.value("--start"), "--start");
    if (!writer || !start) {
        return fail(console, "convert: " + (writer ? start.error() : writer.error()));
    }
    SheetRequest wanted;
    wanted.files = arguments.operands();
    wanted.start = *start;
    const auto sheet = readSheetInput(wanted, console.in);
    if (!sheet) {
        return fail(console, sheet.error().message);
    }
    const score::ReplayedSheet replayed = score::replay(*start, *sheet);
    const std::string text = (*writer)(*sheet, replayed);
    if (request.format == Format::AsJson) {
        console.out << toText({{"schema", "diptych.convert/1"}, {"to", *form}, {"text", text}})
                    << '\n';
    } else {
        console.out << text;
    }
    const int known = knownPlies(replayed);
    if (known < replayed.plies) {
        console.err << "diptych-cli: " << wanted.files.front() << ": written up to ply " << known
                    << " of " << replayed.plies << ", where the sheet leaves the move open\n";
        return ExitCode::Difference;
    }
    return ExitCode::Done;
}

}  // namespace diptych::cli
