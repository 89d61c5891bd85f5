#include "app/cli/expectation.h"
#include "app/cli/json_assessment.h"
#include "tests/app/cli/alteration.h"
#include "tests/app/cli/case_list.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

using namespace diptych;
using namespace diptych::cli;
using namespace diptych::cli::test;

namespace {

/// Lines in which the other side may have the same value, so that naming it is no error.
bool bothSidesMayHaveIt(const std::string& line)
{
    for (const auto* word :
         {"matches ", "differs-on ", "clock ", "explained-by ", "alternative ", "difference "}) {
        if (line.starts_with(word)) {
            return true;
        }
    }
    return false;
}

std::string otherSide(std::string line)
{
    for (std::size_t at = 0; (at = line.find("white", at)) != std::string::npos;) {
        line.replace(at, 5, "#");
    }
    for (std::size_t at = 0; (at = line.find("black", at)) != std::string::npos;) {
        line.replace(at, 5, "#");
    }
    return line;
}

bool isExpected(const std::vector<incident::ExpectLine>& lines, const std::string& text)
{
    return std::any_of(lines.begin(), lines.end(),
                       [&text](const incident::ExpectLine& line) { return line.text == text; });
}

/// A case without its comments and without what it expects; the lines of sheets stay as they are.
std::string stripped(const std::string& text)
{
    std::istringstream stream(text);
    std::string result;
    bool inSheet = false;
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with("[expect]")) {
            break;
        }
        if (line.starts_with("[") && line.find('"') == std::string::npos) {
            inSheet = line.starts_with("[score");
        }
        if (inSheet || !line.starts_with("#")) {
            result += line + "\n";
        }
    }
    return result;
}

}  // namespace

TEST(Check, FailsWhenAnyExpectedLineIsAltered)
{
    int altered = 0;
    for (const std::string& path : allCases()) {
        const auto desk = session::openCase(path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        const Json rule = assessmentJson(*desk);
        const auto& expectations = desk->incident.expectations;
        for (const incident::ExpectLine& line : expectations) {
            if (hold(line, rule).outcome != Outcome::Holds) {
                continue;
            }
            for (const std::string& other : alterations(line.text)) {
                const bool sideOnly = otherSide(other) == otherSide(line.text);
                if (isExpected(expectations, other) ||
                    (sideOnly && bothSidesMayHaveIt(line.text))) {
                    continue;
                }
                ++altered;
                EXPECT_NE(hold({line.line, other}, rule).outcome, Outcome::Holds)
                    << path << ":" << line.line << ": " << line.text << " altered to " << other;
            }
        }
    }
    EXPECT_GT(altered, 2000);
}

TEST(Check, RulesACaseTheSameWithoutItsCommentsAndExpectations)
{
    for (const std::string& path : allCases()) {
        const auto whole = session::openCase(path);
        ASSERT_TRUE(whole.has_value()) << whole.error().message;
        const std::filesystem::path folder = std::filesystem::path(path).parent_path();
        const auto bare = session::openCaseText(stripped(contentsOf(path)), path, folder);
        ASSERT_TRUE(bare.has_value()) << bare.error().message;
        EXPECT_EQ(toText(assessmentJson(*whole)), toText(assessmentJson(*bare))) << path;
    }
}

TEST(Check, CountsTheCasesThatPassed)
{
    const std::string scores = "[score white]\n1. e4 e5\n[score black]\n1. e4 e5\n[expect]\n";
    const std::string good = fileWith("good.case", scores + "scores correspond\n");
    const std::string bad = fileWith("bad.case", scores + "scores differ\nagreement 1w\n");
    const std::string bare = fileWith("bare.case", "[score white]\n1. e4 e5\n");
    EXPECT_EQ(runProgram({"check", good}).code, 0);
    EXPECT_EQ(runProgram({"check", good}).out, "1 passed, 0 failed\n");
    const Ran ran = runProgram({"check", good, bad, bare});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, bad + ":6: expected scores differ, found correspond\n" + bad +
                           ":7: expected agreement 1w, found 1b\n" + bare +
                           ":1: expected lines below [expect], found none\n1 passed, 2 failed\n");
    const Json json = Json::parse(runProgram({"check", "--format", "json", good, bad}).out);
    EXPECT_EQ(json["passed"], 1);
    EXPECT_EQ(json["failed"], 1);
    EXPECT_EQ(json["cases"][1]["failures"][0]["line"], 6);
}
