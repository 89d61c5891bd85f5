#include "core/notation/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace diptych::notation {
namespace {

TEST(Utf8, GoesToCodePointsAndBack)
{
    const std::string text = "Крg1 Şf3 ♘ ⠎⠋⠒ 𝄞";
    EXPECT_EQ(toUtf8(toCodePoints(text)), text);
    EXPECT_EQ(lengthOf("Крg1"), 4);
}

TEST(Utf8, RefusesWhatIsNotValid)
{
    EXPECT_FALSE(codePointAt("\xC3", 0));
    EXPECT_FALSE(codePointAt("\xC0\x80", 0));
    EXPECT_FALSE(codePointAt("\xE0\x80\x80", 0));
    EXPECT_FALSE(codePointAt("\xED\xA0\x80", 0));
    EXPECT_FALSE(codePointAt("\xF5\x80\x80\x80", 0));
    EXPECT_FALSE(codePointAt("\x80", 0));
    EXPECT_FALSE(codePointAt("\xC3(", 0));
    EXPECT_EQ(codePointAt("\xC3\xA9", 0)->value, U'é');
}

TEST(Utf8, KnowsSmallLettersOfThreeAlphabets)
{
    EXPECT_EQ(toSmall(U'K'), U'k');
    EXPECT_EQ(toSmall(U'К'), U'к');
    EXPECT_EQ(toSmall(U'Ρ'), U'ρ');
    EXPECT_EQ(toSmall(U'Ş'), U'ş');
    EXPECT_EQ(toSmall(U'Ž'), U'ž');
    EXPECT_EQ(toSmall(U'Ĉ'), U'ĉ');
    EXPECT_EQ(toSmall(U'×'), U'×');
    EXPECT_TRUE(isCapital(U'Ц'));
    EXPECT_FALSE(isCapital(U'ц'));
    EXPECT_FALSE(isLetter(U'1'));
}

}  // namespace
}  // namespace diptych::notation
