#include "tests/importers/sheets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::importers {
namespace {

using score::Medium;
using testdata::placesOf;
using testdata::textsOf;
using testing::ElementsAre;

score::Sheet typed(std::string_view text, const std::string& dialect = "en")
{
    return testdata::read(text, Medium::Typed, dialect);
}

TEST(Layout, ReadsPagesOfTwoBlocks)
{
    const score::Sheet sheet = typed("1 e4 e5    3 Bb5 a6\n2 Nf3 Nc6  4 Ba4 Nf6\n\nPage 2\n"
                                     "5 O-O Be7  7 Bb3 d6\n6 Re1 b5   8 c3 O-O\n");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6",
                                            "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O"));
}

TEST(Layout, ReadsBlocksWithoutNumbers)
{
    const std::vector<std::string> game{"e4",  "e5",  "Nf3", "Nc6", "Bb5", "a6",
                                        "Ba4", "Nf6", "O-O", "Be7", "Re1"};
    const score::Sheet blocks = typed("e4\te5\tBa4\tNf6\nNf3\tNc6\tO-O\tBe7\nBb5\ta6\tRe1\n");
    EXPECT_EQ(textsOf(blocks), game);
    EXPECT_THAT(placesOf(blocks),
                ElementsAre("w", "b", "w", "b", "w", "b", "w", "b", "w", "b", "w"));
    const score::Sheet running = typed("e4 e5 Nf3 Nc6\nBb5 a6 Ba4 Nf6\nO-O Be7 Re1\n");
    EXPECT_EQ(textsOf(running), game);
}

TEST(Layout, ReadsNumbersWithDashes)
{
    for (const char* text : {"1-e4 e5 2-Nf3 Nc6", "1.- e4 e5\n2.- Nf3 Nc6", "1.-e4 e5 2.-Nf3 Nc6",
                             "1.- e4 , e5\n2.- Nf3 , Nc6", "1. e4, e5\n2. Nf3, Nc6"}) {
        const score::Sheet sheet = testdata::read(text, Medium::Typed);
        EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6")) << text;
        EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b")) << text;
    }
}

TEST(Layout, LeavesOutWhatWasCrossedOut)
{
    for (const char* second :
         {"xxx Nf3 Nc6", "Nf3 ~~~ Nc6", "--- Nf3 Nc6", "Nd3→Nf3 Nc6", "Nf3→ Nc6"}) {
        const score::Sheet sheet = typed("1. e4 e5\n2. " + std::string(second) + "\n3. Bb5 a6");
        EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6")) << second;
    }
    // Where there is room they stand for a move that cannot be read.
    EXPECT_THAT(textsOf(typed("1. e4 e5\n2. xxx Nc6\n3. Bb5 a6")),
                ElementsAre("e4", "e5", "xxx", "Nc6", "Bb5", "a6"));
}

}  // namespace
}  // namespace diptych::importers
