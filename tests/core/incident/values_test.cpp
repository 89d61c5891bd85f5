#include "core/incident/ply_text.h"
#include "core/incident/time_text.h"
#include "core/incident/utf8.h"

#include <gtest/gtest.h>

using namespace diptych::incident;

TEST(PlyText, CountsWhiteAndBlackMoves)
{
    EXPECT_EQ(parsePly("17w"), 33);
    EXPECT_EQ(parsePly("17b"), 34);
    EXPECT_EQ(parsePly("33"), 33);
    EXPECT_EQ(parsePly("0"), 0);
    EXPECT_EQ(plyText(33), "17w");
    EXPECT_EQ(plyText(34), "17b");
    EXPECT_EQ(plyText(0), "0");
}

TEST(PlyText, RefusesEverythingElse)
{
    for (const auto* text :
         {"", "w", "0w", "-1", "+1", "1.", "17W", "17 w", "10000", "99999999999"}) {
        EXPECT_FALSE(parsePly(text).has_value()) << text;
    }
}

TEST(TimeText, ReadsHoursMinutesAndSeconds)
{
    EXPECT_EQ(parseClockTime("0:34:10"), 2050);
    EXPECT_EQ(parseClockTime("12:00:01"), 43201);
    EXPECT_EQ(clockTimeText(2050), "0:34:10");
    EXPECT_EQ(clockTimeText(43201), "12:00:01");
}

TEST(TimeText, RefusesEverythingElse)
{
    for (const auto* text : {"", "34:10", "0:60:00", "0:00:60", "0:0:00", ":00:00", "-1:00:00",
                             "0:00:00 ", "0:+1:00", "1234:00:00"}) {
        EXPECT_FALSE(parseClockTime(text).has_value()) << text;
    }
}

TEST(TimeText, KnowsTheCalendar)
{
    EXPECT_TRUE(isDate("2024-02-29"));
    EXPECT_FALSE(isDate("2023-02-29"));
    EXPECT_FALSE(isDate("2023-13-01"));
    EXPECT_FALSE(isDate("2023-1-01"));
    EXPECT_TRUE(isTimeOfDay("9:05"));
    EXPECT_TRUE(isTimeOfDay("23:59"));
    EXPECT_FALSE(isTimeOfDay("24:00"));
    EXPECT_FALSE(isTimeOfDay("009:05"));
}

TEST(Utf8, IsTakenOnlyWellFormed)
{
    EXPECT_TRUE(isUtf8("Zürich ♘ 𝄞"));
    EXPECT_FALSE(isUtf8("Z\xFCrich"));
    EXPECT_FALSE(isUtf8("\xC0\x80"));
    EXPECT_FALSE(isUtf8("\xED\xA0\x80"));
    EXPECT_FALSE(isUtf8("\xF4\x90\x80\x80"));
    EXPECT_FALSE(isUtf8("\xE2\x99"));
}
