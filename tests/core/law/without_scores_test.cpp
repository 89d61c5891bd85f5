#include "core/law/edition.h"
#include "tests/core/law/incident_builder.h"

namespace diptych::law::test {
namespace {

bool hasFinding(const Assessment& assessment, std::string_view id)
{
    return std::any_of(assessment.findings.begin(), assessment.findings.end(),
                       [id](const Finding& finding) { return finding.id == id; });
}

score::Sheet unreadable(score::Keeper keeper)
{
    score::Sheet sheet = sheetOf(keeper, "");
    sheet.diagnostics.push_back({Severity::Warning, "no-moves", {}, {}});
    return sheet;
}

TEST(WithoutScores, NothingIsRuledWhereTheBoardsAreNotKnownEither)
{
    for (const std::string& edition : editionIds()) {
        for (const Play play : {Play::Standard, Play::Rapid, Play::Blitz}) {
            for (const Who disabled : {Who::None, Who::White, Who::Both}) {
                Incident one;
                one.circumstances.edition = edition;
                one.circumstances.play = play;
                one.circumstances.disabled = disabled;
                const Assessment assessment = one.assessed();
                EXPECT_EQ(recommended(assessment, RemedyId::Continue), nullptr) << edition;
                EXPECT_NE(recommended(assessment, RemedyId::Reconstruct), nullptr) << edition;
                EXPECT_TRUE(hasFinding(assessment, "nothing-can-be-ruled")) << edition;
                EXPECT_TRUE(hasFinding(assessment, "no-scores")) << edition;
            }
        }
    }
}

TEST(WithoutScores, OneBoardOfTwoIsNotEnough)
{
    Incident one;
    one.circumstances.disabled = Who::Black;
    one.circumstances.whiteBoard = boardOf(mainBoard);
    EXPECT_TRUE(hasFinding(one.assessed(), "nothing-can-be-ruled"));
    one.circumstances.blackBoard = boardOf(mainBoard);
    EXPECT_FALSE(hasFinding(one.assessed(), "nothing-can-be-ruled"));
    EXPECT_NE(recommended(one.assessed(), RemedyId::Continue), nullptr);
}

TEST(WithoutScores, TheOnlyBoardOfAGameIsEnough)
{
    Incident one;
    one.circumstances.whiteBoard = boardOf(mainBoard);
    EXPECT_NE(recommended(one.assessed(), RemedyId::Continue), nullptr);
}

TEST(WithoutScores, SheetsThatCannotBeReadAreNamed)
{
    Incident one;
    one.sheets = {unreadable(score::Keeper::White), unreadable(score::Keeper::Black)};
    const Assessment assessment = one.assessed();
    EXPECT_TRUE(hasFinding(assessment, "sheet-has-no-move"));
    EXPECT_TRUE(hasFinding(assessment, "no-entry-can-be-read"));
    EXPECT_FALSE(hasFinding(assessment, "no-scores"));
}

TEST(WithoutScores, ASheetThatWasCutIsNamed)
{
    Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    EXPECT_FALSE(hasFinding(one.assessed(), "sheet-is-cut"));
    one.sheets[1].diagnostics.push_back({Severity::Warning, "too-many-entries", {}, {"24"}});
    EXPECT_TRUE(hasFinding(one.assessed(), "sheet-is-cut"));
}

}  // namespace
}  // namespace diptych::law::test
