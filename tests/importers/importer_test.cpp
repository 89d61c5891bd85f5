#include "tests/importers/sheets.h"

#include <gtest/gtest.h>

namespace diptych::importers {
namespace {

using score::Medium;

score::Sheet readUnnamed(std::string_view bytes, const std::string& dialect = "auto")
{
    ImportRequest request;
    request.bytes = bytes;
    request.dialect = dialect;
    return readSheet(request);
}

TEST(Importer, FindsTheMediumOut)
{
    EXPECT_EQ(readUnnamed("1. e4 e5 2. Nf3 Nc6").medium, Medium::Typed);
    EXPECT_EQ(readUnnamed("[Event \"x\"]\n\n1. e4 e5 *").medium, Medium::Pgn);
    EXPECT_EQ(readUnnamed("⠂⠀⠑⠲⠀⠑⠢").medium, Medium::Braille);
    EXPECT_EQ(readUnnamed("#A' E#D E#E #B' .SF#C .SC#F #C' .LB#E A#F").medium, Medium::Braille);
    EXPECT_EQ(readUnnamed("1 E4 E5 2 SF3 SC6", "uk-2015").medium, Medium::Braille);
}

TEST(Importer, FindsAsciiBrailleInSmallLettersOut)
{
    EXPECT_EQ(readUnnamed("1 e4 e5 2 sf3 sc6 3 bb5 a6 4 ba4 sf6").medium, Medium::Braille);
    EXPECT_EQ(readUnnamed("1 e4 e5 2 nf3 nc6 3 bc4 nf6").medium, Medium::Typed);
}

TEST(Importer, LeavesTheKeeperAsStated)
{
    ImportRequest request;
    request.bytes = "1. e4 e5";
    request.keeper = score::Keeper::AssistantBlack;
    EXPECT_EQ(readSheet(request).keeper, score::Keeper::AssistantBlack);
}

TEST(Importer, FindsOutWhatASourceIs)
{
    const auto mediumOf = [](std::string_view bytes) {
        ImportRequest request;
        request.bytes = bytes;
        const score::Sheet sheet = readSheet(request);
        EXPECT_EQ(sheet.entries.size(), 2u) << bytes;
        return sheet.medium;
    };
    EXPECT_EQ(mediumOf("Eva vier\nEva fünf\n"), Medium::Recorder);
    EXPECT_EQ(mediumOf("WEBVTT\n\n00:01.000 --> 00:02.000\ne four e five\n"), Medium::Recorder);
    EXPECT_EQ(mediumOf("No;White;Black\n1;e4;e5\n"), Medium::Typed);
    EXPECT_EQ(mediumOf("<alto><String CONTENT=\"e4\" HPOS=\"1\"/><String CONTENT=\"e5\" "
                       "HPOS=\"50\"/></alto>"),
              Medium::Scan);
    EXPECT_EQ(mediumOf("1. e4 e5"), Medium::Typed);
}

TEST(Importer, SurvivesEveryCutOfASheet)
{
    const std::string text = "[Event \"Öf\"]\n\n1. e4 {a} e5 (1... c5) 2. ♘f3 Крc6 ⠎⠋⠒ ½-½";
    for (std::size_t length = 0; length <= text.size(); ++length) {
        for (const Medium medium : {Medium::Typed, Medium::Pgn, Medium::Braille, Medium::Scan}) {
            const score::Sheet sheet =
                testdata::read(std::string_view(text).substr(0, length), medium);
            EXPECT_LE(sheet.entries.size(), text.size());
            EXPECT_FALSE(sheet.encoding.empty());
        }
    }
}

TEST(Importer, LetsTheNameOfAFileWeighWhereTheTextDoesNotTell)
{
    const auto mediumOf = [](std::string_view bytes, std::string_view name) {
        ImportRequest request;
        request.bytes = bytes;
        request.fileName = name;
        return readSheet(request).medium;
    };
    EXPECT_EQ(mediumOf("1 e4 e5", "game.txt"), Medium::Typed);
    EXPECT_EQ(mediumOf("1 e4 e5", "game.brf"), Medium::Braille);
    EXPECT_EQ(mediumOf("1 E4 E5", "C:\\GAME.BRF"), Medium::Braille);
    EXPECT_EQ(mediumOf("1. e4 e5 2. Nf3 Nc6 3. Bb5", "typed.brf"), Medium::Typed);
    EXPECT_EQ(mediumOf("1. e4 e5", "game.pgn"), Medium::Pgn);
}

}  // namespace
}  // namespace diptych::importers
