#include "tests/importers/sheets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace diptych::importers {
namespace {

using score::Medium;
using testdata::codesOf;
using testdata::movesOf;
using testdata::placesOf;
using testdata::textsOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

score::Sheet braille(std::string_view text, const std::string& dialect)
{
    return testdata::read(text, Medium::Braille, dialect);
}

/// Ways to write 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6.
struct Sample {
    std::string name;
    std::string code;
    std::string text;
};

const std::vector<std::string> spanish{"e2e4", "e7e5", "g1f3", "b8c6",
                                       "f1b5", "a7a6", "b5a4", "g8f6"};

const std::vector<Sample> samples{
    {"Uk", "uk-2015", "1 E4 E5 2 SF3 SC6 3 BB5 A6 4 BA4 SF6"},
    {"UkPatterns", "uk-2015", "⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⠎⠋⠒⠀⠎⠉⠖⠀⠒⠀⠃⠃⠢⠀⠁⠖⠀⠲⠀⠃⠁⠲⠀⠎⠋⠖"},
    {"Ueb", "ueb", "#A4 E#D E#E #B4 ,NF#C ,NC#F #C4 ,BB#E A#F #D4 ,BA#D ,NF#F"},
    {"UebPatterns", "ueb", "⠼⠁⠲⠀⠑⠼⠙⠀⠑⠼⠑⠀⠼⠃⠲⠀⠠⠝⠋⠼⠉⠀⠠⠝⠉⠼⠋⠀⠼⠉⠲⠀⠠⠃⠃⠼⠑⠀⠁⠼⠋⠀⠼⠙⠲⠀⠠⠃⠁⠼⠙⠀⠠⠝⠋⠼⠋"},
    {"German", "de", "#A' E#D E#E #B' .SF#C .SC#F #C' .LB#E A#F #D' .LA#D .SF#F"},
    {"GermanPatterns", "de", "⠼⠁⠄⠀⠑⠼⠙⠀⠑⠼⠑⠀⠼⠃⠄⠀⠨⠎⠋⠼⠉⠀⠨⠎⠉⠼⠋⠀⠼⠉⠄⠀⠨⠇⠃⠼⠑⠀⠁⠼⠋⠀⠼⠙⠄⠀⠨⠇⠁⠼⠙⠀⠨⠎⠋⠼⠋"},
    {"GermanLower", "de", "1 e4 e5 2 sf3 sc6 3 lb5 a6 4 la4 sf6"},
    {"GermanBare", "de", "A ED EE B SFC SCF C LBE AF D LAD SFF"},
    {"GermanBarePatterns", "de", "⠁⠀⠑⠙⠀⠑⠑⠀⠃⠀⠎⠋⠉⠀⠎⠉⠋⠀⠉⠀⠇⠃⠑⠀⠁⠋⠀⠙⠀⠇⠁⠙⠀⠎⠋⠋"},
    {"French", "fr", ",* E,? E,: ,< .CF,% .CC,$ ,% .FB,: A,$ ,? .FA,? .CF,$"},
    {"FrenchPatterns", "fr", "⠠⠡⠀⠑⠠⠹⠀⠑⠠⠱⠀⠠⠣⠀⠨⠉⠋⠠⠩⠀⠨⠉⠉⠠⠫⠀⠠⠩⠀⠨⠋⠃⠠⠱⠀⠁⠠⠫⠀⠠⠹⠀⠨⠋⠁⠠⠹⠀⠨⠉⠋⠠⠫"},
    {"FrenchMinimal", "fr", "* E? E: < CF% CC$ % FB: A$ ? FA? CF$"},
    {"FrenchMinimalPatterns", "fr", "⠡⠀⠑⠹⠀⠑⠱⠀⠣⠀⠉⠋⠩⠀⠉⠉⠫⠀⠩⠀⠋⠃⠱⠀⠁⠫⠀⠹⠀⠋⠁⠹⠀⠉⠋⠫"},
    {"Converted", "uk-2015", ", e. e? ; sf: sc! : bb? a! . ba. sf!"},
    {"Spanish", "es", "#A E#D E#E #B .CF#C .CC#F #C .AB#E A#F #D .AA#D .CF#F"},
    {"ItalianLong", "it", "1 E2E4 E7E5 2 CG1F3 CB8C6 3 AF1B5 A7A6 4 AB5A4 CG8F6"},
    {"EightDots", "de", "⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⡎⠋⠒⠀⡎⠉⠖⠀⠒⠀⡇⠃⠢⠀⠁⠖⠀⠲⠀⡇⠁⠲⠀⡎⠋⠖"},
    {"Pages", "de", "1 E4 E5\r\n2 SF3 SC6\r\n\f3 LB5 A6\r\n4 LA4 SF6\r\n"},
};

class BrailleSamples : public testing::TestWithParam<Sample> {};

TEST_P(BrailleSamples, ReadTheSameGameInTheStatedCode)
{
    const score::Sheet sheet = braille(GetParam().text, GetParam().code);
    EXPECT_EQ(movesOf(sheet), spanish);
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b", "3w", "3b", "4w", "4b"));
    EXPECT_EQ(sheet.dialect, GetParam().code);
    EXPECT_THAT(sheet.diagnostics, IsEmpty());
}

TEST_P(BrailleSamples, ReadTheSameGameWhenTheCodeIsNotStated)
{
    const score::Sheet sheet = braille(GetParam().text, "auto");
    EXPECT_EQ(movesOf(sheet), spanish);
    const double best = sheet.dialects.front().share;
    EXPECT_TRUE(std::any_of(sheet.dialects.begin(), sheet.dialects.end(), [&](const auto& entry) {
        return entry.code == GetParam().code && entry.share >= best - 0.001;
    })) << sheet.dialect;
}

INSTANTIATE_TEST_SUITE_P(Samples, BrailleSamples, testing::ValuesIn(samples),
                         [](const auto& instance) { return instance.param.name; });

TEST(Braille, KeepsTheTextAndItsPlace)
{
    const score::Sheet sheet = braille("⠂⠀⠑⠲⠀⠑⠢\n⠆⠀⠎⠋⠒", "de");
    EXPECT_THAT(textsOf(sheet), ElementsAre("⠑⠲", "⠑⠢", "⠎⠋⠒"));
    EXPECT_EQ(sheet.entries[0].span, (TextSpan{1, 3, 2}));
    EXPECT_EQ(sheet.entries[2].span, (TextSpan{2, 3, 3}));
}

TEST(Braille, ReadsNumbersAboveNineWhereTheyLookLikeSquares)
{
    const score::Sheet sheet = braille("⠁ ⠑⠙ ⠑⠑ ⠃ ⠎⠋⠉ ⠎⠉⠋ ⠉ ⠇⠃⠑ ⠁⠋ ⠙ ⠇⠁⠙ ⠎⠋⠋\n"
                                       "⠑ ⠕⠕ ⠇⠑⠛ ⠋ ⠞⠑⠁ ⠃⠑ ⠛ ⠇⠃⠉ ⠙⠋ ⠓ ⠉⠉ ⠕⠕\n"
                                       "⠊ ⠓⠉ ⠎⠃⠓ ⠁⠚ ⠙⠙ ⠎⠃⠙⠛ ⠁⠁ ⠎⠃⠙⠃ ⠇⠃⠛ ⠁⠃ ⠇⠉⠃ ⠞⠑⠓",
                                       "de");
    EXPECT_EQ(sheet.entries.size(), 24u);
    EXPECT_THAT(movesOf(sheet), Not(Contains("?")));
    EXPECT_EQ(sheet.entries.back().number, 12);
}

TEST(Braille, FollowsARowNumberWhereAHalfMoveIsMissing)
{
    const score::Sheet sheet = braille("⠁ ⠑⠙ ⠑⠑ ⠃ ⠎⠋⠉ ⠉ ⠇⠃⠑ ⠁⠋ ⠙ ⠇⠁⠙ ⠎⠋⠋", "de");
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "3w", "3b", "4w", "4b"));
}

