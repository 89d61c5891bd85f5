#include "app/cli/json.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

using namespace diptych::cli;
using namespace diptych::cli::test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

const std::string differing = "tests/cases/differing-scores/h-pawn-or-a-pawn.case";

std::vector<std::string> keysOf(const Json& json)
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    return keys;
}

/// The case in which the scores differ, with facts.
std::string withFacts(const std::string& facts)
{
    return fileWith("facts.case", contentsOf(sourceFile(differing)) + "\n[facts]\n" + facts);
}

/// The scores agree and so do the boards.
std::string quietCase(const std::string& more = {})
{
    const std::string board = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR\n";
    return fileWith("quiet.case", "# Nothing happened\ndisabled black\n[score white typed en]\n"
                                  "1. e4 e5\n[score black typed en]\n1. e4 e5\n[board white]\n" +
                                      board + "[board black]\n" + board + "[facts]\npressed yes\n" +
                                      more);
}

}  // namespace

TEST(Rule, NamesTheClocksWhereTheRulingDepartsInThemAlone)
{
    const std::string ruling = "\n[ruling]\nchoose retrace 8b\nclock white 1:00:00\n"
                               "reason The clock had been knocked over.\n";
    const std::string file =
        fileWith("clocks-only.case", contentsOf(sourceFile(differing)) + ruling);
    const Ran ran = runProgram({"rule", file});
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, HasSubstr("departs from the proposal in the clocks only"));
    EXPECT_THAT(ran.out, HasSubstr("Clocks as ruled: White 1:00:00,"));
    EXPECT_THAT(ran.out, Not(HasSubstr("which was:")));
}

TEST(Rule, KeepsTheOrderOfTheKeys)
{
    const Ran ran = runProgram({"rule", "--format", "json", sourceFile(differing)});
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_EQ(lineCount(ran.out), 1);
    const Json json = Json::parse(ran.out);
    EXPECT_THAT(keysOf(json),
                ElementsAre("schema", "law", "scores", "game", "evidence", "boards", "findings",
                            "remedies", "penalties", "questions", "clocks", "ruling", "answers"));
    EXPECT_EQ(json["schema"], "diptych.rule/1");
    EXPECT_TRUE(json["ruling"].is_null());
    const auto scores = keysOf(json["scores"]);
    EXPECT_THAT(
        std::vector(scores.begin(), scores.begin() + 5),
        ElementsAre("state", "first_divergence", "agreement", "strict_agreement", "differences"));
    EXPECT_THAT(keysOf(json["scores"]["first_divergence"]), ElementsAre("ply", "kind", "entries"));
    EXPECT_THAT(keysOf(json["remedies"][0]),
                ElementsAre("id", "article", "board", "ply", "fen", "result", "reason", "steps",
                            "status", "recommended", "clocks", "must_move", "must_capture",
                            "legal_replies", "argument"));
}

TEST(Rule, GivesTheArgumentForEveryChoiceAndEveryAlternative)
{
    const std::string asked = withFacts("flag black\n");
    const Json json = Json::parse(runProgram({"rule", "--format", "json", asked}).out);
    const Json& question = json["questions"][0];
    EXPECT_EQ(question["id"], "flag-before-divergence-found");
    ASSERT_EQ(question["arguments"].size(), 2U);
    EXPECT_EQ(question["arguments"][0]["choice"], "declared");
    EXPECT_EQ(question["arguments"][0]["argument"], "a-declared-result-ends-the-game");
    EXPECT_EQ(question["arguments"][1]["article"], "D.2.9");
    for (const Json& remedy : json["remedies"]) {
        EXPECT_EQ(remedy["argument"].is_null(), remedy["recommended"].get<bool>()) << remedy;
    }
    for (const char* language : {"en", "fr", "de", "es"}) {
        const std::string text = runProgram({"rule", "--lang", language, asked}).out;
        EXPECT_THAT(text, HasSubstr("6.9]")) << language;
        EXPECT_THAT(text, HasSubstr("D.2.9]")) << language;
    }
}

TEST(Rule, TellsWhatWasAnsweredAndByWhom)
{
    const std::string answered = withFacts("answer does-a-player-concede none by white\n");
    const Json json = Json::parse(runProgram({"rule", "--format", "json", answered}).out);
    const Json expected = {
        {"question", "does-a-player-concede"}, {"choice", "none"}, {"by", "white"}};
    ASSERT_EQ(json["answers"].size(), 1U);
    EXPECT_EQ(json["answers"][0], expected);
}

TEST(Rule, EndsWithZeroOnlyWhereNothingIsToBeCorrected)
{
    EXPECT_EQ(runProgram({"rule", quietCase()}).code, 0);
    EXPECT_EQ(runProgram({"rule", sourceFile(differing)}).code, 1);
}

TEST(Rule, SpeaksTheLanguageThatIsAskedFor)
{
    const std::string english = runProgram({"rule", sourceFile(differing)}).out;
    EXPECT_THAT(english, HasSubstr("D.2.9"));
    for (const std::string language : {"fr", "de", "es"}) {
        const Ran ran = runProgram({"rule", "--lang", language, sourceFile(differing)});
        EXPECT_EQ(ran.code, 1);
        EXPECT_THAT(ran.out, HasSubstr("D.2.9"));
        EXPECT_NE(ran.out, english) << language;
    }
}

