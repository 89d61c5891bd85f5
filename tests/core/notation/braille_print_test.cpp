#include "core/notation/braille_catalog.h"
#include "core/notation/braille_print.h"
#include "core/notation/utf8.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace diptych::notation {
namespace {

std::vector<Cell> cellsOf(std::string_view patterns)
{
    std::vector<Cell> cells;
    for (const char32_t pattern : toCodePoints(patterns)) {
        cells.push_back(static_cast<Cell>(pattern - firstBrailleCharacter));
    }
    return cells;
}

std::string bestPrint(std::string_view patterns, DigitShape shape, std::string_view code)
{
    const auto prints = printsOf(cellsOf(patterns), shape, *findBrailleCode(code));
    return prints.empty() ? std::string() : prints.front().text;
}

struct Sample {
    std::string patterns;
    DigitShape shape;
    std::string code;
    std::string print;
};

class BrailleWords : public testing::TestWithParam<Sample> {};

TEST_P(BrailleWords, AreMoves)
{
    const Sample& sample = GetParam();
    EXPECT_EQ(bestPrint(sample.patterns, sample.shape, sample.code), sample.print)
        << sample.patterns;
}

INSTANTIATE_TEST_SUITE_P(Samples, BrailleWords,
                         testing::ValuesIn(std::vector<Sample>{
                             {"⠎⠋⠒", DigitShape::Lower, "uk-2015", "sf3"},
                             {"⠑⠲", DigitShape::Lower, "uk-2015", "e4"},
                             {"⠑⠲⠜⠏", DigitShape::Lower, "uk-2015", "e4+"},
                             {"⠠⠎⠋⠒", DigitShape::Lower, "uk-2015", "Sf3"},
                             {"⠰⠎⠋⠒", DigitShape::Lower, "uk-2015", "sf3"},
                             {"⠠⠝⠋⠼⠉", DigitShape::Upper, "ueb", "Nf3"},
                             {"⠨⠎⠋⠼⠉", DigitShape::Upper, "de", "Sf3"},
                             {"⠎⠋⠉", DigitShape::BareUpper, "de", "sf3"},
                             {"⠑⠙", DigitShape::BareUpper, "de", "e4"},
                             {"⠨⠉⠋⠠⠩", DigitShape::Antoine, "fr", "Cf3"},
                             {"⠉⠋⠩", DigitShape::Antoine, "fr", "cf3"},
                             {"⠅⠋⠼⠉", DigitShape::Upper, "es", "kf3"},
                             {"⠕⠤⠕", DigitShape::Lower, "de", "o-o"},
                             {"⠴⠤⠴", DigitShape::Lower, "de", "0-0"},
                             {"⠼⠚⠤⠼⠚⠤⠼⠚", DigitShape::Upper, "de", "0-0-0"},
                             {"⠑⠭⠙⠢", DigitShape::Lower, "de", "exd5"},
                             {"⠑⠆⠑⠲", DigitShape::Lower, "de", "e2e4"},
                             {"⠑⠼⠃⠑⠼⠙", DigitShape::Upper, "de", "e2e4"},
                             {"⡎⠋⠒", DigitShape::Lower, "de", "Sf3"},
                             {"⠎⠋⠒⠖", DigitShape::Lower, "de", "sf3+"},
                             {"⠙⠦⠶⠙", DigitShape::Lower, "de", "d8=d"},
                         }));

TEST(BraillePrint, KeepsACellWithoutMeaningVisible)
{
    EXPECT_EQ(bestPrint("⠎⠿⠒", DigitShape::Lower, "de").find("s\xEF\xBF\xBD"), 0u);
}

TEST(BraillePrint, ReadsMoveNumbersInEveryShape)
{
    const auto number = [](std::string_view patterns, DigitShape shape, std::string_view code,
                           int expected) {
        return numberOf(cellsOf(patterns), shape, *findBrailleCode(code), expected);
    };
    EXPECT_EQ(number("⠂⠴", DigitShape::Lower, "de", 10), 10);
    EXPECT_EQ(number("⠲", DigitShape::Lower, "de", 4), 4);
    EXPECT_EQ(number("⠂⠲", DigitShape::Lower, "uk-2015", 14), 14);
    EXPECT_EQ(number("⠂⠲", DigitShape::Lower, "uk-2015", 1), 1);
    EXPECT_EQ(number("⠼⠁⠲", DigitShape::Upper, "ueb", 1), 1);
    EXPECT_EQ(number("⠼⠁⠄", DigitShape::Upper, "de", 1), 1);
    EXPECT_EQ(number("⠼⠁⠚⠄", DigitShape::Upper, "de", 10), 10);
    EXPECT_EQ(number("⠁⠃", DigitShape::BareUpper, "de", 12), 12);
    EXPECT_EQ(number("⠠⠡", DigitShape::Antoine, "fr", 1), 1);
    EXPECT_EQ(number("⠡⠼", DigitShape::Antoine, "fr", 10), 10);
    EXPECT_FALSE(number("⠎⠋⠒", DigitShape::Lower, "de", 1));
    EXPECT_FALSE(number("⠁⠃", DigitShape::Upper, "de", 12));
}

TEST(BrailleCatalog, KnowsTheCodesOfTheContract)
{
    for (const char* code : {"uk-2015", "uk-2001", "ueb", "de", "fr", "es", "it"}) {
        const auto found = findBrailleCode(code);
        ASSERT_TRUE(found) << code;
        EXPECT_EQ(found->code, code);
        EXPECT_FALSE(found->shapes.empty());
    }
    EXPECT_EQ(findBrailleCode("uk-2015")->dialect.letterOf(chess::PieceType::Knight), "S");
    EXPECT_EQ(findBrailleCode("ueb")->dialect.letterOf(chess::PieceType::Knight), "N");
    EXPECT_EQ(findBrailleCode("nl")->dialect.letterOf(chess::PieceType::Knight), "P");
    EXPECT_FALSE(findBrailleCode("xx"));
}

TEST(BrailleCatalog, SaysWhatIsWrongWithACodeFile)
{
    const auto problemOf = [](std::string_view xml) {
        const auto code = parseBrailleCode(xml);
        return code ? std::string() : code.error();
    };
    EXPECT_NE(problemOf("<braille"), "");
    EXPECT_EQ(problemOf("<braille code='x' rank='1' dialect='xx'/>"),
              "a braille element needs code, rank and dialect");
    EXPECT_EQ(problemOf("<braille code='x' rank='1' dialect='de'><capital cells='46'/></braille>"),
              "capital and number need one cell each");
    EXPECT_EQ(problemOf("<braille code='x' rank='1' dialect='de'><capital cells='46'/>"
                        "<number cells='3456'/><digits shape='wavy'/></braille>"),
              "a digits element needs a shape: lower, upper, bare-upper or antoine");
}

}  // namespace
}  // namespace diptych::notation
