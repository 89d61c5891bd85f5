#include "core/notation/braille_cells.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace diptych::notation {
namespace {

Cell cell(std::string_view dots)
{
    return parseCells(dots)->front();
}

/// Digits 1 to 9 and 0 in the three shapes, with their ASCII characters, typed from the tables.
struct DigitRow {
    int digit;
    const char* upper;
    char upperAscii;
    const char* lower;
    char lowerAscii;
    const char* antoine;
    char antoineAscii;
};

constexpr std::array<DigitRow, 10> digits{{
    {1, "1", 'A', "2", '1', "16", '*'},
    {2, "12", 'B', "23", '2', "126", '<'},
    {3, "14", 'C', "25", '3', "146", '%'},
    {4, "145", 'D', "256", '4', "1456", '?'},
    {5, "15", 'E', "26", '5', "156", ':'},
    {6, "124", 'F', "235", '6', "1246", '$'},
    {7, "1245", 'G', "2356", '7', "12456", ']'},
    {8, "125", 'H', "236", '8', "1256", '\\'},
    {9, "24", 'I', "35", '9', "246", '['},
    {0, "245", 'J', "356", '0', "3456", '#'},
}};

TEST(BrailleCells, KnowTheDigitsInThreeShapes)
{
    for (const DigitRow& row : digits) {
        EXPECT_EQ(digitOfCell(cell(row.upper), DigitShape::Upper), row.digit);
        EXPECT_EQ(digitOfCell(cell(row.upper), DigitShape::BareUpper), row.digit);
        EXPECT_EQ(digitOfCell(cell(row.lower), DigitShape::Lower), row.digit);
        EXPECT_EQ(digitOfCell(cell(row.antoine), DigitShape::Antoine), row.digit);
    }
    EXPECT_FALSE(digitOfCell(cell("1"), DigitShape::Lower));
}

TEST(BrailleCells, KnowTheirAsciiCharacters)
{
    for (const DigitRow& row : digits) {
        EXPECT_EQ(cellOfAscii(static_cast<char32_t>(row.upperAscii)), cell(row.upper));
        EXPECT_EQ(cellOfAscii(static_cast<char32_t>(row.lowerAscii)), cell(row.lower));
        EXPECT_EQ(cellOfAscii(static_cast<char32_t>(row.antoineAscii)), cell(row.antoine));
    }
    EXPECT_EQ(cellOfAscii(U's'), cell("234"));
    EXPECT_EQ(cellOfAscii(U'S'), cell("234"));
    EXPECT_EQ(cellOfAscii(U','), cell("6"));
    EXPECT_EQ(cellOfAscii(U'.'), cell("46"));
    EXPECT_EQ(cellOfAscii(U' '), Cell{0});
    EXPECT_FALSE(cellOfAscii(U'é'));
    EXPECT_EQ(cellOfAscii(U'{'), cell("246"));
    EXPECT_EQ(cellOfAscii(U'`'), cell("4"));
}

TEST(BrailleCells, KnowTheLetters)
{
    EXPECT_EQ(letterOfCell(cell("1")), 'a');
    EXPECT_EQ(letterOfCell(cell("125")), 'h');
    EXPECT_EQ(letterOfCell(cell("13")), 'k');
    EXPECT_EQ(letterOfCell(cell("234")), 's');
    EXPECT_EQ(letterOfCell(cell("2345")), 't');
    EXPECT_EQ(letterOfCell(cell("2456")), 'w');
    EXPECT_EQ(letterOfCell(cell("1346")), 'x');
    EXPECT_FALSE(letterOfCell(cell("3456")));
}

TEST(BrailleCells, AreGivenByTheirDots)
{
    EXPECT_EQ(parseCells("1-2"), (std::vector<Cell>{1, 2}));
    EXPECT_EQ(parseCells("12345678"), (std::vector<Cell>{255}));
    EXPECT_FALSE(parseCells(""));
    EXPECT_FALSE(parseCells("9"));
    EXPECT_FALSE(parseCells("1--2"));
}

}  // namespace
}  // namespace diptych::notation
