#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace diptych::cli::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

std::string compared(const std::string& white, const std::string& black)
{
    return runProgram({"compare", "--white", fileWith("white.txt", white), "--black",
                       fileWith("black.txt", black)})
        .out;
}

}  // namespace

TEST(Compare, SaysWhereScoresMeetAgainByAnotherOrderOfMoves)
{
    const std::string text = compared("1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Nxd4 Nf6 5. Nc3 Bb4",
                                      "1. e4 e5 2. d4 exd4 3. Nf3 Nc6 4. Nxd4 Nf6 5. Nc3 Bb4");
    EXPECT_THAT(text, AllOf(HasSubstr("differ from White’s move 2"), HasSubstr("same position"),
                            HasSubstr("Black’s move 5")));
    EXPECT_THAT(compared("1. e4 e5 2. Nf3", "1. e4 e5 2. Nc3"), Not(HasSubstr("same position")));
}

TEST(Compare, ShowsTheSquaresWhereOneEntryIsTwoMoves)
{
    const std::string text = compared("1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 4. Nf3 Be7 5. e3 O-O",
                                      "1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 4. Ne5 Be7 5. e3 O-O");
    EXPECT_THAT(text, AllOf(HasSubstr("“Nd2” (f3–d2)"), HasSubstr("“Nd2” (b1–d2)")));
}

TEST(Compare, FindsOneEntryTooMany)
{
    const std::string text = compared("1. d4 e6 2. c4 Be7 3. e3 Nf6 4. Nf3 O-O 5. Bd3 Nc6",
                                      "1. e4 d4 e6 2. c4 Be7 3. e3 Nf6 4. Nf3 O-O 5. Bd3 Nc6");
    EXPECT_EQ(text, "The two scores correspond.\n- Black’s score, White’s move 1: an entry that "
                    "belongs to no move is written.\n");
}
