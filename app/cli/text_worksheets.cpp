#include "app/cli/text_worksheets.h"

#include "core/law/worksheets.h"
#include "reports/words/decision.h"
#include "reports/words/worksheet_phrases.h"

#include <QtGlobal>

namespace diptych::cli {

namespace {

void addHeaded(std::string& text, const std::string& heading, const std::vector<std::string>& lines)
{
    if (lines.empty()) {
        return;
    }
    text += "\n" + heading + "\n";
    for (const std::string& line : lines) {
        text += "- " + line + "\n";
    }
}

/// Method and bounds of each display.
std::vector<std::string> settingsFound(const law::ClockProposal& clocks,
                                       const reports::PhraseBook& book)
{
    std::vector<std::string> lines;
    if (book.audience() == reports::Audience::Players) {
        return lines;
    }
    if (clocks.white) {
        lines.push_back(book.clockSetting(chess::Color::White, *clocks.white));
    }
    if (clocks.black) {
        lines.push_back(book.clockSetting(chess::Color::Black, *clocks.black));
    }
    return lines;
}

}  // namespace

std::string aloudText(const session::Desk& desk, const reports::PhraseBook& book)
{
    const auto spoken = book.announcing().startingFrom(desk.incident.circumstances.start);
    std::string text;
    for (const std::string& sentence : spoken.aloud(desk.incident, desk.assessment)) {
        text += sentence + "\n";
    }
    return text;
}

std::string worksheetsText(const session::Desk& desk, const reports::PhraseBook& plainBook)
{
    const law::Circumstances& circumstances = desk.incident.circumstances;
    const auto book = plainBook.startingFrom(circumstances.start);
    std::string text;
    addHeaded(text, book.text("Worksheets", QT_TRANSLATE_NOOP("Worksheets", "Worksheets")),
              reports::worksheetLines(
                  book, law::worksheetsOf(circumstances, desk.sheets, desk.assessment)));
    const auto clocks = reports::clocksInForce(desk.incident, desk.assessment);
    if (clocks && reports::isToBeSet(*clocks)) {
        addHeaded(
            text,
            book.text("Worksheets", QT_TRANSLATE_NOOP("Worksheets", "How the times were found")),
            settingsFound(*clocks, book));
    }
    for (const clock::ClockModel model : clock::clockModels) {
        if (clocks && reports::isToBeSet(*clocks)) {
            addHeaded(text,
                      book.text("Worksheets",
                                QT_TRANSLATE_NOOP("Worksheets", "Setting the clock: %1"),
                                {reports::clockModelName(book, model)}),
                      reports::settingLines(book, model, *clocks, circumstances.time));
        }
    }
    return text;
}

}  // namespace diptych::cli
