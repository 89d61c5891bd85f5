#include "importers/source/plain_words.h"

#include <gtest/gtest.h>

namespace diptych::importers {
namespace {

TEST(ResultWord, IsReadInManyForms)
{
    for (const char* text : {"1-0", "1:0", "1–0", "1 - 0", "1-O"}) {
        EXPECT_EQ(readResult(text), ResultWord::WhiteWins) << text;
    }
    for (const char* text : {"0-1", "0:1", "0—1", "O-1"}) {
        EXPECT_EQ(readResult(text), ResultWord::BlackWins) << text;
    }
    for (const char* text :
         {"1/2-1/2", "½-½", "½–½", "½:½", "1/2", "½", "0,5-0,5", "=-=", "remis", "Remis", "draw",
          "nulle", "tablas", "patta", "ничья", "döntetlen", "(remis)"}) {
        EXPECT_EQ(readResult(text), ResultWord::Draw) << text;
    }
    EXPECT_EQ(readResult("*"), ResultWord::Open);
}

TEST(ResultWord, IsNeitherCastlingNorAMove)
{
    for (const char* text : {"0-0", "O-O", "0-0-0", "e4", "1", "10", "", "1-1", "2-0", "rem"}) {
        EXPECT_FALSE(readResult(text)) << text;
    }
}

TEST(Clock, IsReadInSeconds)
{
    EXPECT_EQ(readClock("1:23"), 4980);
    EXPECT_EQ(readClock("1:23:45"), 5025);
    EXPECT_EQ(readClock("0:05:07.2"), 307);
    EXPECT_EQ(readClock("1h23"), 4980);
    EXPECT_EQ(readClock("(0:34)"), 2040);
    EXPECT_EQ(clockInComment("[%eval 0.1] [%clk 0:09:58]"), 598);
}

TEST(Clock, IsReadInMinutes)
{
    for (const char* text :
         {"87 min", "87min.", "87'", "1h27", "1 h 27", "1h27min", "87 Minuten"}) {
        EXPECT_EQ(readMinutes(text), 87 * 60) << text;
    }
    for (const char* text : {"87", "min", "1h", "1h60", "e4", "", "1234 min"}) {
        EXPECT_FALSE(readMinutes(text)) << text;
    }
}

TEST(Clock, IsNoOtherPairOfNumbers)
{
    for (const char* text :
         {"1:0", "0:1", "1:60", "1:234", "12.", "e4", "", "1:2:3", "123:00", "1:23x"}) {
        EXPECT_FALSE(readClock(text)) << text;
    }
    EXPECT_FALSE(clockInComment("no clock here"));
    EXPECT_FALSE(clockInComment("[%clk"));
}

}  // namespace
}  // namespace diptych::importers
