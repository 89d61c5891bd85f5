#include "app/cli/json.h"
#include "app/cli/ordered_work.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <sstream>
#include <thread>

using namespace diptych::cli;
using namespace diptych::cli::test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

std::vector<Json> answersTo(const std::string& lines, const std::vector<std::string>& options = {})
{
    std::vector<std::string> words{"batch", "-"};
    words.insert(words.end(), options.begin(), options.end());
    const Ran ran = runProgram(words, lines);
    EXPECT_THAT(ran.err, IsEmpty());
    std::vector<Json> answers;
    std::istringstream stream(ran.out);
    for (std::string line; std::getline(stream, line);) {
        answers.push_back(Json::parse(line));
    }
    return answers;
}

std::string errorCode(const Json& answer)
{
    return answer.contains("error") ? answer["error"]["code"].get<std::string>() : "none";
}

const std::string twoScores =
    R"("scores":[{"keeper":"white","text":"1. e4 e5 2. Nf3 Nc6"},)"
    R"({"keeper":"black","medium":"typed","dialect":"de","text":"1. e4 e5 2. Sf3 Sc6"}])";

}  // namespace

TEST(Batch, AnswersEveryLineInOrderWithItsIdInFront)
{
    std::string lines;
    for (int i = 0; i < 40; ++i) {
        lines += "{\"id\":" + std::to_string(i) + "," + twoScores + "}\n";
    }
    for (const std::string jobs : {"1", "4"}) {
        const auto answers = answersTo(lines, {"--jobs", jobs});
        ASSERT_EQ(answers.size(), 40U);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            EXPECT_EQ(answers[i].begin().key(), "id");
            EXPECT_EQ(answers[i]["id"], i);
            EXPECT_EQ(answers[i]["schema"], "diptych.rule/1");
            EXPECT_EQ(answers[i]["scores"]["state"], "correspond");
        }
    }
}

TEST(Batch, GoesOnAfterALineThatFails)
{
    const std::string lines =
        "{\"id\":1," + twoScores + "}\nnot json\n\n[1]\n" + R"({"id":"b","law":"fide-1800"})" +
        "\n" + R"({"id":"c","colour":"red"})" + "\n" +
        R"({"id":"d","scores":[{"keeper":"nobody","text":"e4"}]})" + "\n" +
        R"({"id":"e","case":"nothing.case"})" + "\n" +
        R"({"id":"f","facts":["pressed yes","pressed maybe"]})" + "\n" +
        R"({"id":"g","facts":["pressed yes\n[expect]"]})" + "\n" + "{\"id\":2," + twoScores + "}\n";
    const auto answers = answersTo(lines);
    ASSERT_EQ(answers.size(), 10U);
    std::vector<std::string> codes;
    for (const Json& answer : answers) {
        codes.push_back(errorCode(answer));
    }
    EXPECT_THAT(codes,
                ElementsAre("none", "bad-json", "bad-line", "unknown-law", "unknown-key",
                            "bad-value", "file-not-found", "unknown-word", "bad-value", "none"));
    EXPECT_EQ(answers[3]["id"], "b");
    EXPECT_THAT(answers[7]["error"]["message"].get<std::string>(), HasSubstr("facts[1]"));
    EXPECT_EQ(runProgram({"batch", "-"}, lines).code, 1);
}

TEST(Batch, TakesEverythingThatACaseCanSay)
{
    const std::string line =
        R"({"id":null,"law":"fide-2018","play":"rapid","disabled":"black","hearing":"none",)"
        R"("start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",)"
        R"("time":"900+10","start-credit":"no",)" +
        twoScores +
        R"(,"boards":{"white":"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",)"
        R"("black":"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"},)"
        R"("clocks":["white 0:10:00","black 0:11:00","running white"],"facts":["pressed yes"],)"
        R"("event":["name Open"],"players":["white \"A, B\""],"ruling":["choose continue"]})"
        "\n";
    const auto answers = answersTo(line);
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(errorCode(answers[0]), "none") << answers[0];
    EXPECT_EQ(answers[0]["law"], "fide-2018");
    EXPECT_EQ(answers[0]["boards"]["state"], "equal");
    EXPECT_EQ(answers[0]["ruling"]["chosen"][0]["id"], "continue");
}

TEST(Batch, FindsFilesBesideItself)
{
    const std::string path =
        fileWith("lines.ndjson", R"({"id":1,"scores":[{"keeper":"white","file":"w.txt"}]})");
    const Ran missing = runProgram({"batch", path});
    EXPECT_EQ(missing.code, 1);
    EXPECT_THAT(missing.out, HasSubstr("file-not-found"));
    const std::string cases = sourceFile("tests/cases/differing-scores/h-pawn-or-a-pawn.case");
    const auto answers = answersTo(R"({"id":7,"case":")" + cases + "\"}\n");
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0]["scores"]["first_divergence"]["ply"], 17);
}

TEST(OrderedWork, DeliversInOrderHoweverLongALineTakes)
{
    int next = 0;
    std::vector<std::string> delivered;
    OrderedWork work;
    work.next = [&next]() -> std::optional<std::string> {
        return next < 200 ? std::optional(std::to_string(next++)) : std::nullopt;
    };
    work.answer = [](const std::string& line) {
        const int wait = std::stoi(line) % 7;
        std::this_thread::sleep_for(std::chrono::microseconds(wait * 100));
        return line;
    };
    work.deliver = [&delivered](const std::string& answer) { delivered.push_back(answer); };
    workInOrder(work, 8);
    ASSERT_EQ(delivered.size(), 200U);
    for (std::size_t i = 0; i < delivered.size(); ++i) {
        EXPECT_EQ(delivered[i], std::to_string(i));
    }
}
