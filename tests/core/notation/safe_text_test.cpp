#include "core/notation/safe_text.h"
#include "core/notation/utf8.h"

#include <gtest/gtest.h>

namespace diptych::notation {
namespace {

/// Signs that a terminal or a page obeys, and signs near them that it shows.
bool isObeyed(char32_t sign)
{
    const bool control = sign < 0x20 || (sign >= 0x7F && sign <= 0x9F);
    const bool turns = sign == 0x61C || sign == 0x200E || sign == 0x200F ||
                       (sign >= 0x202A && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069);
    const bool ends = sign == 0x2028 || sign == 0x2029;
    return (control && sign != '\t' && sign != '\n' && sign != '\r') || turns || ends;
}

TEST(SafeText, PutsABlankForEverySignThatIsObeyedAndForNoOther)
{
    for (char32_t sign = 1; sign < 0x2100; ++sign) {
        const SafeText safe = safeText("a" + toUtf8(std::u32string(1, sign)) + "b");
        EXPECT_EQ(safe.text, isObeyed(sign) ? "a b" : "a" + toUtf8(std::u32string(1, sign)) + "b")
            << static_cast<unsigned>(sign);
        EXPECT_EQ(safe.replaced, isObeyed(sign) ? 1 : 0) << static_cast<unsigned>(sign);
    }
}

TEST(SafeText, ShowsWhereTwoNamesOnlyLookLikeOne)
{
    EXPECT_EQ(safeText("Mu\u200Bster").text, "Mu\u200Bster");
    for (const char* name : {"Mu\u200Bster", "Mu\u2060ster", "Mu\uFEFFster", "Mu\u00ADster",
                             "Mu\u3164ster", "Mu\U000E0041ster"}) {
        EXPECT_EQ(safeText(name, Unseen::Blank).text, "Mu ster");
    }
    EXPECT_EQ(safeText("\u0645\u06CC\u200C\u062E", Unseen::Blank).replaced, 0);
}

TEST(SafeText, MakesOneLineOfAName)
{
    EXPECT_EQ(safeLine("Eve\r\nSigned\tby\u202E\u200BAnna"), "Eve  Signed by  Anna");
}

TEST(SafeText, NamesTheFirstAndItsPlace)
{
    const SafeText safe = safeText("Zoé\nä\x1B[31m\a");
    EXPECT_EQ(safe.text, "Zoé\nä [31m ");
    EXPECT_EQ(safe.replaced, 2);
    EXPECT_EQ(safe.first, (TextSpan{2, 2, 1}));
    EXPECT_EQ(safe.firstName, "U+001B");
}

TEST(SafeText, LeavesBytesThatAreNoTextAlone)
{
    EXPECT_EQ(safeText("a\xFF\xC3").text, "a\xFF\xC3");
}

}  // namespace
}  // namespace diptych::notation