TEST(Braille, OffersPawnAndPieceWhereThereAreNoCapitals)
{
    const score::Sheet sheet = braille("⠂ ⠙⠲ ⠎⠋⠖ ⠆ ⠉⠲ ⠑⠖ ⠒ ⠎⠉⠒ ⠃⠃⠲ ⠲ ⠃⠙⠆ ⠃⠉⠒ ⠢ ⠃⠉⠒", "uk-2015");
    ASSERT_EQ(sheet.entries.size(), 9u);
    const notation::Readings& readings = sheet.entries.back().readings;
    ASSERT_EQ(readings.size(), 2u);
    EXPECT_EQ(readings[0].token.piece, chess::PieceType::Pawn);
    EXPECT_EQ(readings[1].token.piece, chess::PieceType::Bishop);
    EXPECT_LT(readings[1].cost, 0.5);
}

TEST(Braille, KeepsWhatCannotBeReadAsAnEntry)
{
    const score::Sheet sheet = braille("⠂⠀⠑⠲⠀⠿⠿⠿⠀⠆⠀⠎⠋⠒⠀⠎⠉⠖", "de");
    ASSERT_EQ(sheet.entries.size(), 4u);
    EXPECT_EQ(sheet.entries[1].text, "⠿⠿⠿");
    EXPECT_TRUE(sheet.entries[1].readings.empty());
}

