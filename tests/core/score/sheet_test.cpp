#include "core/score/sheet.h"

#include <gtest/gtest.h>

namespace diptych::score {
namespace {

TEST(Sheet, HasACodeForEveryKeeperMediumAndResult)
{
    for (const char* code : {"white", "black", "assistant", "assistant-white", "assistant-black",
                             "recorder", "arbiter", "board"}) {
        ASSERT_TRUE(keeperFromCode(code)) << code;
        EXPECT_EQ(toCode(*keeperFromCode(code)), code);
    }
    for (const char* code : {"typed", "braille", "recorder", "scan", "pgn"}) {
        ASSERT_TRUE(mediumFromCode(code)) << code;
        EXPECT_EQ(toCode(*mediumFromCode(code)), code);
    }
    for (const char* code : {"1-0", "0-1", "1/2-1/2"}) {
        ASSERT_TRUE(resultFromCode(code)) << code;
        EXPECT_EQ(toCode(*resultFromCode(code)), code);
    }
    EXPECT_FALSE(keeperFromCode("nobody"));
    EXPECT_FALSE(mediumFromCode("pigeon"));
    EXPECT_FALSE(resultFromCode("2-0"));
    EXPECT_FALSE(resultFromCode("0-0")) << "castling, at the end of a sheet";
    EXPECT_EQ(toCode(GameResult::LostByBoth), "0-0");
}

}  // namespace
}  // namespace diptych::score
