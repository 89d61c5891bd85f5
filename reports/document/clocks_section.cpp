#include "reports/document/sections.h"

#include <QtGlobal>

namespace diptych::reports {

namespace {

using chess::Color;

std::optional<law::ClockSetting> settingOf(const Report& report, Color side)
{
    const auto& clocks = report.decision.clocks;
    if (!clocks) {
        return std::nullopt;
    }
    return side == Color::White ? clocks->white : clocks->black;
}

std::optional<law::ClockSetting> proposalOf(const Report& report, Color side)
{
    const auto& clocks = report.decision.proposedClocks;
    if (!clocks) {
        return std::nullopt;
    }
    return side == Color::White ? clocks->white : clocks->black;
}

/// The arbiter's decision gives this time, which is not the one that was proposed.
bool isRuled(const Report& report, Color side)
{
    if (!report.ruling) {
        return false;
    }
    const auto& ruled =
        side == Color::White ? report.ruling->whiteClock : report.ruling->blackClock;
    const auto proposed = proposalOf(report, side);
    return ruled && (!proposed || proposed->seconds != *ruled);
}

std::string methodText(const law::ClockSetting& setting, const PhraseBook& book)
{
    const std::string how = book.clockMethod(setting.method);
    return setting.penaltySeconds > 0
               ? label(book, QT_TRANSLATE_NOOP("Report", "%1; includes %2 of penalty time"),
                       {how, book.duration(setting.penaltySeconds)})
               : how;
}

/// How a time was found. Beside a time that the arbiter set stands the one that was proposed.
std::string howFound(const Report& report, Color side, const law::ClockSetting& setting,
                     const PhraseBook& book)
{
    if (!isRuled(report, side)) {
        return methodText(setting, book);
    }
    const auto proposed = proposalOf(report, side);
    return proposed ? label(book,
                            QT_TRANSLATE_NOOP("Report", "set by the arbiter’s decision; proposed "
                                                        "was %1 (%2)"),
                            {book.clockTime(proposed->seconds), methodText(*proposed, book)})
                    : label(book, QT_TRANSLATE_NOOP("Report", "set by the arbiter’s decision"));
}

/// Of the proposal, also where the arbiter set another time.
std::string boundsText(const Report& report, Color side, const PhraseBook& book)
{
    const auto setting = proposalOf(report, side);
    return setting && setting->low && setting->high && *setting->low != *setting->high
               ? label(book, QT_TRANSLATE_NOOP("Report", "%1 to %2"),
                       {book.clockTime(*setting->low), book.clockTime(*setting->high)})
               : "—";
}

Row rowOf(const Report& report, Color side, const PhraseBook& book)
{
    const auto& before = side == Color::White ? report.clocksFound.white : report.clocksFound.black;
    const std::string shown = before ? book.clockTime(*before) : "—";
    const std::optional<law::ClockSetting> after = settingOf(report, side);
    if (!after) {
        return {{capitalised(book.side(side)), shown, "—", "—", "—"}};
    }
    return {{capitalised(book.side(side)), shown, book.clockTime(after->seconds),
             howFound(report, side, *after, book), boundsText(report, side, book)}};
}

List notesOf(const Report& report, const PhraseBook& book)
{
    List notes;
    if (report.clocksFound.running) {
        notes.items.push_back(
            label(book,
                  QT_TRANSLATE_NOOP("Report", "When the clocks were stopped, %1’s clock was "
                                              "running."),
                  {book.side(*report.clocksFound.running)}));
    }
    for (const Color side : {Color::White, Color::Black}) {
        const auto setting = settingOf(report, side);
        if (!setting) {
            continue;
        }
        for (const std::string& warning : setting->warnings) {
            notes.items.push_back(
                label(book, QT_TRANSLATE_NOOP("Report", "%1: %2"),
                      {capitalised(book.side(side)), book.clockWarning(warning)}));
        }
    }
    const auto& clocks = report.decision.clocks;
    if (!clocks || endsGame(report.decision.remedies)) {
        return notes;
    }
    if (book.audience() == Audience::Arbiter) {
        notes.items.push_back(
            label(book, QT_TRANSLATE_NOOP("Report", "Move counter: White %1, Black %2."),
                  {std::to_string(clocks->counterWhite), std::to_string(clocks->counterBlack)}));
        if (clocks->period) {
            notes.items.push_back(label(book, QT_TRANSLATE_NOOP("Report", "Period of play: %1."),
                                        {std::to_string(*clocks->period)}));
        }
    }
    if (clocks->running) {
        notes.items.push_back(label(book,
                                    QT_TRANSLATE_NOOP("Report", "%1’s clock is to be started."),
                                    {book.side(*clocks->running)}));
    }
    return notes;
}

bool clocksAreKnown(const Report& report)
{
    const clock::ClockRecord& found = report.clocksFound;
    return found.white || found.black || settingOf(report, Color::White) ||
           settingOf(report, Color::Black);
}

}  // namespace

void addClocksInShort(Document& document, const Report& report, const PhraseBook& book)
{
    if (!clocksAreKnown(report)) {
        return;
    }
    Table table;
    table.caption = label(book, QT_TRANSLATE_NOOP("Report", "Clocks before and after"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Clock")), Align::Left, 2},
                     {label(book, QT_TRANSLATE_NOOP("Report", "When stopped")), Align::Right, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "To be set")), Align::Right, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "How found")), Align::Left, 6},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Bounds")), Align::Left, 4}};
    table.rows = {rowOf(report, Color::White, book), rowOf(report, Color::Black, book)};
    document.blocks.push_back(std::move(table));
}

void addClocks(Document& document, const Report& report, const PhraseBook& book)
{
    if (!clocksAreKnown(report)) {
        return;
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Clocks"))});
    addClocksInShort(document, report, book);
    List notes = notesOf(report, book);
    if (!notes.items.empty()) {
        document.blocks.push_back(std::move(notes));
    }
}

}  // namespace diptych::reports
