#include "importers/source/source_text.h"

#include <gtest/gtest.h>

#include <string>

namespace diptych::importers {
namespace {

SourceText decode(std::string_view bytes)
{
    return decodeSource(bytes, 1);
}

TEST(SourceText, IsUtf8WhereThatIsValid)
{
    const SourceText source = decode("1. e4 \xC3\xA9");
    EXPECT_EQ(source.encoding, "utf-8");
    EXPECT_EQ(source.text, "1. e4 é");
    EXPECT_TRUE(source.diagnostics.empty());
}

TEST(SourceText, LosesItsByteOrderMarkAlsoInTheMiddle)
{
    EXPECT_EQ(decode("\xEF\xBB\xBF"
                     "e4\n\xEF\xBB\xBF"
                     "e5")
                  .text,
              "e4\ne5");
}

TEST(SourceText, IsWindows1252WhereItIsNotUtf8)
{
    const SourceText source = decode("J\xF6rg \x96 \xBD");
    EXPECT_EQ(source.encoding, "windows-1252");
    EXPECT_EQ(source.text, "Jörg – ½");
}

TEST(SourceText, SaysWhenEncodingsAreMixed)
{
    const SourceText source = decode("J\xC3\xB6rg J\xF6rg");
    EXPECT_EQ(source.text, "Jörg Jörg");
    ASSERT_EQ(source.diagnostics.size(), 1u);
    EXPECT_EQ(source.diagnostics[0].code, "mixed-encoding");
}

TEST(SourceText, ReadsUtf16InBothByteOrders)
{
    const SourceText little = decode(std::string_view("\xFF\xFE"
                                                      "e\0\x34\0\x58\x26",
                                                      8));
    EXPECT_EQ(little.encoding, "utf-16le");
    EXPECT_EQ(little.text, "e4♘");
    const SourceText big = decode(std::string_view("\xFE\xFF\0e\0\x34\xD8\x34\xDD\x1E", 10));
    EXPECT_EQ(big.encoding, "utf-16be");
    EXPECT_EQ(big.text, "e4𝄞");
}

TEST(SourceText, HasOneKindOfLineEnd)
{
    EXPECT_EQ(decode("a\r\nb\rc\nd\fe").text, "a\nb\nc\nd\ne");
    EXPECT_EQ(linesOf("a\nb\n\nc").size(), 4u);
    EXPECT_TRUE(linesOf("").empty());
}

TEST(SourceText, LosesPaddingAtItsEnd)
{
    EXPECT_EQ(decode(std::string_view("e4\n\0\0\0", 6)).text, "e4\n");
    EXPECT_EQ(decode("e4\n\x1A").text, "e4\n");
}

TEST(SourceText, RefusesWhatIsNotText)
{
    std::string bytes;
    for (int i = 0; i < 2000; ++i) {
        bytes.push_back(static_cast<char>(i * 7 % 256));
    }
    const SourceText source = decode(bytes);
    EXPECT_TRUE(source.text.empty());
    ASSERT_EQ(source.diagnostics.size(), 1u);
    EXPECT_EQ(source.diagnostics[0].code, "not-text");
    EXPECT_EQ(source.diagnostics[0].severity, Severity::Error);
}

TEST(SourceText, CutsWhatIsTooLongForASheet)
{
    const std::string bytes(mostBytes + 10, 'a');
    const SourceText source = decode(bytes);
    EXPECT_EQ(source.text.size(), mostBytes);
    ASSERT_EQ(source.diagnostics.size(), 1u);
    EXPECT_EQ(source.diagnostics[0].code, "input-too-long");
}

}  // namespace
}  // namespace diptych::importers
