#include "core/chess/fen.h"
#include "core/law/finding_basis.h"
#include "reports/document/sections.h"
#include "reports/words/difference_lines.h"
#include "reports/words/fact_phrases.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace diptych::reports {

namespace {

std::string captionOf(const Diagram& diagram, const PhraseBook& book, RulingState state)
{
    const bool named = diagram.ply && *diagram.ply > 0 && book.audience() == Audience::Arbiter;
    switch (diagram.kind) {
    case DiagramKind::WhiteBoard:
        return label(book, QT_TRANSLATE_NOOP("Report", "White’s board as found"));
    case DiagramKind::BlackBoard:
        return label(book, QT_TRANSLATE_NOOP("Report", "Black’s board as found"));
    case DiagramKind::Agreed:
        return named ? label(book, QT_TRANSLATE_NOOP("Report", "Last agreed position, after %1"),
                             {book.ply(*diagram.ply)})
                     : label(book, QT_TRANSLATE_NOOP("Report", "Last agreed position"));
    case DiagramKind::InForce:
        if (state == RulingState::Proposal) {
            return label(book, QT_TRANSLATE_NOOP("Report", "Position proposed"));
        }
        return label(book, QT_TRANSLATE_NOOP("Report", "Position ruled"));
    }
    return {};
}

Figure figureOf(const Diagram& diagram, const PhraseBook& book, RulingState state)
{
    Figure figure;
    figure.caption = captionOf(diagram, book, state);
    figure.position = diagram.position;
    figure.marked = diagram.marked;
    figure.alternative = book.position(diagram.position);
    const bool isWhole = diagram.toMove && book.audience() == Audience::Arbiter;
    figure.note = isWhole ? chess::toFen(diagram.position) : chess::placementOf(diagram.position);
    if (diagram.toMove) {
        figure.alternative += " " + book.turn(*diagram.toMove);
    }
    chess::Bitboard marked = diagram.marked;
    std::string squares;
    while (marked != 0) {
        const std::string square = chess::toString(chess::popFirst(marked));
        squares += squares.empty() ? square : ", " + square;
    }
    if (!squares.empty()) {
        figure.alternative +=
            " " + label(book,
                        diagram.marks == Marks::FromGame
                            ? QT_TRANSLATE_NOOP("Report", "Squares that differ from the game: %1.")
                            : QT_TRANSLATE_NOOP("Report",
                                                "Squares that differ from the other board: %1."),
                        {squares});
    }
    return figure;
}

struct InputName {
    std::string_view input;
    const char* name;
};

constexpr InputName inputNames[] = {
    {"scores", QT_TRANSLATE_NOOP("Report", "The scores.")},
    {"boards", QT_TRANSLATE_NOOP("Report", "The boards as found.")},
    {"clocks", QT_TRANSLATE_NOOP("Report", "The clocks as found.")},
    {"settings", QT_TRANSLATE_NOOP("Report", "The settings of the game.")},
};

/// What a finding rests on: inputs, facts, answers.
std::string basisText(const law::Finding& finding, const Report& report, const PhraseBook& book)
{
    const law::FindingBasis basis = law::basisOf(finding, report.facts, report.boards);
    std::vector<std::string> lines;
    for (const std::string_view input : basis.inputs) {
        lines.push_back(label(book, std::ranges::find(inputNames, input, &InputName::input)->name));
    }
    std::ranges::move(factLines(book, basis.facts), std::back_inserter(lines));
    for (const auto& [question, choice] : basis.facts.answers) {
        lines.push_back(
            label(book, QT_TRANSLATE_NOOP("Report", "%1 Answer: %2."),
                  {book.question(question), book.choice(question, choice, report.comparison)}));
    }
    std::string text;
    for (const std::string& line : lines) {
        text += (text.empty() ? "" : " ") + line;
    }
    return text;
}

Table findingsTable(const Report& report, const PhraseBook& book)
{
    Table table;
    table.caption = label(book, QT_TRANSLATE_NOOP("Report", "Findings under the %1"),
                          {book.edition(report.game.edition)});
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Finding")), Align::Left, 7},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Rests on")), Align::Left, 5},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Article")), Align::Left, 2},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Standing")), Align::Left, 3}};
    for (const law::Finding& finding : report.findings) {
        table.rows.push_back({{book.finding(finding), basisText(finding, report, book),
                               finding.article, book.standing(finding.standing)}});
    }
    return table;
}

}  // namespace

void addFindings(Document& document, const Report& report, const PhraseBook& book)
{
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "What was found"))});
    if (!report.findings.empty()) {
        document.blocks.push_back(findingsTable(report, book));
    }
    List list;
    if (report.boards.state == law::BoardsState::Differ && gameIsAgreed(report.decision.scores)) {
        for (const chess::Color side : {chess::Color::White, chess::Color::Black}) {
            const auto& board =
                side == chess::Color::White ? report.boards.white : report.boards.black;
            if (board) {
                list.items.push_back(book.boardFound(side, *board));
            }
        }
    }
    std::ranges::copy(differenceLines(report.comparison, book), std::back_inserter(list.items));
    if (!list.items.empty()) {
        document.blocks.push_back(std::move(list));
    }
}

void addDiagrams(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.diagrams.empty()) {
        return;
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Positions"))});
    Figures figures;
    for (const Diagram& diagram : report.diagrams) {
        figures.figures.push_back(figureOf(diagram, book, report.rulingState));
    }
    document.blocks.push_back(std::move(figures));
}

void addPositionInForce(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.diagrams.empty()) {
        return;
    }
    const Diagram& last = report.diagrams.back();
    const bool isFound =
        last.kind == DiagramKind::WhiteBoard || last.kind == DiagramKind::BlackBoard;
    if (!isFound) {
        document.blocks.push_back(Figures{{figureOf(last, book, report.rulingState)}});
    }
}

}  // namespace diptych::reports
