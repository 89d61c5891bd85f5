#include "reports/words/difference_lines.h"
#include "tests/core/law/incident_builder.h"

#include <gmock/gmock.h>

namespace diptych::reports {
namespace {

using law::test::incident;
using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> linesOf(const char* white, const char* black)
{
    const auto assessed =
        incident(white, black, law::test::mainBoard, law::test::boardWithA3).assessed();
    return differenceLines(assessed.comparison, PhraseBook::forLanguage("en"));
}

TEST(DifferenceLines, ShowBothEntriesWhereTheScoresPartAndTakeNoSide)
{
    const auto lines = linesOf(law::test::mainScore, law::test::mainScoreWithA3);
    EXPECT_THAT(lines, Contains(AllOf(HasSubstr("“h3”"), HasSubstr("“a3”"))));
    EXPECT_THAT(lines, Each(Not(HasSubstr("another move"))));
    // Nor when the sheets change hands.
    const auto others = linesOf(law::test::mainScoreWithA3, law::test::mainScore);
    EXPECT_THAT(others, Contains(AllOf(HasSubstr("“h3”"), HasSubstr("“a3”"))));
    EXPECT_THAT(others, Each(Not(HasSubstr("another move"))));
}

TEST(DifferenceLines, ShowTheSquaresWhereOneEntryIsTwoMoves)
{
    const auto lines =
        linesOf("d4 d5 Nf3 Nf6 Nd2 e6 Nf3 Be7 e3", "d4 d5 Nf3 Nf6 Nd2 e6 Ne5 Be7 e3");
    EXPECT_THAT(lines, Contains(AllOf(HasSubstr("“Nd2” (f3–d2)"), HasSubstr("“Nd2” (b1–d2)"))));
}

TEST(DifferenceLines, SayWhereScoresMeetAgain)
{
    const auto english = PhraseBook::forLanguage("en");
    const auto reunionOf = [&](const char* white, const char* black) {
        const auto assessed =
            incident(white, black, law::test::mainBoard, law::test::mainBoard).assessed();
        return reunionLine(assessed.comparison, english);
    };
    EXPECT_THAT(reunionOf("e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6", "e4 e5 d4 exd4 Nf3 Nc6 Nxd4 Nf6"),
                AllOf(HasSubstr("Black’s move 4"), HasSubstr("another order")));
    EXPECT_EQ(reunionOf("e4 e5 Nf3 Nc6", "e4 e5 Nc3 Nc6"), "");
    EXPECT_EQ(reunionOf("e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6"), "");
}

TEST(DifferenceLines, SayNothingOfScoresThatAreTheSame)
{
    EXPECT_TRUE(linesOf(law::test::mainScore, law::test::mainScore).empty());
}

}  // namespace
}  // namespace diptych::reports
