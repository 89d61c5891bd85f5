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

TEST(DifferenceLines, SayNothingOfScoresThatAreTheSame)
{
    EXPECT_TRUE(linesOf(law::test::mainScore, law::test::mainScore).empty());
}

}  // namespace
}  // namespace diptych::reports