TEST(Rule, SaysNothingTwice)
{
    const std::string path =
        sourceFile("tests/cases/illegal-moves/castling-after-the-king-had-moved.case");
    std::istringstream text(runProgram({"rule", path}).out);
    std::set<std::string> lines;
    for (std::string line; std::getline(text, line);) {
        line.erase(0, line.starts_with("- ") ? 2 : 0);
        EXPECT_TRUE(line.empty() || lines.insert(line).second) << line;
    }
    EXPECT_GT(lines.size(), 5U);
}

TEST(Rule, DoesNotTellThePlayersTheMoveCounts)
{
    const std::string path = sourceFile("tests/cases/clocks/ninety-minutes-with-increment.case");
    const Json arbiter = Json::parse(runProgram({"rule", "--format", "json", path}).out);
    const Json players =
        Json::parse(runProgram({"rule", "--for", "players", "--format", "json", path}).out);
    EXPECT_TRUE(arbiter["clocks"]["counter"].is_object());
    EXPECT_TRUE(players["clocks"]["counter"].is_null());
    EXPECT_TRUE(players["clocks"]["white"]["low"].is_null());
    EXPECT_TRUE(players["clocks"]["white"]["high"].is_null());
    for (const Json& remedy : players["remedies"]) {
        EXPECT_TRUE(remedy["clocks"].is_null() || remedy["clocks"]["counter"].is_null());
    }
    EXPECT_TRUE(players["game"].is_null());
    EXPECT_TRUE(players["scores"]["first_divergence"]["ply"].is_null());
    EXPECT_TRUE(players["remedies"][0]["ply"].is_null());
    EXPECT_THAT(players["remedies"][0]["fen"].get<std::string>(), testing::EndsWith(" 0 1"));
    EXPECT_THAT(runProgram({"rule", "--for", "players", path}).out, Not(HasSubstr("counter")));
}

TEST(Rule, WarnsOfTimesThatCannotBeAndTellsHowTheyWereFound)
{
    const std::string path =
        sourceFile("tests/cases/clocks/display-below-zero-before-the-control.case");
    EXPECT_THAT(runProgram({"rule", path}).out,
                HasSubstr("White: By these readings the time before the control would have been "
                          "overstepped."));
    EXPECT_THAT(runProgram({"rule", "--worksheets", path}).out,
                HasSubstr("White: 0:10:00 (estimated from the average time per move; possible "
                          "from 0:00:00 to 1:30:00)."));
}

TEST(Rule, DoesNotSayThatADefectiveClockStaysAsItIs)
{
    const std::string text =
        runProgram({"rule", sourceFile("tests/cases/clocks/both-clocks-defective.case")}).out;
    EXPECT_THAT(text, HasSubstr("The clocks are set to 1:12:00 for White and 1:12:00 for Black."));
    EXPECT_THAT(text, HasSubstr("A clock was defective; its time was worked out"));
}

TEST(Rule, RefusesARulingThatDepartsWithoutAReason)
{
    const std::string departing = "[ruling]\nchoose new-game\n";
    const Ran without = runProgram({"rule", quietCase(departing)});
    EXPECT_EQ(without.code, 4);
    EXPECT_EQ(lineCount(without.err), 1);
    const std::string folder = emptyFolder() + "/report";
    EXPECT_EQ(runProgram({"report", quietCase(departing), "-o", folder}).code, 4);
    EXPECT_FALSE(std::filesystem::exists(folder));
    const Ran with = runProgram(
        {"rule", "--format", "json", quietCase(departing + "reason Both agreed to it.\n")});
    EXPECT_EQ(with.code, 0);
    EXPECT_EQ(Json::parse(with.out)["ruling"]["departs"], true);
}

TEST(Rule, ReadsACaseFromStandardInput)
{
    const Ran ran = runProgram({"rule", "--format", "json", "-"}, contentsOf(quietCase()));
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(Json::parse(ran.out)["scores"]["state"], "correspond");
}

TEST(Report, WritesItsFilesOnceUnlessForced)
{
    const std::string folder = emptyFolder() + "/report";
    const std::vector<std::string> words{"report", sourceFile(differing), "-o",
                                         folder,   "--formats",           "html,txt"};
    EXPECT_EQ(runProgram(words).code, 0);
    EXPECT_TRUE(std::filesystem::exists(folder + "/incident.html"));
    EXPECT_TRUE(std::filesystem::exists(folder + "/incident.txt"));
    const std::string before = contentsOf(folder + "/incident.txt");
    EXPECT_THAT(before, HasSubstr("D.2.9"));
    const Ran again = runProgram(words);
    EXPECT_EQ(again.code, 2);
    EXPECT_EQ(lineCount(again.err), 1);
    auto forced = words;
    forced.push_back("--force");
    EXPECT_EQ(runProgram(forced).code, 0);
}
