#include "reports/report_builder.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace diptych::reports {
namespace {

using test::smallIncident;

TEST(ReportBuilder, BeginsTheScoresAFewPliesBeforeTheAgreement)
{
    const Report report = smallIncident().report();
    ASSERT_FALSE(report.extract.rows.empty());
    EXPECT_EQ(report.extract.agreedPly, 16);
    EXPECT_EQ(report.extract.rows.front().ply, 13);
    EXPECT_EQ(report.extract.rows.back().ply, 24);
}

TEST(ReportBuilder, PutsBothEntriesBesideEachPly)
{
    const Report report = smallIncident().report();
    const auto row = std::ranges::find(report.extract.rows, 17, &ScoreRow::ply);
    ASSERT_NE(row, report.extract.rows.end());
    EXPECT_EQ(row->white.text, "h3");
    EXPECT_EQ(row->black.text, "a3");
    EXPECT_EQ(row->white.state, score::PlyState::Same);
    EXPECT_EQ(row->black.state, score::PlyState::Different);
}

TEST(ReportBuilder, DrawsBothBoardsAndThePositionInForce)
{
    const Report report = smallIncident().report();
    ASSERT_EQ(report.diagrams.size(), 3U);
    EXPECT_EQ(report.diagrams[0].kind, DiagramKind::WhiteBoard);
    EXPECT_EQ(report.diagrams[1].kind, DiagramKind::BlackBoard);
    EXPECT_EQ(chess::countOf(report.diagrams[1].marked), 4);
    EXPECT_EQ(report.diagrams[2].kind, DiagramKind::InForce);
    EXPECT_TRUE(chess::samePlacement(report.diagrams[2].position, test::position(test::agreedFen)));
    EXPECT_EQ(report.diagrams[2].toMove, chess::Color::White);
}

TEST(ReportBuilder, TakesNoSideWhileTheScoresDiffer)
{
    auto small = smallIncident();
    const Report differing = small.report();
    EXPECT_EQ(differing.diagrams[0].marked, differing.diagrams[1].marked);
    EXPECT_EQ(differing.diagrams[0].marks, Marks::FromOtherBoard);
    small.assessment.comparison.state = score::ScoresState::Correspond;
    const Report corresponding = small.report();
    EXPECT_EQ(corresponding.diagrams[0].marked, 0U);
    EXPECT_EQ(corresponding.diagrams[1].marks, Marks::FromGame);
}

TEST(ReportBuilder, IsAProposalWithoutARuling)
{
    const Report report = smallIncident().report();
    EXPECT_EQ(report.rulingState, RulingState::Proposal);
    ASSERT_EQ(report.decision.remedies.size(), 1U);
    EXPECT_EQ(report.decision.remedies[0].id, law::RemedyId::Retrace);
}

TEST(ReportBuilder, SaysThatARulingFollowsTheProposal)
{
    auto small = smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::Retrace);
    EXPECT_EQ(small.report().rulingState, RulingState::AsProposed);
}

TEST(ReportBuilder, SaysThatARulingDepartsFromTheProposal)
{
    auto small = smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::AdjustBoard);
    const Report report = small.report();
    EXPECT_EQ(report.rulingState, RulingState::Departs);
    ASSERT_EQ(report.decision.remedies.size(), 1U);
    EXPECT_EQ(report.decision.remedies[0].id, law::RemedyId::AdjustBoard);
    EXPECT_TRUE(
        chess::samePlacement(report.diagrams[2].position, test::position(test::whiteBoardFen)));
}

TEST(ReportBuilder, TakesTheClockTimesOfTheRuling)
{
    auto small = smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::Retrace);
    small.incident.ruling->whiteClock = 3000;
    const Report report = small.report();
    ASSERT_TRUE(report.decision.clocks && report.decision.clocks->white);
    EXPECT_EQ(report.decision.clocks->white->seconds, 3000);
    EXPECT_EQ(report.decision.clocks->black->seconds, 4242);
    EXPECT_EQ(report.rulingState, RulingState::Departs);
}

TEST(ReportBuilder, GivesALineToEveryoneWhoSigns)
{
    auto small = smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::Retrace);
    const Report report = small.report();
    ASSERT_EQ(report.signatures.size(), 5U);
    EXPECT_EQ(report.signatures[0].role, SignatureRole::Arbiter);
    EXPECT_EQ(report.signatures[0].name, "Solveig Arntzen");
    EXPECT_EQ(report.signatures[1].role, SignatureRole::ChiefArbiter);
    EXPECT_EQ(report.signatures[3].role, SignatureRole::Black);
    EXPECT_TRUE(report.signatures[3].refused);
    EXPECT_EQ(report.signatures[4].role, SignatureRole::BlackAssistant);
}

TEST(ReportBuilder, MakesAReportOfNothing)
{
    const Report report = buildReport({}, {}, {});
    EXPECT_TRUE(report.extract.rows.empty());
    EXPECT_TRUE(report.diagrams.empty());
    EXPECT_EQ(report.rulingState, RulingState::Proposal);
}

}  // namespace
}  // namespace diptych::reports
