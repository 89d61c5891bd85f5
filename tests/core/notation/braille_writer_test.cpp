#include "core/chess/fen.h"
#include "core/chess/san.h"
#include "core/notation/braille_catalog.h"
#include "core/notation/braille_writer.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace diptych::notation {
namespace {

/// Rows of 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 in a code, on one line.
std::vector<Cell> spanishGame(const BrailleCode& code)
{
    std::vector<Cell> cells;
    chess::Position position = chess::Position::initial();
    const auto add = [&cells](const std::vector<Cell>& word) {
        if (!cells.empty()) {
            cells.push_back(0);
        }
        cells.insert(cells.end(), word.begin(), word.end());
    };
    for (const char* uci : {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"}) {
        const chess::Move move = *chess::parseUci(uci);
        if (position.sideToMove() == chess::Color::White) {
            add(brailleMoveNumber(position.fullmoveNumber(), code));
        }
        add(brailleMove(position, move, code));
        position = position.after(move);
    }
    return cells;
}

enum class Coding { Usual, Least };

/// Lines as the tables of the codes have them, typed anew.
struct Row {
    std::string code;
    Coding coding;
    std::string ascii;
    std::string patterns;
};

const std::vector<Row> rows{
    {"uk-2015", Coding::Usual, "1 E4 E5 2 SF3 SC6 3 BB5 A6 4 BA4 SF6",
     "⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⠎⠋⠒⠀⠎⠉⠖⠀⠒⠀⠃⠃⠢⠀⠁⠖⠀⠲⠀⠃⠁⠲⠀⠎⠋⠖"},
    {"ueb", Coding::Usual, "#A4 E#D E#E #B4 ,NF#C ,NC#F #C4 ,BB#E A#F #D4 ,BA#D ,NF#F",
     "⠼⠁⠲⠀⠑⠼⠙⠀⠑⠼⠑⠀⠼⠃⠲⠀⠠⠝⠋⠼⠉⠀⠠⠝⠉⠼⠋⠀⠼⠉⠲⠀⠠⠃⠃⠼⠑⠀⠁⠼⠋⠀⠼⠙⠲⠀⠠⠃⠁⠼⠙⠀⠠⠝⠋⠼⠋"},
    {"de", Coding::Usual, "#A' E#D E#E #B' .SF#C .SC#F #C' .LB#E A#F #D' .LA#D .SF#F",
     "⠼⠁⠄⠀⠑⠼⠙⠀⠑⠼⠑⠀⠼⠃⠄⠀⠨⠎⠋⠼⠉⠀⠨⠎⠉⠼⠋⠀⠼⠉⠄⠀⠨⠇⠃⠼⠑⠀⠁⠼⠋⠀⠼⠙⠄⠀⠨⠇⠁⠼⠙⠀⠨⠎⠋⠼⠋"},
    {"de", Coding::Least, "1 E4 E5 2 SF3 SC6 3 LB5 A6 4 LA4 SF6",
     "⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⠎⠋⠒⠀⠎⠉⠖⠀⠒⠀⠇⠃⠢⠀⠁⠖⠀⠲⠀⠇⠁⠲⠀⠎⠋⠖"},
    {"fr", Coding::Usual, ",* E,? E,: ,< .CF,% .CC,$ ,% .FB,: A,$ ,? .FA,? .CF,$",
     "⠠⠡⠀⠑⠠⠹⠀⠑⠠⠱⠀⠠⠣⠀⠨⠉⠋⠠⠩⠀⠨⠉⠉⠠⠫⠀⠠⠩⠀⠨⠋⠃⠠⠱⠀⠁⠠⠫⠀⠠⠹⠀⠨⠋⠁⠠⠹⠀⠨⠉⠋⠠⠫"},
    {"fr", Coding::Least, "* E? E: < CF% CC$ % FB: A$ ? FA? CF$",
     "⠡⠀⠑⠹⠀⠑⠱⠀⠣⠀⠉⠋⠩⠀⠉⠉⠫⠀⠩⠀⠋⠃⠱⠀⠁⠫⠀⠹⠀⠋⠁⠹⠀⠉⠋⠫"},
    {"es", Coding::Usual, "#A E#D E#E #B .CF#C .CC#F #C .AB#E A#F #D .AA#D .CF#F",
     "⠼⠁⠀⠑⠼⠙⠀⠑⠼⠑⠀⠼⠃⠀⠨⠉⠋⠼⠉⠀⠨⠉⠉⠼⠋⠀⠼⠉⠀⠨⠁⠃⠼⠑⠀⠁⠼⠋⠀⠼⠙⠀⠨⠁⠁⠼⠙⠀⠨⠉⠋⠼⠋"},
    {"it", Coding::Usual, "1 E2E4 E7E5 2 .CG1F3 .CB8C6 3 .AF1B5 A7A6 4 .AB5A4 .CG8F6",
     "⠂⠀⠑⠆⠑⠲⠀⠑⠶⠑⠢⠀⠆⠀⠨⠉⠛⠂⠋⠒⠀⠨⠉⠃⠦⠉⠖⠀⠒⠀⠨⠁⠋⠂⠃⠢⠀⠁⠶⠁⠖⠀⠲⠀⠨⠁⠃⠢⠁⠲⠀⠨⠉⠛⠦⠋⠖"},
};

TEST(BrailleWriter, WritesTheLinesOfTheTables)
{
    for (const Row& row : rows) {
        BrailleCode code = *findBrailleCode(row.code);
        code = row.coding == Coding::Least ? withLeastCoding(code) : code;
        const std::vector<Cell> cells = spanishGame(code);
        EXPECT_EQ(toAsciiBraille(cells), row.ascii) << row.code;
        EXPECT_EQ(toPatterns(cells), row.patterns) << row.code;
    }
}

std::string written(const std::string& fen, const std::string& uci, const BrailleCode& code)
{
    return toAsciiBraille(brailleMove(*chess::parseFen(fen), *chess::parseUci(uci), code));
}

TEST(BrailleWriter, LeavesOutSignsOfCaptureAndCheck)
{
    const BrailleCode code = *findBrailleCode("uk-2015");
    EXPECT_EQ(written("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", code), "ED5");
    EXPECT_EQ(written("4k3/8/8/8/8/8/4p3/R3K3 w Q - 0 1", "a1a8", code), "RA8");
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", code), "OOO");
    EXPECT_EQ(written("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", code), "A8S");
    EXPECT_EQ(written("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", *findBrailleCode("ueb")), "A#H,Q");
}

TEST(BrailleWriter, NamesBothSquaresWhereSmallLettersWouldMeanTwoMoves)
{
    const std::string fen = "rnbqk2r/pppp1ppp/4pn2/8/2PP4/2b5/PP1BPPPP/R2QKBNR w KQkq - 0 5";
    const BrailleCode code = *findBrailleCode("uk-2015");
    EXPECT_EQ(written(fen, "b2c3", code), "B2C3");
    EXPECT_EQ(written(fen, "d2c3", code), "BD2C3");
    EXPECT_EQ(written(fen, "d2c3", *findBrailleCode("ueb")), ",BC#C");
}

TEST(BrailleWriter, WritesRussianPiecesWithTheirOwnCells)
{
    const BrailleCode code = *findBrailleCode("ru");
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3", code), "^KF#C");
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "e1e2", code), "^KRE#B");
}

TEST(BrailleWriter, KnowsWhichLettersHaveNoCell)
{
    EXPECT_TRUE(canWrite(*findBrailleCode("nl")));
    EXPECT_FALSE(canWrite(*findBrailleCode("el")));
    EXPECT_FALSE(canWrite(*findBrailleCode("tr")));
}

TEST(BrailleWriter, WritesResults)
{
    EXPECT_EQ(toAsciiBraille(brailleText("1/2-1/2", *findBrailleCode("de"))), "#A/#B-#A/#B");
    EXPECT_EQ(toAsciiBraille(brailleText("0-1", *findBrailleCode("uk-2015"))), "0-1");
}

}  // namespace
}  // namespace diptych::notation
