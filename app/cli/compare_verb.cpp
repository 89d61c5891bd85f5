#include "app/cli/json_comparison.h"
#include "app/cli/sheet_input.h"
#include "app/cli/verbs.h"
#include "app/cli/warnings.h"
#include "core/score/comparison.h"
#include "reports/words/difference_lines.h"
#include "reports/words/phrase_book.h"

#include <ostream>

namespace diptych::cli {

namespace {

using score::Keeper;

struct SheetOption {
    std::string_view name;
    Keeper keeper;
};

constexpr SheetOption sheetOptions[] = {
    {"--white", Keeper::White},       {"--black", Keeper::Black},
    {"--recorder", Keeper::Recorder}, {"--assistant", Keeper::Assistant},
    {"--arbiter", Keeper::Arbiter},   {"--board", Keeper::Board},
};

std::string comparisonText(const score::Comparison& comparison, const chess::Position& start)
{
    const auto book = reports::PhraseBook::forLanguage("en").startingFrom(start);
    std::string text = book.scoresSentence(comparison.state, comparison.firstDivergence) + "\n";
    for (const std::string& line : reports::differenceLines(comparison, book)) {
        text += "- " + line + "\n";
    }
    if (const std::string line = reports::reunionLine(comparison, book); !line.empty()) {
        text += "- " + line + "\n";
    }
    return text;
}

}  // namespace

ExitCode runCompare(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    if (!arguments.has("--white") || !arguments.has("--black")) {
        return fail(console, "compare: --white FILE and --black FILE are both needed");
    }
    std::vector<score::Sheet> sheets;
    for (const auto& [name, keeper] : sheetOptions) {
        const auto file = arguments.value(name);
        if (!file) {
            continue;
        }
        SheetRequest wanted;
        wanted.files = {*file};
        wanted.keeper = keeper;
        auto sheet = readSheetInput(wanted, console.in);
        if (!sheet) {
            return fail(console, sheet.error().message);
        }
        warn(console, *sheet, *file);
        sheets.push_back(std::move(*sheet));
    }
    const chess::Position start = startOf(sheets.front(), chess::Position::initial());
    const score::Comparison comparison =
        score::compare(start, sheets, score::EstablishedForScores{});
    if (request.format == Format::AsJson) {
        console.out << toText(comparisonJson(comparison, sheets)) << '\n';
    } else {
        console.out << comparisonText(comparison, start);
    }
    return comparison.state == score::ScoresState::Correspond ? ExitCode::Done
                                                              : ExitCode::Difference;
}

}  // namespace diptych::cli
