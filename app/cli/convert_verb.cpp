#include "app/cli/braille_text.h"
#include "app/cli/case_lines.h"
#include "app/cli/game_text.h"
#include "app/cli/json.h"
#include "app/cli/sheet_input.h"
#include "app/cli/verbs.h"
#include "app/cli/warnings.h"
#include "core/chess/san.h"
#include "core/incident/score_header.h"
#include "core/notation/braille_catalog.h"
#include "core/notation/braille_writer.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"
#include "core/notation/spoken_catalog.h"
#include "reports/words/phrase_book.h"

#include <ostream>

namespace diptych::cli {

namespace {

using notation::Dialect;

/// Rewrites a replayed sheet.
using GameWriter = std::function<std::string(const score::Sheet&, const score::ReplayedSheet&)>;
using GameWriterOrProblem = tl::expected<GameWriter, std::string>;

tl::unexpected<std::string> problem(std::string text)
{
    return tl::make_unexpected("--to: " + std::move(text));
}

std::string unknown(const std::string& what, const std::string& code, score::Medium medium)
{
    std::string known = incident::dialectCodes(medium);
    known.erase(0, known.find(' ') + 1);  // a game is never written in "auto"
    return "unknown " + what + " \"" + code + "\", expected one of " + known;
}

template <typename Write>
GameWriterOrProblem sanWriter(const std::string& code, Write write)
{
    const Dialect* dialect = notation::findDialect(code);
    if (dialect == nullptr) {
        return problem(unknown("dialect", code, score::Medium::Typed));
    }
    return [dialect, write](const score::Sheet& sheet, const score::ReplayedSheet& replayed) {
        return movetext(sheet, replayed,
                        [dialect, write](const chess::Position& before, chess::Move move) {
                            return write(before, move, *dialect);
                        });
    };
}

/// A code is "de", or "de:minimal" for what players write for themselves.
GameWriterOrProblem brailleWriter(std::string name, BrailleScript script)
{
    constexpr std::string_view minimal = ":minimal";
    const bool leastCoding = name.ends_with(minimal);
    if (leastCoding) {
        name.resize(name.size() - minimal.size());
    }
    auto code = notation::findBrailleCode(name);
    if (!code) {
        return problem(unknown("Braille code", name, score::Medium::Braille));
    }
    if (!notation::canWrite(*code)) {
        return problem("no cells are known for the pieces of \"" + name + "\"");
    }
    if (leastCoding) {
        code = notation::withLeastCoding(std::move(*code));
    }
    return [code = *code, script](const score::Sheet& sheet, const score::ReplayedSheet& replayed) {
        return brailleText(sheet, replayed, code, script);
    };
}

GameWriterOrProblem spokenWriter(const std::string& code)
{
    const notation::SpokenLanguage* language = notation::findSpokenLanguage(code);
    if (language == nullptr) {
        return problem(unknown("spoken language", code, score::Medium::Recorder));
    }
    return [language](const score::Sheet& sheet, const score::ReplayedSheet& replayed) {
        return spokenText(sheet, replayed, *language);
    };
}

/// The writer of a form such as "pgn" or "san:de".
GameWriterOrProblem writerOf(const std::string& form)
{
    const std::size_t colon = form.find(':');
    const std::string kind = form.substr(0, colon);
    const bool hasCode = colon != std::string::npos;
    const std::string code = hasCode ? form.substr(colon + 1) : std::string();
    if (form == "pgn") {
        return pgnText;
    }
    if (form == "uci") {
        return [](const score::Sheet&, const score::ReplayedSheet& replayed) {
            return uciText(replayed);
        };
    }
    if (form == "lan") {
        return sanWriter("en", notation::writeLongMove);
    }
    if (hasCode && kind == "san") {
        return sanWriter(code, notation::writeMove);
    }
    if (hasCode && (kind == "braille" || kind == "brf")) {
        return brailleWriter(code, kind == "brf" ? BrailleScript::Ascii : BrailleScript::Patterns);
    }
    if (hasCode && kind == "spoken") {
        return spokenWriter(code);
    }
    return problem("unknown form \"" + form +
                   "\", expected pgn, lan, uci, san:DIALECT, braille:CODE, brf:CODE, "
                   "spoken:LANG, anchors or case");
}

/// Writes what came out, or says what is wrong.
ExitCode tell(const Request& request, const Console& console, const std::string& form,
              const tl::expected<std::string, std::string>& text)
{
    if (!text) {
        return fail(console, "convert: " + text.error());
    }
    if (request.format == Format::AsJson) {
        console.out << toText({{"schema", "diptych.convert/1"}, {"to", form}, {"text", *text}})
                    << '\n';
    } else {
        console.out << *text;
    }
    return ExitCode::Done;
}

/// Names the entries that were written as something else than they plainly say. True if all is
/// certain.
bool warnOfDoubts(const Console& console, const score::Sheet& sheet,
                  const score::ReplayedSheet& replayed, const std::string& name)
{
    using score::EntryState;
    const auto book = reports::PhraseBook::forLanguage("en").startingFrom(
        replayed.positions.empty() ? chess::Position::initial() : replayed.positions.front());
    bool certain = true;
    for (const score::ReplayedEntry& row : replayed.rows) {
        if (row.state == EntryState::Read || row.state == EntryState::Void) {
            continue;
        }
        certain = false;
        const score::Entry* entry = row.entry ? &sheet.entries[*row.entry] : nullptr;
        std::string message = name;
        if (entry != nullptr) {
            message +=
                ":" + std::to_string(entry->span.line) + ":" + std::to_string(entry->span.column);
        }
        message += ": " + (row.ply ? book.plyNumber(*row.ply) : std::string()) + " " +
                   (entry != nullptr ? "“" + entry->text + "” " : std::string()) +
                   book.entryState(row.state);
        const bool written =
            row.move && row.ply && static_cast<std::size_t>(*row.ply) <= replayed.positions.size();
        if (written) {
            const auto before = static_cast<std::size_t>(*row.ply) - 1;
            message += ", written as " + chess::toSan(replayed.positions[before], *row.move);
        }
        fail(console, message);
    }
    return certain;
}

}  // namespace

ExitCode runConvert(const Request& request, const Console& console)
{
    const auto form = request.arguments.value("--to");
    if (!form) {
        return fail(console, "convert: --to FORM is needed");
    }
    if (form == "anchors") {
        return tell(request, console, *form, anchorLines(request.arguments, console.in));
    }
    if (form == "case") {
        return tell(request, console, *form, tournamentLines(request.arguments, console.in));
    }
    const auto writer = writerOf(*form);
    const auto wanted = sheetRequest(request.arguments);
    if (!writer || !wanted) {
        return fail(console, "convert: " + (writer ? wanted.error() : writer.error()));
    }
    const auto sheet = readSheetInput(*wanted, console.in);
    if (!sheet) {
        return fail(console, sheet.error().message);
    }
    const score::ReplayedSheet replayed = score::replay(startOf(*sheet, wanted->start), *sheet);
    const std::string text = (*writer)(*sheet, replayed);
    tell(request, console, *form, text);
    const std::string& name = wanted->files.front();
    warn(console, *sheet, name);
    const int known = knownPlies(replayed);
    const bool certain = warnOfDoubts(console, *sheet, replayed, name);
    if (known < replayed.plies) {
        fail(console, name + ": written up to ply " + std::to_string(known) + " of " +
                          std::to_string(replayed.plies) +
                          ", where the sheet leaves the move open");
    }
    return certain && known == replayed.plies ? ExitCode::Done : ExitCode::Difference;
}

}  // namespace diptych::cli
