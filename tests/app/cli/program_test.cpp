#include "app/cli/verbs.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace diptych::cli;
using namespace diptych::cli::test;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(Program, ExplainsItself)
{
    const Ran ran = runProgram({"--help"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    for (const Verb& verb : allVerbs({})) {
        EXPECT_THAT(ran.out, HasSubstr(std::string("  ") + std::string(verb.name)));
    }
}

TEST(Program, ExplainsEveryVerbWithItsOptions)
{
    for (const Verb& verb : allVerbs({})) {
        const Ran ran = runProgram({std::string(verb.name), "--help"});
        EXPECT_EQ(ran.code, 0) << verb.name;
        EXPECT_THAT(ran.err, IsEmpty());
        EXPECT_THAT(ran.out, StartsWith("Usage: diptych-cli " + std::string(verb.name)));
        for (const Option& option : verb.options) {
            EXPECT_THAT(ran.out, HasSubstr(std::string(option.name)));
        }
    }
}

TEST(Program, TellsItsVersionAlsoBehindAVerb)
{
    const Ran ran = runProgram({"--version"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, testing::MatchesRegex("diptych-cli [0-9]+\\.[0-9]+\\.[0-9]+\n"));
    for (const Verb& verb : allVerbs({})) {
        EXPECT_EQ(runProgram({std::string(verb.name), "--version"}).out, ran.out);
    }
}

TEST(Program, SaysOneLineAboutWrongUsage)
{
    const std::vector<std::vector<std::string>> wrong{
        {},
        {"rules"},
        {"--verbose"},
        {"rule"},
        {"rule", "--lang"},
        {"rule", "--lang", "xx", "a.case"},
        {"rule", "--for", "spectators", "a.case"},
        {"rule", "a.case", "b.case"},
        {"rule", "--loud", "a.case"},
        {"rule", "--format", "yaml", "a.case"},
        {"read", "--as", "nobody", "a.txt"},
        {"read", "--medium", "stone", "a.txt"},
        {"read", "--dialect", "xx", "a.txt"},
        {"read", "--start", "8/8/8", "a.txt"},
        {"compare", "--white", "a.txt"},
        {"report", "a.case"},
        {"report", "a.case", "-o", "folder", "--formats", "doc"},
        {"batch", "--jobs", "0", "a.ndjson"},
        {"batch", "--jobs", "many", "a.ndjson"},
        {"convert", "a.txt"},
        {"convert", "a.txt", "--to", "stone"},
        {"convert", "a.txt", "--to", "san:xx"},
        {"perft", "deep"},
        {"perft", "-1"},
        {"perft", "3", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"},
        {"laws", "fide-1800"},
        {"dialects", "xx"},
    };
    for (const auto& words : wrong) {
        const Ran ran = runProgram(words);
        const std::string line = testing::PrintToString(words);
        EXPECT_EQ(ran.code, 2) << line;
        EXPECT_THAT(ran.out, IsEmpty()) << line;
        EXPECT_EQ(lineCount(ran.err), 1) << line << ran.err;
        EXPECT_THAT(ran.err, StartsWith("diptych-cli: ")) << line;
    }
}

TEST(Program, TakesAValueBehindAnEqualsSign)
{
    const Ran ran = runProgram({"perft", "2", "--format=json"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, StartsWith("{\"nodes\":400,\"seconds\":"));
}

TEST(Program, CountsTheMovesOfAPosition)
{
    const Ran ran = runProgram({"perft", "3", "--divide"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("e2e4: 600\n"));
    EXPECT_THAT(ran.out, HasSubstr("8902 nodes"));
    const Ran made = runProgram({"perft", "3", "--no-bulk", "--format", "json"});
    EXPECT_THAT(made.out, HasSubstr("\"nodes\":8902"));
    EXPECT_THAT(made.out, HasSubstr("\"hash\":\""));
}

TEST(Program, ListsTheLawsAndTheDialects)
{
    EXPECT_THAT(runProgram({"laws"}).out, HasSubstr("fide-2023"));
    EXPECT_THAT(runProgram({"laws", "fide-2023"}).out, HasSubstr("D.2.9"));
    EXPECT_THAT(runProgram({"laws", "fide-2023", "--format", "json"}).out,
                HasSubstr("\"article\":\"7.5.1\""));
    EXPECT_THAT(runProgram({"laws", "fide-2009", "--format", "json"}).out,
                HasSubstr("\"illegal_moves_that_lose\":3"));
    const std::string text = runProgram({"laws", "fide-2009"}).out;
    EXPECT_THAT(text, HasSubstr("In force from 2009-07-01 until 2014-07-01."));
    EXPECT_THAT(text, HasSubstr("The articles were taken from the full text."));
    EXPECT_THAT(text, HasSubstr("for a wrong claim of a draw 3 minutes"));
    EXPECT_THAT(text, HasSubstr("[clear]"));
    EXPECT_THAT(runProgram({"laws", "fide-2014", "--lang", "fr"}).out,
                HasSubstr("sources secondaires"));
    EXPECT_THAT(runProgram({"dialects"}).out, HasSubstr("German"));
    EXPECT_THAT(runProgram({"dialects", "de", "--format", "json"}).out,
                HasSubstr("\"knight\":\"S\""));
}
