#include "app/cli/sheet_input.h"

#include "app/cli/input.h"
#include "core/chess/fen.h"
#include "core/incident/fen_text.h"
#include "importers/importer.h"

namespace diptych::cli {

tl::expected<score::Sheet, session::OpenError> readSheetInput(const SheetRequest& request,
                                                              std::istream& in)
{
    std::string bytes;
    for (const std::string& file : request.files) {
        const auto page = readTextInput(file, in);
        if (!page) {
            return tl::make_unexpected(page.error());
        }
        bytes += (bytes.empty() ? "" : "\n") + *page;
    }
    importers::ImportRequest import;
    import.bytes = bytes;
    import.keeper = request.keeper;
    import.medium = request.medium;
    import.dialect = request.dialect;
    import.start = request.start;
    score::Sheet sheet = importers::readSheet(import);
    if (sheet.entries.empty()) {
        const std::string& first = request.files.front();
        return tl::make_unexpected(session::OpenError{
            "no-entries", (first == "-" ? "standard input" : first) + ": no move was found in it"});
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

}  // namespace diptych::cli
