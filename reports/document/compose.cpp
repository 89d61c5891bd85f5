#include "reports/document/compose.h"

#include "reports/document/sections.h"

#include <QtGlobal>

namespace diptych::reports {

namespace {

std::string playerName(const std::optional<incident::Player>& player, chess::Color side,
                       const PhraseBook& book)
{
    return player && !player->name.empty() ? player->name : capitalised(book.side(side));
}

std::string subtitleOf(const Report& report, const PhraseBook& book)
{
    const incident::Players& players = report.game.players;
    return label(book, QT_TRANSLATE_NOOP("Report", "%1 – %2"),
                 {playerName(players.white, chess::Color::White, book),
                  playerName(players.black, chess::Color::Black, book)});
}

}  // namespace

std::string label(const PhraseBook& book, const char* source,
                  std::initializer_list<std::string> arguments)
{
    return book.text("Report", source, arguments);
}

Document compose(const Report& report, const PhraseBook& general, Extent extent)
{
    const PhraseBook book = general.startingFrom(report.game.start);
    Document document;
    document.language = book.language();
    document.title = label(book, QT_TRANSLATE_NOOP("Report", "Incident report"));
    document.subtitle = subtitleOf(report, book);
    document.pageLabel = label(book, QT_TRANSLATE_NOOP("Report", "Page %1 of %2"), {"%1", "%2"});
    // The arbiter's own title may well name a move number (Article 12.6).
    if (!report.title.empty() && book.audience() == Audience::Arbiter) {
        document.blocks.push_back(Paragraph{report.title, ParagraphStyle::Normal});
    }
    if (extent == Extent::OnePage) {
        addGameInShort(document, report, book);
        addDecision(document, report, book);
        addPositionInForce(document, report, book);
        addClocksInShort(document, report, book);
        addRulingInShort(document, report, book);
        addSignatures(document, report, book);
        return document;
    }
    addGame(document, report, book);
    addDecision(document, report, book);
    addFindings(document, report, book);
    addFacts(document, report, book);
    addDiagrams(document, report, book);
    addScores(document, report, book);
    addCells(document, report, book);
    addEvidence(document, report, book);
    addClocks(document, report, book);
    addWorksheets(document, report, book);
    addRemedies(document, report, book);
    addQuestions(document, report, book);
    addRuling(document, report, book);
    addChecklist(document, report, book);
    addFullScores(document, report, book);
    addSources(document, report, book);
    addHistory(document, report, book);
    addSignatures(document, report, book);
    return document;
}

}  // namespace diptych::reports
