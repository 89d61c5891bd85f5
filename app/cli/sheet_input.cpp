#include "app/cli/sheet_input.h"

#include "app/cli/input.h"
#include "app/session/scan_shelf.h"
#include "core/chess/fen.h"
#include "core/incident/fen_text.h"
#include "core/incident/score_header.h"
#include "importers/importer.h"
#include "importers/scan/format/page_format.h"
#include "importers/source/source_text.h"
#include "importers/table/workbook_grid.h"
#include "reports/words/phrase_book.h"

#include <algorithm>
#include <array>

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

/// Bytes with zeros among them that a reader understands all the same.
bool isReadable(std::string_view bytes)
{
    return importers::looksLikeWorkbook(bytes) || importers::scan::looksLikeScan(bytes) ||
           importers::decodeSource(bytes, 1).encoding.starts_with("utf-16");
}

score::Sheet readPages(const std::vector<std::string>& pages, const SheetRequest& request)
{
    importers::ImportRequest import;
    import.keeper = request.keeper;
    import.medium = request.medium;
    import.dialect = request.dialect;
    import.start = request.start;
    session::ScanShelf shelf;
    if (std::all_of(pages.begin(), pages.end(), importers::scan::looksLikeScan)) {
        return session::readPictures(pages, import, shelf);
    }
    std::string bytes;
    for (const std::string& page : pages) {
        bytes += (bytes.empty() ? "" : "\n") + page;
    }
    import.bytes = bytes;
    import.fileName = request.files.front();
    return session::readSheet(import, shelf);
}

/// Why there is no entry in the files: the worst of what the reader has to say.
std::string nothingIn(const SheetRequest& request, const score::Sheet& sheet)
{
    const std::string& first = request.files.front();
    const std::string name = first == "-" ? "standard input" : first;
    const auto worst = std::find_if(
        sheet.diagnostics.begin(), sheet.diagnostics.end(),
        [](const Diagnostic& diagnostic) { return diagnostic.severity == Severity::Error; });
    const auto reason = worst != sheet.diagnostics.end()
                            ? worst
                            : std::find_if(sheet.diagnostics.begin(), sheet.diagnostics.end(),
                                           [](const Diagnostic& diagnostic) {
                                               return diagnostic.code == "bad-workbook" ||
                                                      diagnostic.code == "bad-xml" ||
                                                      diagnostic.code == "xml-entities";
                                           });
    if (reason == sheet.diagnostics.end()) {
        return name + ": no move was found in it";
    }
    std::string place;
    if (reason->code.starts_with("scan-")) {
        place = ", page " + std::to_string(reason->span.line);
    } else if (reason->code.find("xml") != std::string::npos && reason->span.length > 0) {
        place = ":" + std::to_string(reason->span.line) + ":" + std::to_string(reason->span.column);
    }
    return name + place + ": " + reports::PhraseBook::forLanguage("en").diagnostic(*reason);
}

}  // namespace

tl::expected<SheetRequest, std::string> sheetRequest(const Arguments& arguments)
{
    SheetRequest request;
    request.files = arguments.operands();
    if (const auto code = arguments.value("--as")) {
        const auto keeper = score::keeperFromCode(*code);
        if (!keeper) {
            return tl::make_unexpected("--as: unknown keeper \"" + *code + "\", expected one of " +
                                       incident::keeperCodes());
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
        return tl::make_unexpected("--dialect: unknown dialect \"" + request.dialect +
                                   "\", expected one of " +
                                   incident::dialectCodes(request.medium.value_or(Medium::Typed)));
    }
    const auto start = startPosition(arguments.value("--start"), "--start");
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    request.start = *start;
    return request;
}

tl::expected<score::Sheet, session::OpenError> readSheetInput(const SheetRequest& request,
                                                              std::istream& in)
{
    std::vector<std::string> pages;
    for (const std::string& file : request.files) {
        auto page = readInput(file, in);
        if (!page) {
            return tl::make_unexpected(page.error());
        }
        auto wrong = session::checkText(*page, file == "-" ? "standard input" : file);
        if (wrong && !isReadable(*page)) {
            return tl::make_unexpected(std::move(*wrong));
        }
        pages.push_back(std::move(*page));
    }
    score::Sheet sheet = readPages(pages, request);
    if (sheet.entries.empty()) {
        return tl::make_unexpected(session::OpenError{"no-entries", nothingIn(request, sheet)});
    }
    return sheet;
}

tl::expected<chess::Position, std::string> startPosition(const std::optional<std::string>& fen,
                                                         std::string_view option)
{
    if (!fen) {
        return chess::Position::initial();
    }
    const auto position = chess::parseFen(*fen);
    if (!position) {
        const chess::FenError& error = position.error();
        return tl::make_unexpected(std::string(option) + ": bad FEN at offset " +
                                   std::to_string(error.offset) + ": found \"" + error.found +
                                   "\", expected " + incident::expectationOf(error.problem));
    }
    return *position;
}

chess::Position startOf(const score::Sheet& sheet, const chess::Position& wanted)
{
    const auto tag = sheet.tags.find("FEN");
    if (tag == sheet.tags.end() || wanted != chess::Position::initial()) {
        return wanted;
    }
    return chess::parseFen(tag->second).value_or(wanted);
}

}  // namespace diptych::cli
