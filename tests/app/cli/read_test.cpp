#include "app/cli/json.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace diptych::cli;
using namespace diptych::cli::test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

std::vector<std::string> keysOf(const Json& json)
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    return keys;
}

Json readJsonOf(const std::string& text, const std::vector<std::string>& options = {})
{
    std::vector<std::string> words{"read", "--format", "json", "-"};
    words.insert(words.end(), options.begin(), options.end());
    const Ran ran = runProgram(words, text);
    EXPECT_THAT(ran.err, IsEmpty());
    return Json::parse(ran.out);
}

}  // namespace

TEST(Read, SaysWhatEveryEntryMeans)
{
    const Json json = readJsonOf("1. e4 e5\n2. Cf3 Cc6\n", {"--as", "black"});
    EXPECT_THAT(keysOf(json),
                ElementsAre("schema", "keeper", "medium", "dialect", "dialects", "encoding",
                            "plies", "result", "final_fen", "entries", "diagnostics"));
    EXPECT_EQ(json["schema"], "diptych.read/1");
    EXPECT_EQ(json["keeper"], "black");
    EXPECT_EQ(json["dialect"], "fr");
    EXPECT_EQ(json["plies"], 4);
    EXPECT_EQ(json["result"], "*");
    EXPECT_EQ(json["final_fen"],
              "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    ASSERT_EQ(json["entries"].size(), 4U);
    const Json& third = json["entries"][2];
    const auto keys = keysOf(third);
    EXPECT_THAT(std::vector(keys.begin(), keys.begin() + 11),
                ElementsAre("ply", "number", "side", "text", "span", "uci", "san", "state",
                            "confidence", "candidates", "time"));
    EXPECT_EQ(third["ply"], 3);
    EXPECT_EQ(third["number"], 2);
    EXPECT_EQ(third["side"], "white");
    EXPECT_EQ(third["text"], "Cf3");
    EXPECT_EQ(third["span"], Json({{"line", 2}, {"column", 4}, {"length", 3}}));
    EXPECT_EQ(third["uci"], "g1f3");
    EXPECT_EQ(third["san"], "Nf3");
    EXPECT_EQ(third["state"], "read");
}

TEST(Read, EndsWithOneWhereAnEntryIsInDoubt)
{
    const std::string good = fileWith("good.txt", "1. e4 e5 2. Nf3 Nc6\n");
    const std::string bad = fileWith("bad.txt", "1. e4 e5 2. Ke3 Nc6\n");
    EXPECT_EQ(runProgram({"read", good}).code, 0);
    EXPECT_THAT(runProgram({"read", good}).out, HasSubstr("Nf3"));
    EXPECT_EQ(runProgram({"read", bad}).code, 1);
}

TEST(Compare, FindsTheFirstDivergence)
{
    const std::string white = fileWith("white.txt", "1. e4 e5 2. h3 Nc6 3. Nf3 Nf6\n");
    const std::string black = fileWith("black.txt", "1. e4 e5 2. a3 Sc6 3. Sf3 Sf6\n");
    const std::string other = fileWith("other.txt", "e2-e4 e7-e5\nh2-h3 Sc6\nSf3 Sf6\n");
    const Ran differ =
        runProgram({"compare", "--white", white, "--black", black, "--format", "json"});
    EXPECT_EQ(differ.code, 1);
    const Json json = Json::parse(differ.out);
    EXPECT_THAT(keysOf(json), ElementsAre("schema", "scores", "game", "evidence"));
    EXPECT_EQ(json["schema"], "diptych.compare/1");
    EXPECT_EQ(json["scores"]["first_divergence"]["ply"], 3);
    EXPECT_EQ(json["scores"]["first_divergence"]["entries"][1]["uci"], "a2a3");
    const Ran same = runProgram({"compare", "--white", white, "--black", other});
    EXPECT_EQ(same.code, 0) << same.out;
}

TEST(Convert, RewritesAGame)
{
    const std::string path = fileWith("game.txt", "1. e4 e5 2. Sf3 Sc6 3. Lb5\n");
    EXPECT_EQ(runProgram({"convert", path, "--to", "uci"}).out, "e2e4 e7e5 g1f3 b8c6 f1b5\n");
    EXPECT_EQ(runProgram({"convert", path, "--to", "san:fr"}).out, "1. e4 e5 2. Cf3 Cc6 3. Fb5\n");
    EXPECT_THAT(runProgram({"convert", path, "--to", "pgn"}).out,
                HasSubstr("[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n"));
    EXPECT_THAT(runProgram({"convert", path, "--to", "lan"}).out, HasSubstr("Ng1-f3"));
}

TEST(Read, KeepsAnImpossibleEntryThatItTakesForAnother)
{
    const Json json =
        readJsonOf("1. e4 e5 2. Nf3 Nc6 3. Qh7 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6\n");
    const Json& entry = json["entries"][4];
    EXPECT_EQ(entry["text"], "Qh7");
    EXPECT_EQ(entry["state"], "doubtful");
    EXPECT_EQ(entry["uci"], "f1b5");
    EXPECT_EQ(entry["written_uci"], "d1h7");
    EXPECT_EQ(entry["reasons"], Json({"wrong-movement"}));
    ASSERT_EQ(json["diagnostics"].size(), 1U);
    EXPECT_EQ(json["diagnostics"][0]["code"], "impossible-entry");
    EXPECT_EQ(json["diagnostics"][0]["message"],
              "“Qh7” cannot be played here; the rest of the sheet says Bb5.");
    EXPECT_EQ(json["entries"][0]["written_uci"], "e2e4");
    EXPECT_THAT(json["entries"][0]["reasons"], IsEmpty());
}
