#include "reports/document/sections.h"
#include "reports/words/similar_entries.h"

#include <QtGlobal>

#include <algorithm>

namespace diptych::reports {

namespace {

using chess::Color;
using score::PlyState;

/// A move without what never decides: marks of check, capture and promotion.
std::string bare(std::string text)
{
    const auto isMark = [](char letter) {
        return std::string_view("x:+#=()/ .-!?").find(letter) != std::string_view::npos;
    };
    std::erase_if(text, isMark);
    std::ranges::replace(text, '0', 'O');
    return text;
}

/// The entry, and what it means where that is not what it says, or not all: the same entry may be
/// another move in the other score.
std::string cellText(const EntryCell& cell, const EntryCell& other, const PhraseBook& book)
{
    if (cell.text.empty()) {
        return "—";
    }
    if (!cell.move) {
        return cell.text;
    }
    if (areEasilyConfused({cell.text, cell.move}, {other.text, other.move})) {
        return cell.text + " (" + squaresOf(*cell.move) + ")";
    }
    const std::string meant = book.move(cell.before, *cell.move);
    return bare(meant) == bare(cell.text) ? cell.text : cell.text + " (" + meant + ")";
}

std::string stateText(const ScoreRow& row, const PhraseBook& book)
{
    const auto isDifferent = [](const EntryCell& cell) {
        return cell.state == PlyState::Different;
    };
    if (isDifferent(row.white) || isDifferent(row.black)) {
        return label(book, QT_TRANSLATE_NOOP("Report", "differ"));
    }
    if (row.white.state == PlyState::Same && row.black.state == PlyState::Same) {
        return label(book, QT_TRANSLATE_NOOP("Report", "agree"));
    }
    if (row.white.state == row.black.state) {
        return label(book, QT_TRANSLATE_NOOP("Report", "both: %1"),
                     {book.plyState(row.white.state)});
    }
    std::string state;
    const auto addState = [&](Color side, const EntryCell& cell) {
        if (cell.state == PlyState::Same) {
            return;
        }
        const std::string words = label(book, QT_TRANSLATE_NOOP("Report", "%1: %2"),
                                        {capitalised(book.side(side)), book.plyState(cell.state)});
        state += state.empty() ? words : "; " + words;
    };
    addState(Color::White, row.white);
    addState(Color::Black, row.black);
    return state;
}

std::string plyText(int ply, const PhraseBook& book)
{
    const std::string number = book.plyNumber(ply);
    const std::string side = book.side(book.sideOf(ply));
    return number.empty() ? capitalised(side)
                          : label(book, QT_TRANSLATE_NOOP("Report", "%1 %2"), {number, side});
}

bool isSound(const ScoreRow& row)
{
    return row.white.state == PlyState::Same && row.black.state == PlyState::Same;
}

}  // namespace

void addScores(Document& document, const Report& report, const PhraseBook& book)
{
    const ScoreExtract& extract = report.extract;
    if (extract.rows.empty()) {
        return;
    }
    document.blocks.push_back(
        Heading{label(book, QT_TRANSLATE_NOOP("Report", "Scores side by side"))});
    const bool hasLine = extract.rows.back().ply > extract.agreedPly &&
                         extract.rows.front().ply <= extract.agreedPly;
    Table table;
    table.caption =
        hasLine ? label(book, QT_TRANSLATE_NOOP("Report", "The scores from a few moves before the "
                                                          "last agreed position, which is marked "
                                                          "by a line"))
                : label(book, QT_TRANSLATE_NOOP("Report", "The scores from where they matter on"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Move")), Align::Left, 3},
                     {capitalised(book.keeper(extract.white)), Align::Left, 4},
                     {capitalised(book.keeper(extract.black)), Align::Left, 4},
                     {label(book, QT_TRANSLATE_NOOP("Report", "State")), Align::Left, 5}};
    for (const ScoreRow& row : extract.rows) {
        const bool isFirstBelow = hasLine && row.ply == extract.agreedPly + 1;
        table.rows.push_back({{plyText(row.ply, book), cellText(row.white, row.black, book),
                               cellText(row.black, row.white, book), stateText(row, book)},
                              isSound(row) ? RowStyle::Normal : RowStyle::Emphasised,
                              isFirstBelow ? RowRule::Above : RowRule::None});
    }
    document.blocks.push_back(std::move(table));
}

void addCells(Document& document, const Report& report, const PhraseBook& book)
{
    Pictures pictures;
    for (const CellPicture& cell : report.cells) {
        const auto index = static_cast<std::size_t>(cell.ply) - 1;
        if (index >= report.rows.size()) {
            continue;
        }
        const bool isWhite = cell.score == Color::White;
        const ScoreRow& row = report.rows[index];
        const std::string keeper =
            book.keeper(isWhite ? report.extract.white : report.extract.black);
        const std::string where = label(book, QT_TRANSLATE_NOOP("Report", "%1, %2"),
                                        {capitalised(keeper), plyText(cell.ply, book)});
        const std::string read =
            isWhite ? cellText(row.white, row.black, book) : cellText(row.black, row.white, book);
        pictures.pictures.push_back(
            {label(book, QT_TRANSLATE_NOOP("Report", "%1: read as %2; %3"),
                   {where, read, stateText(row, book)}),
             label(book, QT_TRANSLATE_NOOP("Report", "Picture of the entry: %1"), {where}),
             cell.picture});
    }
    if (pictures.pictures.empty()) {
        return;
    }
    document.blocks.push_back(Heading{
        label(book, QT_TRANSLATE_NOOP("Report", "Entries in doubt, as the sheets show them"))});
    document.blocks.push_back(std::move(pictures));
}

void addFullScores(Document& document, const Report& report, const PhraseBook& book)
{
    const ScoreExtract& extract = report.extract;
    if (report.rows.size() <= extract.rows.size() || book.audience() == Audience::Players) {
        return;
    }
    Table table;
    table.caption = label(book, QT_TRANSLATE_NOOP("Report", "Every entry of both scores, move by "
                                                            "move"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Move")), Align::Left, 2}};
    for (const score::Keeper keeper : {extract.white, extract.black}) {
        for (const Color side : {Color::White, Color::Black}) {
            table.columns.push_back(
                {label(book, QT_TRANSLATE_NOOP("Report", "%1: %2"),
                       {capitalised(book.keeper(keeper)), capitalised(book.side(side))}),
                 Align::Left, 4});
        }
    }
    for (const ScoreRow& row : report.rows) {
        const bool isWhite = book.sideOf(row.ply) == Color::White;
        if (isWhite || table.rows.empty()) {
            table.rows.push_back({{std::to_string(book.numberOf(row.ply)) + ".", "", "", "", ""}});
        }
        Row& last = table.rows.back();
        last.cells[isWhite ? 1 : 2] = cellText(row.white, row.black, book);
        last.cells[isWhite ? 3 : 4] = cellText(row.black, row.white, book);
        last.style = isSound(row) ? last.style : RowStyle::Emphasised;
    }
    document.blocks.push_back(
        Heading{label(book, QT_TRANSLATE_NOOP("Report", "The scores in full"))});
    document.blocks.push_back(std::move(table));
}

}  // namespace diptych::reports
