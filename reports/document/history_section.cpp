#include "core/score/sheet.h"
#include "reports/document/sections.h"

#include <QtGlobal>

#include <utility>

namespace diptych::reports {

namespace {

/// A section of the case file in words; as it is where nobody knows it.
std::string partOf(const std::string& section, const PhraseBook& book)
{
    static constexpr std::pair<const char*, const char*> sections[] = {
        {"title", QT_TRANSLATE_NOOP("Report", "title and story")},
        {"settings", QT_TRANSLATE_NOOP("Report", "circumstances")},
        {"clocks", QT_TRANSLATE_NOOP("Report", "clocks")},
        {"facts", QT_TRANSLATE_NOOP("Report", "facts and answers")},
        {"event", QT_TRANSLATE_NOOP("Report", "event")},
        {"players", QT_TRANSLATE_NOOP("Report", "players")},
        {"checklist", QT_TRANSLATE_NOOP("Report", "checklist")},
        {"ruling", QT_TRANSLATE_NOOP("Report", "ruling and statements")},
        {"attachments", QT_TRANSLATE_NOOP("Report", "attachments")},
        {"board-white", QT_TRANSLATE_NOOP("Report", "White’s board")},
        {"board-black", QT_TRANSLATE_NOOP("Report", "Black’s board")},
    };
    for (const auto& [code, words] : sections) {
        if (section == code) {
            return label(book, words);
        }
    }
    constexpr std::string_view score = "score-";
    const auto keeper = section.starts_with(score)
                            ? score::keeperFromCode(section.substr(score.size()))
                            : std::nullopt;
    return keeper ? label(book, QT_TRANSLATE_NOOP("Report", "score: %1"), {book.keeper(*keeper)})
                  : section;
}

/// "2026-08-14 18:05:03" of "2026-08-14T18:05:03Z"; the heading of its column says that it is UTC.
std::string timeOf(std::string time)
{
    if (time.size() == 20) {
        time[10] = ' ';
        time.pop_back();
    }
    return time;
}

}  // namespace

void addHistory(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.history.empty() || book.audience() == Audience::Players) {
        return;
    }
    Table table;
    table.caption =
        label(book, QT_TRANSLATE_NOOP("Report", "What was changed at the desk, in the words of the "
                                                "case file"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Time (UTC)")), Align::Left, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Who")), Align::Left, 4},
                     {label(book, QT_TRANSLATE_NOOP("Report", "What")), Align::Left, 4},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Taken out")), Align::Left, 5},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Put in")), Align::Left, 5}};
    for (const incident::Edit& edit : report.history) {
        table.rows.push_back(
            {{timeOf(edit.time), edit.who.empty() ? "–" : edit.who, partOf(edit.section, book),
              edit.removed.empty() ? "–" : edit.removed, edit.added.empty() ? "–" : edit.added}});
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Audit trail"))});
    document.blocks.push_back(std::move(table));
}

}  // namespace diptych::reports
