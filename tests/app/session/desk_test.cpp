#include "app/session/desk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace diptych;
using namespace diptych::session;
using testing::HasSubstr;

namespace {

namespace fs = std::filesystem;

class Desks : public testing::Test {
protected:
    void SetUp() override { fs::create_directories(m_folder); }
    void TearDown() override { fs::remove_all(m_folder); }

    fs::path file(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(m_folder / name, std::ios::binary) << bytes;
        return m_folder / name;
    }

    const fs::path& folder() const { return m_folder; }

private:
    fs::path m_folder =
        fs::temp_directory_path() / ("diptych-session-tests-" + std::to_string(getpid()));
};

}  // namespace

TEST_F(Desks, OpenACaseWithASheetForEveryScore)
{
    file("black.txt", "1. e4 e5 2. Sf3\n");
    const auto desk = openCase(file("a.case", "# Title\n[score white typed en]\n1. e4 e5 2. Nf3\n"
                                              "[score black typed de]\nfile black.txt\n"));
    ASSERT_TRUE(desk.has_value()) << desk.error().message;
    EXPECT_EQ(desk->incident.title, "Title");
    ASSERT_EQ(desk->sheets.size(), 2U);
    EXPECT_EQ(desk->sheets[0].entries.at(2).span.line, 3);
    EXPECT_EQ(desk->sheets[1].keeper, score::Keeper::Black);
    EXPECT_EQ(desk->sheets[1].entries.at(2).text, "Sf3");
    EXPECT_EQ(desk->sheets[1].entries.at(2).span.line, 1);
    EXPECT_EQ(desk->assessment.comparison.state, score::ScoresState::Correspond);
}

TEST_F(Desks, OpenTwoScoresOfAnyKind)
{
    const auto desk = openScores(file("w.pgn", "[Event \"x\"]\n\n1. e4 e5 2. Nf3 *\n"),
                                 file("b.txt", "e4 e5\nCf3\n"));
    ASSERT_TRUE(desk.has_value()) << desk.error().message;
    EXPECT_TRUE(desk->path.empty());
    EXPECT_EQ(desk->incident.scores.at(0).medium, score::Medium::Pgn);
    EXPECT_EQ(desk->assessment.comparison.state, score::ScoresState::Correspond);
}

TEST_F(Desks, NameTheFileThatCannotBeRead)
{
    EXPECT_EQ(openCase(folder() / "none.case").error().code, "file-not-found");
    EXPECT_EQ(openCase(folder()).error().code, "is-a-directory");
    EXPECT_EQ(openCase(file("empty.case", "")).error().code, "empty");
    EXPECT_EQ(openCase(file("zero.case", std::string("a\0b", 3))).error().code, "binary");
    EXPECT_EQ(openCase(file("big.case", std::string(mostBytes + 1, ' '))).error().code,
              "too-large");
    const auto missing = openCase(file("m.case", "[score white]\nfile w.txt\n"));
    EXPECT_THAT(missing.error().message, HasSubstr("w.txt: no such file"));
}

TEST_F(Desks, NameTheFirstWrongLineOfACase)
{
    const fs::path path = file("wrong.case", "# Title\nlaw fide-2023\nplay chess\ntime x\n");
    const auto desk = openCase(path);
    ASSERT_FALSE(desk.has_value());
    EXPECT_EQ(desk.error().message,
              path.string() + ":3:6: unknown word: found \"chess\", expected standard rapid blitz");
}

TEST_F(Desks, TakeZerosAtTheEndOfAFileForNothing)
{
    const auto text = readText(file("padded.txt", std::string("1. e4\n\0\0\0", 9)));
    EXPECT_TRUE(text.has_value());
    EXPECT_EQ(readText(file("zeros.txt", std::string(3, '\0'))).error().code, "binary");
    EXPECT_TRUE(readText(file("wide.txt", std::string("\xFF\xFE"
                                                      "e\0004\0",
                                                      6)))
                    .has_value());
}

TEST_F(Desks, ShowTheClocksOfTheRemedyThatWasRuled)
{
    const std::string path =
        std::string(DIPTYCH_SOURCE_DIR) + "/tests/cases/clocks/ninety-minutes-with-increment.case";
    const auto desk = openCase(path);
    ASSERT_TRUE(desk.has_value()) << desk.error().message;
    ASSERT_TRUE(desk->assessment.clocks.has_value());
    incident::Incident ruled = desk->incident;
    ruled.ruling.emplace();
    ruled.ruling->chosen.push_back({desk->assessment.remedies.at(0).id, {}, {}, {}});
    const auto again = evaluate(ruled, {});
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->assessment.clocks->white->seconds, desk->assessment.clocks->white->seconds);
}

TEST_F(Desks, SayWhereAFaultIsApartFromWhatItIs)
{
    const auto missing = openCase(folder() / "none.case");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().place, (folder() / "none.case").string());
    EXPECT_EQ(missing.error().fault.code, "file-not-found");

    const auto wrong = openCase(file("wrong.case", "law fide-2099\n"));
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().place, (folder() / "wrong.case").string() + ":1:5");
    EXPECT_EQ(wrong.error().fault.code, "unknown-law");
    EXPECT_EQ(wrong.error().fault.arguments.front(), "fide-2099");

    const auto without = openCase(file("a.case", "# A\n[score white]\nfile none.txt\n"));
    ASSERT_FALSE(without);
    EXPECT_EQ(without.error().fault.code, "file-not-found");
    EXPECT_THAT(without.error().place, HasSubstr("a.case:3: "));
    EXPECT_THAT(without.error().place, HasSubstr("none.txt"));
}
