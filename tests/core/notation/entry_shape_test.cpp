#include "core/notation/entry_shape.h"

#include <gtest/gtest.h>

namespace diptych::notation {
namespace {

TEST(EntryShape, KnowsMovesOfAnyLanguage)
{
    for (const char* text :
         {"e4",   "Nf3",   "Крg1",     "Msh:d8", "♘f3",   "e2-e4", "Ng1xf3+", "bc3",
          "c8=Q", "c8(D)", "d8Ф",      "O-O",    "0-0-0", "oo",    "ed5:",    "E4",
          "NF3",  "Zb7!?", "exd6e.p.", "Кс3",    "ε4",    "Rel",   "Tdl+",    "Nxel"}) {
        EXPECT_EQ(shapeOf(text), EntryShape::Move) << text;
    }
}

TEST(EntryShape, TellsShortCapturesAndLettersFromMoves)
{
    EXPECT_EQ(shapeOf("ed"), EntryShape::ShortCapture);
    EXPECT_EQ(shapeOf("exd"), EntryShape::ShortCapture);
    EXPECT_EQ(shapeOf("N"), EntryShape::PieceLetter);
    EXPECT_EQ(shapeOf("Кр"), EntryShape::PieceLetter);
}

TEST(EntryShape, TakesNothingElseForAMove)
{
    for (const char* text : {"", "12.", "1-0", "Event", "Round5", "P-K4", "5254", "~~~", "1e4",
                             "ah", "Müller", "0", "e9", "i4"}) {
        EXPECT_EQ(shapeOf(text), EntryShape::Other) << text;
    }
}

TEST(EntryShape, FindsTheLettersBeforeTheSquares)
{
    EXPECT_EQ(leadingLetters("Nf3"), U"N");
    EXPECT_EQ(leadingLetters("Крg1"), U"Кр");
    EXPECT_EQ(leadingLetters("Mshd8"), U"Ms");
    EXPECT_EQ(leadingLetters("Ob5"), U"O");
    EXPECT_EQ(leadingLetters("Sbd7"), U"S");
    EXPECT_EQ(leadingLetters("e4"), U"");
    EXPECT_EQ(leadingLetters("O-O"), U"");
    EXPECT_EQ(leadingLetters("bc3"), U"");
}

}  // namespace
}  // namespace diptych::notation
