#include "reports/words/phrase_table.h"
#include "reports/words/translation.h"

#include <gtest/gtest.h>

namespace diptych::reports {
namespace {

constexpr std::string_view catalogue = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Names</name>
    <message>
        <source>White’s &quot;rook&quot;</source>
        <translation>der &quot;Turm&quot; von Weiß</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">unentschieden</translation>
    </message>
</context>
</TS>)";

TEST(Translation, FindsASentenceByContextAndSource)
{
    const Translation german(catalogue);
    EXPECT_EQ(german.find("Names", "White’s \"rook\""), "der \"Turm\" von Weiß");
    EXPECT_EQ(german.find("Report", "White’s \"rook\""), "");
    EXPECT_EQ(german.find("Names", "bishop"), "");
}

TEST(Translation, LeavesOutWhatIsUnfinished)
{
    EXPECT_EQ(Translation(catalogue).find("Names", "draw"), "");
}

TEST(Translation, OfNoCatalogueIsEmpty)
{
    EXPECT_EQ(Translation("no XML").find("Names", "draw"), "");
    EXPECT_EQ(Translation("").find("", ""), "");
}

TEST(Translation, IsThereForEveryLanguageButEnglish)
{
    EXPECT_EQ(Translation::into(Language::English), nullptr);
    for (const Language language : {Language::French, Language::German, Language::Spanish}) {
        const Translation* translation = Translation::into(language);
        ASSERT_NE(translation, nullptr);
        EXPECT_FALSE(translation->find("Names", "White’s score").empty()) << toCode(language);
    }
}

TEST(Capitalised, MakesTheFirstLetterACapital)
{
    for (const auto& [text, capital] :
         {std::pair{"a move", "A move"}, std::pair{"état", "État"}, std::pair{"über", "Über"},
          std::pair{"ñandú", "Ñandú"}, std::pair{"“e4”", "“e4”"}, std::pair{"¿y?", "¿y?"},
          std::pair{"Already", "Already"}, std::pair{"1 move", "1 move"}, std::pair{"", ""}}) {
        EXPECT_EQ(capitalised(text), capital);
    }
}

}  // namespace
}  // namespace diptych::reports
