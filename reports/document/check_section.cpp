#include "core/law/edition.h"
#include "reports/document/sections.h"

#include <QtGlobal>

namespace diptych::reports {

namespace {

using incident::CheckItem;

/// An item, the rule that it belongs to, and what the editions that number its parts put behind
/// the article of that rule: those since 2017, and that of 2009.
struct Item {
    CheckItem item;
    const char* text;
    const char* rule;
    const char* part;
    const char* part2009;
};

constexpr Item items[] = {
    {CheckItem::TwoBoards, QT_TRANSLATE_NOOP("Report", "Each player has a board of his own"),
     "two-boards", "", ""},
    {CheckItem::BoardSize, QT_TRANSLATE_NOOP("Report", "Special board at least 20 cm by 20 cm"),
     "two-boards", ".1", ".a"},
    {CheckItem::SquaresRaised, QT_TRANSLATE_NOOP("Report", "Black squares raised"), "two-boards",
     ".2", ".b"},
    {CheckItem::SquaresHoled, QT_TRANSLATE_NOOP("Report", "A hole in every square"), "two-boards",
     ".3", ".c"},
    {CheckItem::PiecesPegged, QT_TRANSLATE_NOOP("Report", "Pieces with pegs that fit"),
     "two-boards", ".4.1", ".d"},
    {CheckItem::PiecesMarked, QT_TRANSLATE_NOOP("Report", "Staunton pieces, the black ones marked"),
     "two-boards", ".4.2", ".e"},
    {CheckItem::LocalAdaptations,
     QT_TRANSLATE_NOOP("Report", "Local adaptations agreed with the arbiter"), "two-boards", "",
     ""},
    {CheckItem::SpecialClock,
     QT_TRANSLATE_NOOP("Report", "Clock made for visually disabled players"), "special-clock", "",
     ""},
    {CheckItem::DeviceApproved, QT_TRANSLATE_NOOP("Report", "Recording device approved"),
     "score-in-braille-or-recorded", "", ""},
    {CheckItem::AssistantMoves,
     QT_TRANSLATE_NOOP("Report", "The assistant makes the moves on the opponent’s board"),
     "assistant", ".1", ".a"},
    {CheckItem::AssistantAnnounces,
     QT_TRANSLATE_NOOP("Report", "The assistant announces the moves of both players"), "assistant",
     ".2", ".b"},
    {CheckItem::AssistantKeepsScore,
     QT_TRANSLATE_NOOP("Report", "The assistant keeps the score and starts the opponent’s clock"),
     "assistant", ".3", ".c"},
    {CheckItem::AssistantTellsMovesAndTimes,
     QT_TRANSLATE_NOOP("Report", "The assistant tells moves and times when asked"), "assistant",
     ".4", ".d"},
    {CheckItem::AssistantInformsArbiter,
     QT_TRANSLATE_NOOP("Report",
                       "The assistant claims on time and informs the arbiter of a touched "
                       "piece"),
     "assistant", ".5", ".e"},
    {CheckItem::AssistantAdjourns,
     QT_TRANSLATE_NOOP("Report", "The assistant carries out the formalities of adjournment"),
     "assistant", ".6", ".f"},
    {CheckItem::SightedPlayersAssistant,
     QT_TRANSLATE_NOOP("Report", "An assistant of the sighted player, or one who must be used"),
     "sighted-players-assistant", "", ""},
    {CheckItem::RulingReadAloud,
     QT_TRANSLATE_NOOP("Report", "Ruling read aloud to the visually disabled player"), "", "", ""},
    {CheckItem::AccessibleCopyGiven,
     QT_TRANSLATE_NOOP("Report", "Copy given that he can read: text or Braille"), "", "", ""},
    {CheckItem::AppealExplained, QT_TRANSLATE_NOOP("Report", "Right of appeal explained"), "appeal",
     "", ""},
};

std::string articleOf(const Item& item, const law::Edition& edition)
{
    const std::string article = edition.article(item.rule);
    if (article.empty()) {
        return article;
    }
    if (edition.id == "fide-2009") {
        return article + item.part2009;
    }
    const bool numbersParts = edition.id >= std::string("fide-2017");
    return numbersParts ? article + item.part : article;
}

std::string outcomeOf(CheckItem item, const Report& report, const PhraseBook& book)
{
    const auto found = report.checklist.find(item);
    if (found == report.checklist.end()) {
        return label(book, QT_TRANSLATE_NOOP("Report", "not checked"));
    }
    return found->second == incident::Checked::Yes ? label(book, QT_TRANSLATE_NOOP("Report", "yes"))
                                                   : label(book, QT_TRANSLATE_NOOP("Report", "no"));
}

}  // namespace

void addChecklist(Document& document, const Report& report, const PhraseBook& book)
{
    const auto edition = law::loadEdition(report.game.edition);
    const bool matters = report.game.disabled != law::Who::None || !report.checklist.empty();
    if (!edition || !matters) {
        return;
    }
    Table table;
    table.caption = label(book, QT_TRANSLATE_NOOP("Report", "Boards, clock, device, assistants"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Item")), Align::Left, 9},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Article")), Align::Left, 2},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Checked")), Align::Left, 3}};
    for (const Item& item : items) {
        const std::string article = articleOf(item, *edition);
        const bool isKnown = report.checklist.contains(item.item);
        // What the edition does not ask for is listed only where somebody looked at it.
        if (!article.empty() || isKnown || *item.rule == '\0') {
            table.rows.push_back(
                {{label(book, item.text), article, outcomeOf(item.item, report, book)}});
        }
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Checklist"))});
    document.blocks.push_back(std::move(table));
}

}  // namespace diptych::reports
