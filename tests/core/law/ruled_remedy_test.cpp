#include "core/law/ruled_remedy.h"
#include "tests/core/law/incident_builder.h"

namespace diptych::law::test {
namespace {

Incident withClocks()
{
    Incident one = incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3);
    one.circumstances.time = clock::parseTimeControl("40/5400+30:1800+30").value();
    one.circumstances.clocks.white = 3000;
    one.circumstances.clocks.black = 3300;
    one.circumstances.clocks.running = Color::White;
    return one;
}

TEST(RuledRemedy, StandsWithThePositionAndTheClocksOfItsPly)
{
    const Incident one = withClocks();
    const Assessment assessment = one.assessed();
    const auto& positions = assessment.comparison.game.positions;
    for (const RemedyId id : {RemedyId::Retrace, RemedyId::RestoreBeforeIllegalMove,
                              RemedyId::RestoreLastIdentifiablePosition}) {
        for (int ply = 0; ply <= assessment.comparison.game.plies(); ++ply) {
            const Remedy remedy =
                remedyAsRuled(one.circumstances, one.sheets, assessment, {id, {}, ply, ""});
            const auto& position = positions[static_cast<std::size_t>(ply)];
            EXPECT_EQ(remedy.ply, ply);
            EXPECT_EQ(remedy.position, position);
            ASSERT_TRUE(remedy.clocks.has_value());
            EXPECT_EQ(remedy.clocks->counterWhite, (ply + 1) / 2);
            EXPECT_EQ(remedy.clocks->counterBlack, ply / 2);
            EXPECT_EQ(remedy.clocks->running, position.sideToMove());
            EXPECT_FALSE(remedy.recommended);
            EXPECT_EQ(remedy.standing, Standing::Interpretation);
        }
    }
}

TEST(RuledRemedy, NeverLeavesTheGame)
{
    const Incident one = withClocks();
    const Remedy remedy = remedyAsRuled(one.circumstances, one.sheets, one.assessed(),
                                        {RemedyId::Retrace, {}, 900, "D.2.9"});
    EXPECT_EQ(remedy.ply, 24);
    EXPECT_EQ(remedy.article, "D.2.9");
}

TEST(RuledRemedy, KeepsTheSideOnlyWhereOneBelongsToIt)
{
    const Incident one = withClocks();
    const auto ruled = [&](RemedyId id) {
        return remedyAsRuled(one.circumstances, one.sheets, one.assessed(),
                             {id, Color::Black, {}, ""});
    };
    EXPECT_EQ(ruled(RemedyId::AdjustBoard).board, Color::Black);
    EXPECT_EQ(ruled(RemedyId::CompleteScore).board, Color::Black);
    EXPECT_EQ(ruled(RemedyId::Continue).board, std::nullopt);
    EXPECT_EQ(ruled(RemedyId::GameOver).board, std::nullopt);
}

TEST(RuledRemedy, IsOfEveryKind)
{
    const Incident one = withClocks();
    for (int i = 0; i <= static_cast<int>(RemedyId::Ask); ++i) {
        const auto id = static_cast<RemedyId>(i);
        EXPECT_EQ(remedyAsRuled(one.circumstances, one.sheets, one.assessed(), {id, {}, {}, ""}).id,
                  id);
    }
}

}  // namespace
}  // namespace diptych::law::test
