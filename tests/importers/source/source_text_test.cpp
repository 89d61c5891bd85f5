#include "importers/source/source_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

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

/// The same text in an encoding, as iconv has it; how the text reads tells which one it is.
struct Encoded {
    std::string encoding;
    std::string bytes;
    std::string text;
};

const std::vector<Encoded> encoded{
    {"windows-1250",
     "Site: \xA3\xF3"
     "d\x9F\n1. e4",
     "Site: Łódź\n1. e4"},
    {"windows-1251",
     "1. e4 e5 2. \xCA"
     "f3 \xCA"
     "c6 3. \xD1"
     "b5 a6",
     "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6"},
    {"windows-1251", "\xC1\xE5\xEB\xFB\xE5: \xCF\xF0\xE8\xEC\xE5\xF0", "Белые: Пример"},
    {"koi8-r",
     "1. e4 e5 2. \xEB"
     "f3 \xEB"
     "c6 3. \xF3"
     "b5 a6",
     "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6"},
    {"koi8-r", "\xE2\xC5\xCC\xD9\xC5: \xF0\xD2\xC9\xCD\xC5\xD2", "Белые: Пример"},
    {"iso-8859-5",
     "1. e4 e5 2. \xBA"
     "f3 \xBA"
     "c6 3. \xC1"
     "b5 a6",
     "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6"},
    {"windows-1253",
     "1. e4 e5 2. \xC9"
     "f3 \xC9"
     "c6 3. \xC1"
     "b5 a6",
     "1. e4 e5 2. Ιf3 Ιc6 3. Αb5 a6"},
    {"windows-1254",
     "1. e4 e5 2. Af3 Ac6 3. \xDE"
     "e2 a6",
     "1. e4 e5 2. Af3 Ac6 3. Şe2 a6"},
    {"windows-1257",
     "1. e4 e5 2. \xDE"
     "f3 \xDE"
     "c6 3. Rb5 a6",
     "1. e4 e5 2. Žf3 Žc6 3. Rb5 a6"},
    {"windows-1252", "White: M\xFCller, Andr\xE9", "White: Müller, André"},
    {"ibm850", "White: M\x81ller, Andr\x82", "White: Müller, André"},
    {"ibm850", "1. e4 e5\n\xAB-\xAB\n", "1. e4 e5\n½-½\n"},
    {"macintosh", "White: M\x9Fller, Andr\x8E", "White: Müller, André"},
    {"iso-8859-2",
     "Site: \xB1\xB6 \xA3\xF3"
     "d\xBC",
     "Site: ąś Łódź"},
};

TEST(SourceText, IsInTheEncodingInWhichItReadsAsChess)
{
    for (const Encoded& sample : encoded) {
        const SourceText source = decode(sample.bytes);
        EXPECT_EQ(source.encoding, sample.encoding) << sample.text;
        EXPECT_EQ(source.text, sample.text) << sample.encoding;
    }
}

TEST(SourceText, ReadsUtf16WithoutAByteOrderMark)
{
    const SourceText little = decode(std::string_view("1\0.\0 \0e\0\x34\0\xBD\0", 12));
    EXPECT_EQ(little.encoding, "utf-16le");
    EXPECT_EQ(little.text, "1. e4½");
    const SourceText big = decode(std::string_view("\0"
                                                   "1\0.\0 \0e\0\x34",
                                                   10));
    EXPECT_EQ(big.encoding, "utf-16be");
    EXPECT_EQ(big.text, "1. e4");
}

TEST(SourceText, GoesOnAfterHalfACharacterOfUtf16)
{
    EXPECT_EQ(decode(std::string_view("\xFF\xFE"
                                      "e\0\x34\0\x00\xD8 \0x\0",
                                      12))
                  .text,
              "e4\xEF\xBF\xBD x");
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

TEST(SourceText, TakesAStrayControlCharacterForABlankAndNamesItsPlace)
{
    for (const int code : {1, 7, 8, 14, 27, 31, 127}) {
        const std::string bytes = std::string("1. e4 e5\n2. Nf3") + static_cast<char>(code) + "Nc6";
        const SourceText source = decode(bytes);
        EXPECT_EQ(source.text, "1. e4 e5\n2. Nf3 Nc6") << code;
        ASSERT_EQ(source.diagnostics.size(), 1u) << code;
        EXPECT_EQ(source.diagnostics[0].code, "control-characters");
        EXPECT_EQ(source.diagnostics[0].span.column, 7);
    }
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
