#include "core/notation/dialect_catalog.h"
#include "core/notation/spoken_catalog.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

using namespace diptych;
using namespace diptych::cli::test;
using testing::HasSubstr;

namespace {

constexpr const char* gameText = "1. e4 e5 2. Sf3 Sc6 3. Lb5\n";

/// Games from the database, each as a PGN text; a hundred of them in the long run.
std::vector<std::string> databaseGames()
{
    const std::size_t most = std::getenv("DIPTYCH_LONG") != nullptr ? 100 : 2;
    const std::string text = contentsOf(sourceFile("tests/data/games/lichess-438-games.pgn"));
    std::vector<std::string> games;
    for (std::size_t at = text.find("[Event "); at != std::string::npos && games.size() < most;) {
        const std::size_t next = text.find("\n[Event ", at + 1);
        games.push_back(text.substr(at, next == std::string::npos ? next : next + 1 - at));
        at = next == std::string::npos ? next : next + 1;
    }
    return games;
}

std::vector<std::string> forms()
{
    std::vector<std::string> all{"pgn", "lan", "uci"};
    for (const notation::Dialect& dialect : notation::allDialects()) {
        all.push_back("san:" + dialect.code);
    }
    for (const char* code : {"uk-2015", "uk-2001", "ueb", "de", "fr", "es", "it", "ru"}) {
        all.push_back("braille:" + std::string(code));
        all.push_back("braille:" + std::string(code) + ":minimal");
        all.push_back("brf:" + std::string(code));
    }
    for (const notation::SpokenLanguage& language : notation::allSpokenLanguages()) {
        all.push_back("spoken:" + language.code);
    }
    return all;
}

/// The result of a game in whatever form it is.
std::string resultOf(const std::string& game)
{
    const std::string pgn = runProgram({"convert", "-", "--to", "pgn"}, game).out;
    const std::size_t at = pgn.find("[Result \"");
    return at == std::string::npos ? pgn : pgn.substr(at, pgn.find(']', at) - at);
}

class EveryForm : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(EveryForm, IsReadBackToTheSameGame)
{
    for (const std::string& game : databaseGames()) {
        const Ran moves = runProgram({"convert", "-", "--to", "uci"}, game);
        ASSERT_EQ(moves.code, 0) << moves.err;
        const Ran written = runProgram({"convert", "-", "--to", GetParam()}, game);
        ASSERT_EQ(written.code, 0) << written.err;
        const Ran back = runProgram({"convert", "-", "--to", "uci"}, written.out);
        EXPECT_EQ(back.out, moves.out) << written.out << back.err;
        if (GetParam() != "uci") {
            EXPECT_EQ(resultOf(written.out), resultOf(game)) << written.out;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, EveryForm, testing::ValuesIn(forms()), [](const auto& instance) {
    std::string name = instance.param;
    std::replace_if(
        name.begin(), name.end(), [](char symbol) { return symbol == ':' || symbol == '-'; }, '_');
    return name;
});

TEST(Convert, WritesBraille)
{
    EXPECT_EQ(runProgram({"convert", "-", "--to", "braille:uk-2015"}, gameText).out,
              "⠂⠀⠑⠲⠀⠑⠢\n⠆⠀⠎⠋⠒⠀⠎⠉⠖\n⠒⠀⠃⠃⠢\n");
    EXPECT_EQ(runProgram({"convert", "-", "--to", "brf:de"}, gameText).out,
              "#A' E#D E#E\r\n#B' .SF#C .SC#F\r\n#C' .LB#E\r\n");
    EXPECT_EQ(runProgram({"convert", "-", "--to", "brf:de:minimal"}, gameText).out,
              "1 E4 E5\r\n2 SF3 SC6\r\n3 LB5\r\n");
}

TEST(Convert, StartsBrailleWithDotsWhereBlackIsToMove)
{
    const std::string pgn = "[Event \"Study\"]\n[SetUp \"1\"]\n"
                            "[FEN \"4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 12\"]\n\n12... d4 13. e5 *\n";
    const Ran written = runProgram({"convert", "-", "--to", "brf:uk-2015"}, pgn);
    EXPECT_EQ(written.out, "12 ''' D4\r\n13 E5\r\n");
    EXPECT_EQ(runProgram({"convert", "-", "--to", "uci", "--medium", "braille", "--start",
                          "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 12"},
                         written.out)
                  .out,
              "d5d4 e4e5\n");
}

TEST(Convert, SpeaksAGame)
{
    EXPECT_EQ(runProgram({"convert", "-", "--to", "spoken:de"}, gameText).out,
              "Eva vier\nEva fünf\nSpringer Felix drei\nSpringer Cesar sechs\nLäufer Bella fünf\n");
    EXPECT_EQ(runProgram({"convert", "-", "--to", "spoken:en"}, "1. d4 d5 2. c4 dxc4 3. Nf3").code,
              0);
}

TEST(Convert, BeginsWhereTheTagSaysThatTheGameBegan)
{
    const std::string pgn = "[Event \"Study\"]\n[SetUp \"1\"]\n"
                            "[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=N Kd7 *\n";
    EXPECT_EQ(runProgram({"convert", "-", "--to", "uci"}, pgn).out, "a7a8n e7d7\n");
    EXPECT_THAT(runProgram({"read", "-"}, pgn).out, HasSubstr("N7/3k4/8/8/8/8/8/4K3 w"));
}

TEST(Convert, SaysWhichFormItDoesNotKnow)
{
    for (const char* form : {"braille:xx", "braille:el", "brf:", "spoken:fi", "san", "stone"}) {
        const Ran ran = runProgram({"convert", "-", "--to", form}, gameText);
        EXPECT_EQ(ran.code, 2) << form;
        EXPECT_THAT(ran.err, HasSubstr("--to: ")) << form;
        EXPECT_EQ(ran.out, "") << form;
    }
}

TEST(Convert, MakesAnchorsOfTheClockTimesInAGame)
{
    const std::string pgn = "[Event \"Open\"]\n\n1. e4 {[%clk 1:29:50]} e5 {[%clk 1:29:40]} "
                            "2. Nf3 {[%clk 1:29:00]} *\n";
    EXPECT_EQ(runProgram({"convert", "-", "--to", "anchors"}, pgn).out,
              "anchor white 1 1:29:50 log\nanchor black 1 1:29:40 log\n"
              "anchor white 2 1:29:00 log\n");
    const std::string used = "[Event \"Open\"]\n\n1. e4 {[%emt 0:00:10]} e5 {[%emt 20]} *\n";
    EXPECT_EQ(runProgram({"convert", "-", "--to", "anchors", "--time", "90 minutes"}, used).out,
              "anchor white 1 1:29:50 log\nanchor black 1 1:29:40 log\n");
    EXPECT_EQ(runProgram({"convert", "-", "--to", "anchors"}, gameText).code, 2);
}

TEST(Convert, MakesAnchorsOfTheTimesOfARecording)
{
    const std::string recording = "[10:00:00] (clock)\n[10:00:10] e four\n[10:00:30] e five\n"
                                  "[10:01:30] knight f three\n";
    EXPECT_EQ(
        runProgram({"convert", "-", "--to", "anchors", "--time", "90 minutes"}, recording).out,
        "anchor white 1 1:29:50 recorder\nanchor black 1 1:29:40 recorder\n"
        "anchor white 2 1:28:50 recorder\n");
}

TEST(Convert, KeepsWhatStoodOnTheSheetInAComment)
{
    const Ran ran = runProgram({"convert", "-", "--to", "pgn"},
                               "1. e4 e5 2. Nf3 Nc6 3. Qh7 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.out, HasSubstr("3. Bb5 {written: Qh7} 3... a6"));
}

TEST(Convert, MakesAnchorsOfATableOfTimes)
{
    EXPECT_EQ(runProgram({"convert", "-", "--to", "anchors"},
                         "Move;White;Black\n10;1:10:00;1:05:30\n20;0:40:00;0:39:59\n")
                  .out,
              "anchor white 10 1:10:00 log\nanchor black 10 1:05:30 log\n"
              "anchor white 20 0:40:00 log\nanchor black 20 0:39:59 log\n");
}

namespace {

constexpr const char* tournament =
    "012 Test Open\n022 Musterstadt\n032 GER\n042 2026/05/01\n122 40/90min, 30min, 30s/move\n"
    "001    1 m FM Beispiel, Anna                    2210 GER    12345678 1990/01/31  1.5    1  "
    "   2 w 1     3 b =\n"
    "001    2 w    Exemple, Hector                   1985 FRA    87654321 1985/12/01  0.0    3  "
    "   1 b 0  0000 - Z\n"
    "001    3 m    Sample, Gustav                    2050 ENG    11223344 1979/07/09  1.5    2  "
    "0000 - U     1 w =\n";

Ran caseOf(const std::string& player, const std::string& round)
{
    return runProgram({"convert", "-", "--to", "case", "--player", player, "--round", round},
                      tournament);
}

}  // namespace

TEST(Convert, BeginsACaseWithTheGameOfATournamentFile)
{
    const Ran ran = caseOf("Exemple", "1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    for (const char* line : {"time 40/5400+30:1800+30\n", "name Test Open\n", "round 1\n",
                             "white \"Beispiel, Anna\" FM 2210 GER 12345678\n",
                             "black \"Exemple, Hector\" 1985 FRA 87654321\n"}) {
        EXPECT_THAT(ran.out, HasSubstr(line));
    }
    EXPECT_EQ(caseOf("3", "2").out.substr(0, 16), "# Sample, Gustav");
}

TEST(Convert, SaysWhyATournamentFileHasNoSuchGame)
{
    EXPECT_THAT(caseOf("3", "1").err, HasSubstr("bye or no opponent"));
    EXPECT_THAT(caseOf("9", "1").err, HasSubstr("starting rank 9"));
    EXPECT_THAT(caseOf("nobody", "1").err, HasSubstr("0 players"));
    EXPECT_THAT(caseOf("1", "7").err, HasSubstr("no such round"));
    EXPECT_EQ(caseOf("1", "x").code, 2);
    EXPECT_EQ(
        runProgram({"convert", "-", "--to", "case", "--player", "1", "--round", "1"}, gameText)
            .code,
        2);
}

TEST(Dialects, ShowsBrailleCodesAndSpokenLanguagesToo)
{
    const std::string all = runProgram({"dialects"}).out;
    EXPECT_THAT(all, HasSubstr("\nuk-2015  UK code of 2015 (BCA)\n"));
    EXPECT_THAT(all, HasSubstr("\nde  German (Deutsch)\n"));
    EXPECT_THAT(runProgram({"dialects", "uk-2015"}).out, HasSubstr("⠎  knight\n"));
    EXPECT_THAT(runProgram({"dialects", "ueb"}).out, HasSubstr("⠠⠝  knight\n"));
    EXPECT_THAT(runProgram({"dialects", "--format", "json"}).out, HasSubstr("\"braille\":[{"));
    EXPECT_EQ(runProgram({"dialects", "xx"}).code, 2);
}

TEST(Convert, ReadsAWorkbookAndWideCharacters)
{
    const std::string workbook = sourceFile("tests/fuzz/seeds/score.xlsx");
    EXPECT_EQ(runProgram({"convert", workbook, "--to", "uci"}).out, "e2e4 e7e5\n");
    const std::string wide("1\0.\0 \0e\0"
                           "4\0 \0e\0"
                           "5\0\n\0",
                           18);
    EXPECT_EQ(runProgram({"convert", fileWith("wide.txt", wide), "--to", "uci"}).out,
              "e2e4 e7e5\n");
}

TEST(Compare, BeginsWhereTheTagSaysAndHearsTheBoard)
{
    const std::string head = "[Event \"Study\"]\n[SetUp \"1\"]\n"
                             "[FEN \"4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 12\"]\n\n";
    const std::string white = fileWith("w.pgn", head + "12... d4 13. e5 *\n");
    const std::string black = fileWith("b.pgn", head + "12... d4 13. e5 *\n");
    const Ran ran = runProgram({"compare", "--white", white, "--black", black, "--board", white});
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
}