TEST(Braille, FindsTheResult)
{
    EXPECT_EQ(braille("1 E4 E5 2 SF3 SC6 1-0", "de").result, score::GameResult::WhiteWins);
    EXPECT_EQ(braille("⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⠎⠋⠒⠀⠎⠉⠖⠀⠴⠤⠂", "de").result, score::GameResult::BlackWins);
}

TEST(Braille, LeavesAHeadingOut)
{
    const score::Sheet sheet = braille("KLUBMEISTERSCHAFT RUNDE\n1 E4 E5 2 SF3 SC6", "de");
    EXPECT_THAT(textsOf(sheet), ElementsAre("E4", "E5", "SF3", "SC6"));
    EXPECT_THAT(codesOf(sheet), Contains("text-ignored"));
}

TEST(Braille, SaysThatTheStatedCodeDoesNotFit)
{
    const score::Sheet sheet =
        braille("1 E4 E5 2 SF3 SC6 3 LB5 A6 4 LA4 SF6 5 OO LE7 6 TE1 B5 7 LB3 D6", "fr");
    EXPECT_EQ(sheet.dialect, "de");
    EXPECT_THAT(codesOf(sheet), ElementsAre("dialect-does-not-fit"));
}

TEST(Braille, ReadsTheRowsOfAPefFile)
{
    const std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<pef version=\"2008-1\" xmlns=\"http://www.daisy.org/ns/2008/pef\"><body><volume>\n"
        "<section><page>\n<row>⠂⠀⠑⠲⠀⠑⠢</row>\n<row/>\n<row>⠆⠀⠎⠋⠒⠀⠎⠉⠖</row>\n"
        "</page></section></volume></body></pef>\n";
    ImportRequest request;
    request.bytes = text;
    const score::Sheet sheet = readSheet(request);
    EXPECT_EQ(sheet.medium, Medium::Braille);
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6"));
    EXPECT_EQ(sheet.entries[0].span, (TextSpan{4, 3, 2}));
    EXPECT_EQ(sheet.entries[3].span, (TextSpan{6, 7, 3}));
    request.bytes = std::string_view(text).substr(0, text.find("<row/>"));
    EXPECT_THAT(movesOf(readSheet(request)), ElementsAre("e2e4", "e7e5"));
}

TEST(Braille, BeginsWithBlackWhereDotsStandForWhitesMove)
{
    EXPECT_THAT(placesOf(braille("1 \'\'\' E5 2 SF3 SC6", "de")), ElementsAre("1b", "2w", "2b"));
    EXPECT_THAT(placesOf(braille("1 - E5 2 SF3 SC6", "uk-2015")), ElementsAre("1b", "2w", "2b"));
}

TEST(Braille, ReadsRussianPieces)
{
    const score::Sheet sheet = braille("#A E#D E#E #B ^KF#C ^KC#F #C ^SB#E A#F #D ^KRE#B", "ru");
    EXPECT_THAT(movesOf(sheet),
                ElementsAre("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1e2"));
}

TEST(Braille, TakesAnyLanguageByItsLetters)
{
    EXPECT_THAT(movesOf(braille("1 E4 E5 2 PF3 PC6 3 LB5 A6", "nl")), Not(Contains("?")));
}

TEST(Braille, SurvivesAnything)
{
    EXPECT_THAT(braille("", "auto").entries, IsEmpty());
    EXPECT_THAT(codesOf(braille("", "auto")), ElementsAre("no-moves"));
    const std::string noise(200'000, '?');
    EXPECT_LE(braille(noise, "auto").entries.size(), 2000u);
    std::string words;
    for (int i = 0; i < 20'000; ++i) {
        words += "e? ";
    }
    EXPECT_LE(braille(words, "de").entries.size(), 2000u);
}

}  // namespace
}  // namespace diptych::importers
