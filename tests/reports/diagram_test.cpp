#include "reports/diagram/piece_outlines.h"
#include "reports/diagram/position_drawing.h"
#include "reports/diagram/svg.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace diptych::reports {
namespace {

TEST(Drawing, ReadsPathsOfLinesAndCurves)
{
    const auto commands = parsePath("M 1 2 L 3.5 -4 C 1 2 3 4 5 6 Z");
    ASSERT_EQ(commands.size(), 4U);
    EXPECT_EQ(commands[1].verb, PathVerb::LineTo);
    EXPECT_EQ(commands[1].points[0], 3.5);
    EXPECT_EQ(commands[1].points[1], -4);
    EXPECT_EQ(commands[2].points[5], 6);
    EXPECT_EQ(commands[3].verb, PathVerb::Close);
}

TEST(Drawing, EndsOnAPathThatIsCutOff)
{
    EXPECT_EQ(parsePath("M 1").size(), 1U);
    EXPECT_EQ(parsePath("? C").size(), 1U);
    EXPECT_TRUE(parsePath("").empty());
}

TEST(PieceOutlines, StayInTheirSquare)
{
    for (int i = 0; i < chess::pieceTypeCount; ++i) {
        const PieceOutline outline = outlineOf(static_cast<chess::PieceType>(i));
        const auto commands = parsePath(outline.body);
        EXPECT_EQ(commands.back().verb, PathVerb::Close);
        for (const PathCommand& command : commands) {
            for (const double coordinate : command.points) {
                EXPECT_GE(coordinate, 0);
                EXPECT_LE(coordinate, 100);
            }
        }
    }
}

TEST(PositionDrawing, DrawsEveryPieceOnItsSquare)
{
    const Drawing drawing = drawPosition(test::position("8/8/8/8/8/8/8/K6k"), 0);
    const auto king = outlineOf(chess::PieceType::King).body;
    const auto isKing = [&](const Shape& shape) { return shape.path == king; };
    EXPECT_EQ(std::ranges::count_if(drawing.shapes, isKing), 2);
    const auto white = std::ranges::find_if(drawing.shapes, isKing);
    EXPECT_EQ(white->fill, Shade::White);
    const auto black = std::find_if(white + 1, drawing.shapes.end(), isKing);
    EXPECT_EQ(black->fill, Shade::Black);
    EXPECT_EQ(black->x - white->x, 700);
    EXPECT_EQ(black->y, white->y);
    EXPECT_EQ(drawing.labels.size(), 16U);
}

TEST(PositionDrawing, FramesMarkedSquares)
{
    const auto empty = test::position("8/8/8/8/8/8/8/8");
    const auto marked = chess::bitOf(chess::Square::E4) | chess::bitOf(chess::Square::D5);
    EXPECT_EQ(drawPosition(empty, marked).shapes.size(), drawPosition(empty, 0).shapes.size() + 2);
}

TEST(Svg, CarriesTitleAndDescription)
{
    const std::string svg = toSvg(drawPosition(test::position("8/8/8/8/8/8/8/K6k"), 0), "d1",
                                  "White’s board", "White: king a1. Black: king h1.");
    EXPECT_THAT(svg, testing::HasSubstr("aria-label=\"White’s board\""));
    EXPECT_THAT(svg, testing::HasSubstr("<desc id=\"d1\">White: king a1. Black: king h1.</desc>"));
}

}  // namespace
}  // namespace diptych::reports
