#include "core/chess/fen.h"
#include "tests/importers/sheets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace diptych::importers {
namespace {

using score::GameResult;
using score::Medium;
using testdata::codesOf;
using testdata::movesOf;
using testdata::placesOf;
using testdata::textsOf;
using testing::ElementsAre;
using testing::IsEmpty;

score::Sheet pgn(std::string_view text, const std::string& dialect = "auto")
{
    return testdata::read(text, Medium::Pgn, dialect);
}

TEST(Pgn, ReadsTagsAndMoves)
{
    const score::Sheet sheet = pgn("[Event \"Club \\\"A\\\"\"]\n[Result \"1-0\"]\n\n"
                                   "1. e4 e5 2. Nf3 Nc6 1-0\n");
    EXPECT_EQ(sheet.tags.at("Event"), "Club \"A\"");
    EXPECT_EQ(sheet.result, GameResult::WhiteWins);
    EXPECT_EQ(sheet.medium, Medium::Pgn);
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b"));
    EXPECT_EQ(sheet.entries[2].span, (TextSpan{4, 13, 3}));
    EXPECT_THAT(sheet.diagnostics, IsEmpty());
}

TEST(Pgn, PassesOverWhatIsNoMoveOfTheGame)
{
    const score::Sheet sheet = pgn("% escaped\n1. e4 {comment} e5 $1 (1... c5 (1... c6) 2. Nf3) "
                                   "2. Nf3 ; to the end\n!? 2... Nc6 ± 3. Bb5 *");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b", "3w"));
}

TEST(Pgn, KeepsClockTimes)
{
    const score::Sheet sheet =
        pgn("1. e4 { [%eval 0.2] [%clk 0:10:00] } 1... e5 { [%clk 0:09:58] } *");
    EXPECT_EQ(sheet.entries[0].clockSeconds, 600);
    EXPECT_EQ(sheet.entries[1].clockSeconds, 598);
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b"));
}

TEST(Pgn, ReadsOnlyTheFirstGame)
{
    const score::Sheet sheet =
        pgn("[Event \"a\"]\n\n1. e4 e5 1-0\n\n[Event \"b\"]\n\n1. d4 d5 0-1\n");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5"));
    EXPECT_EQ(sheet.tags.at("Event"), "a");
    EXPECT_THAT(codesOf(sheet), ElementsAre("second-game-ignored"));
}

TEST(Pgn, SaysWhereACommentWasLeftOpen)
{
    const score::Sheet sheet = pgn("1. e4 e5 2. Nf3 {never closed 2... Nc6");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3"));
    ASSERT_THAT(codesOf(sheet), ElementsAre("comment-not-closed"));
    EXPECT_EQ(sheet.diagnostics[0].span, (TextSpan{1, 17, 1}));
}

TEST(Pgn, SaysThatAVariationOrATagIsNotClosed)
{
    EXPECT_THAT(codesOf(pgn("1. e4 (1. d4 d5")), ElementsAre("bracket-not-closed"));
    EXPECT_THAT(codesOf(pgn("[Event \"x\n\n1. e4 e5")), ElementsAre("bad-tag"));
    EXPECT_THAT(textsOf(pgn("[Event \"x\n\n1. e4 e5")), ElementsAre("e4", "e5"));
}

TEST(Pgn, NeverDropsAMoveThatItCannotRead)
{
    const score::Sheet sheet = pgn("1. e4 e5 2. Zf3 -- 3. Bb5 a6", "en");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Zf3", "--", "Bb5", "a6"));
    EXPECT_TRUE(sheet.entries[2].readings.empty());
    EXPECT_TRUE(sheet.entries[3].readings.empty());
}

TEST(Pgn, ReadsOtherLanguages)
{
    EXPECT_EQ(pgn("1. e4 e5 2. Sf3 Sc6 3. Lb5 *").dialect, "de");
}

TEST(Pgn, TakesKingsInTheCentreForTheResult)
{
    const std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 ";
    const score::Sheet draw = pgn(moves + "4. Ke4 Ke5 *");
    EXPECT_EQ(draw.entries.size(), 6u);
    EXPECT_THAT(codesOf(draw), ElementsAre("kings-put-in-the-centre"));
    const score::Sheet white = pgn(moves + "4. Ke4 Kd5");
    EXPECT_EQ(white.result, GameResult::WhiteWins);
    EXPECT_EQ(pgn(moves + "4. Kd4 Ke5").result, GameResult::BlackWins);
    EXPECT_EQ(pgn(moves + "4. Kd4 Kd5").result, GameResult::Draw);
}

TEST(Pgn, LeavesAnIllegalMoveOfOneKingAlone)
{
    EXPECT_EQ(pgn("1. e4 e5 2. Nf3 Nc6 3. Ke2 Ke4 *").entries.size(), 6u);
}

TEST(Pgn, SaysThatAFenTagIsBad)
{
    EXPECT_THAT(codesOf(pgn("[FEN \"nonsense\"]\n\n1. e4 e5 *")), ElementsAre("bad-fen-tag"));
}

/// The moves that the cheapest legal reading can mean, or none.
std::vector<std::string> meant(const chess::Position& position, const notation::Readings& readings)
{
    std::vector<std::string> moves;
    for (const notation::Reading& reading : readings) {
        for (const chess::Move move : chess::matches(position, reading.token)) {
            moves.push_back(chess::toUci(move));
        }
        if (!moves.empty()) {
            break;
        }
    }
    return moves;
}

TEST(Pgn, ReadsEverySanCase)
{
    for (const auto& sample : nlohmann::json::parse(testdata::fileText("nasty/san_cases.json"))) {
        const std::string name = sample["name"];
        std::string expected = sample["exp"];
        const auto position = chess::parseFen(sample["fen"].get<std::string>());
        ASSERT_TRUE(position) << name;
        const std::string text = sample["pgn"];
        const score::Sheet sheet = pgn(text);
        ASSERT_EQ(sheet.entries.size(), 1u) << name;
        const std::vector<std::string> moves = meant(*position, sheet.entries[0].readings);
        if (expected == "null") {
            EXPECT_TRUE(sheet.entries[0].readings.empty()) << name;
        } else if (expected == "illegal") {
            EXPECT_FALSE(sheet.entries[0].readings.empty()) << name;
            EXPECT_THAT(moves, IsEmpty()) << name;
        } else if (expected == "AMBIG" || expected == "promo?") {
            EXPECT_GT(moves.size(), 1u) << name;
        } else {
            expected.erase(std::remove(expected.begin(), expected.end(), '?'), expected.end());
            EXPECT_THAT(moves, ElementsAre(expected)) << name;
        }
    }
}

class Encodings : public testing::TestWithParam<std::pair<std::string, std::string>> {};

TEST_P(Encodings, LeaveTheGameAsItIs)
{
    const auto& [file, encoding] = GetParam();
    const std::string bytes = testdata::fileText("nasty/encodings/" + file);
    ASSERT_FALSE(bytes.empty());
    ImportRequest request;
    request.bytes = bytes;
    const score::Sheet sheet = readSheet(request);
    EXPECT_EQ(sheet.medium, Medium::Pgn);
    EXPECT_EQ(sheet.encoding, encoding);
    EXPECT_THAT(movesOf(sheet),
                ElementsAre("e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"));
    EXPECT_EQ(sheet.result, GameResult::WhiteWins);
}

INSTANTIATE_TEST_SUITE_P(
    Files, Encodings,
    testing::Values(std::pair{"bom_mid_file.pgn", "utf-8"}, std::pair{"cp1250.pgn", "windows-1250"},
                    std::pair{"cp1252_smartquotes.pgn", "windows-1252"},
                    std::pair{"cr_only.pgn", "utf-8"}, std::pair{"crlf.pgn", "utf-8"},
                    std::pair{"ctrl_z_eof.pgn", "utf-8"}, std::pair{"latin1.pgn", "windows-1252"},
                    std::pair{"mixed_utf8_latin1.pgn", "utf-8"},
                    std::pair{"nul_bytes.pgn", "utf-8"}, std::pair{"truncated.pgn", "utf-8"},
                    std::pair{"utf16be_bom.pgn", "utf-16be"},
                    std::pair{"utf16le_bom.pgn", "utf-16le"}, std::pair{"utf8.pgn", "utf-8"},
                    std::pair{"utf8_bom.pgn", "utf-8"}));

TEST(Pgn, MeansThePawnByASmallLetter)
{
    const std::string start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1\"]\n\n";
    const auto board = chess::parseFen("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
    const auto plainMoves = [&](const std::string& move) {
        std::vector<std::string> moves;
        const std::string text = start + move + " *\n";
        const score::Sheet sheet = pgn(text);
        for (const notation::Reading& reading : sheet.entries.at(0).readings) {
            for (const chess::Move meant : chess::matches(*board, reading.token)) {
                if (reading.cost < 3.5) {
                    moves.push_back(chess::toUci(meant));
                }
            }
        }
        return moves;
    };
    EXPECT_THAT(plainMoves("bxc3"), ElementsAre("b2c3"));
    EXPECT_THAT(plainMoves("bc3"), ElementsAre("b2c3"));
    EXPECT_THAT(plainMoves("Bxc3"), ElementsAre("d2c3"));
}

}  // namespace
}  // namespace diptych::importers
