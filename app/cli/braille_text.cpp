#include "app/cli/braille_text.h"

#include "app/cli/game_text.h"
#include "core/notation/braille_writer.h"

#include <utility>
#include <vector>

namespace diptych::cli {

namespace {

using notation::Cell;
using Row = std::vector<Cell>;

constexpr Cell blank = 0;
constexpr Cell dot3 = 1 << 2;

void addWord(Row& row, const std::vector<Cell>& word)
{
    if (!row.empty()) {
        row.push_back(blank);
    }
    row.insert(row.end(), word.begin(), word.end());
}

std::vector<Row> rowsOf(const score::ReplayedSheet& replayed, const notation::BrailleCode& code)
{
    std::vector<Row> rows;
    const std::vector<chess::Move> moves = knownMoves(replayed);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const chess::Position& before = replayed.positions[i];
        const bool white = before.sideToMove() == chess::Color::White;
        if (white || i == 0) {
            rows.push_back(notation::brailleMoveNumber(before.fullmoveNumber(), code));
        }
        if (!white && i == 0) {
            addWord(rows.back(), {dot3, dot3, dot3});
        }
        addWord(rows.back(), notation::brailleMove(before, moves[i], code));
    }
    return rows;
}

/// Rows in pages as an embosser takes them.
std::string brfText(const std::vector<Row>& rows)
{
    constexpr std::size_t linesOnPage = 25;
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += i > 0 && i % linesOnPage == 0 ? "\f" : "";
        text += notation::toAsciiBraille(rows[i]) + "\r\n";
    }
    return text;
}

}  // namespace

std::string brailleText(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
                        const notation::BrailleCode& code, BrailleScript script)
{
    std::vector<Row> rows = rowsOf(replayed, code);
    if (sheet.result) {
        rows.push_back(notation::brailleText(score::toCode(*sheet.result), code));
    }
    if (script == BrailleScript::Ascii) {
        return brfText(rows);
    }
    std::string text;
    for (const Row& row : rows) {
        text += notation::toPatterns(row) + "\n";
    }
    return text;
}

}  // namespace diptych::cli
