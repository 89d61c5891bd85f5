#include "reports/document/sections.h"
#include "reports/words/worksheet_phrases.h"

#include <QtGlobal>

namespace diptych::reports {

namespace {

void addLines(Document& document, Heading heading, std::vector<std::string> lines)
{
    if (!lines.empty()) {
        document.blocks.push_back(std::move(heading));
        document.blocks.push_back(List{std::move(lines)});
    }
}

}  // namespace

void addWorksheets(Document& document, const Report& report, const PhraseBook& book)
{
    addLines(document,
             Heading{book.text("Worksheets", QT_TRANSLATE_NOOP("Worksheets", "Worksheets"))},
             worksheetLines(book, report.worksheets));
    const auto& clocks = report.decision.clocks;
    if (!clocks || !isToBeSet(*clocks) || endsGame(report.decision.remedies)) {
        return;
    }
    for (const clock::ClockModel model : clock::clockModels) {
        addLines(document,
                 Heading{book.text("Worksheets",
                                   QT_TRANSLATE_NOOP("Worksheets", "Setting the clock: %1"),
                                   {clockModelName(book, model)})},
                 settingLines(book, model, *clocks, report.game.time));
    }
}

}  // namespace diptych::reports
