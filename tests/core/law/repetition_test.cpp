#include "core/chess/fen.h"
#include "core/chess/move.h"
#include "core/law/repetition.h"

#include <gtest/gtest.h>

#include <sstream>
#include <vector>

namespace diptych::law {
namespace {

std::vector<chess::Position> positions(const std::string& moves,
                                       chess::Position start = chess::Position::initial())
{
    std::vector<chess::Position> all{start};
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        all.push_back(all.back().after(chess::parseUci(word).value()));
    }
    return all;
}

const char* const outAndBack = "g1f3 g8f6 f3g1 f6g8 ";

std::string times(int count)
{
    std::string moves;
    for (int i = 0; i < count; ++i) {
        moves += outAndBack;
    }
    return moves;
}

TEST(Repetition, EndsTheGameWithTheFifthOccurrence)
{
    EXPECT_EQ(fifthOccurrence(positions(times(4) + "e2e4 e7e5"), Fivefold::Any), 16);
    EXPECT_EQ(fifthOccurrence(positions(times(3)), Fivefold::Any), std::nullopt);
    EXPECT_EQ(fifthOccurrence(positions(times(4)), Fivefold::None), std::nullopt);
}

TEST(Repetition, MustBeConsecutiveByTheLawsOf2014)
{
    EXPECT_EQ(fifthOccurrence(positions(times(4)), Fivefold::Consecutive), 16);
    const std::string interrupted = times(2) + "b1c3 b8c6 c3b1 c6b8 " + times(1);
    EXPECT_EQ(fifthOccurrence(positions(interrupted), Fivefold::Any), 16);
    EXPECT_EQ(
        fifthOccurrence(positions(interrupted + "g1h3 g8h6 h3f4 h6f5 f4g6"), Fivefold::Consecutive),
        16);
    const std::string late = times(2) + "b1c3 b8c6 c3a4 c6a5 a4c3 a5c6 c3b1 c6b8 " + times(1);
    EXPECT_EQ(fifthOccurrence(positions(late), Fivefold::Any), 20);
    EXPECT_EQ(fifthOccurrence(positions(late), Fivefold::Consecutive), std::nullopt);
}

TEST(Repetition, DiffersWhereOneLineHasAPositionMoreOften)
{
    const auto a = positions(times(2));
    const auto b = positions("g1f3 g8f6 f3g1 f6g8 g1f3 b8c6 f3g1 c6b8");
    EXPECT_TRUE(repetitionsDiffer(a, b));
    EXPECT_FALSE(repetitionsDiffer(a, a));
    EXPECT_FALSE(repetitionsDiffer(positions("e2e4 e7e5 g1f3"), positions("g1f3 e7e5 e2e4")));
}

TEST(SeventyFiveMoves, AreCountedFromTheHalfmoveClock)
{
    const auto start = chess::parseFen("8/8/4k3/8/8/4K3/4R3/8 w - - 148 130").value();
    EXPECT_EQ(seventyFifthMove(positions("e2d2 e6e5 d2d3", start)), 2);
    const auto fresh = chess::parseFen("8/8/4k3/8/8/4K3/4R3/8 w - - 0 1").value();
    EXPECT_EQ(seventyFifthMove(positions("e2d2 e6e5 d2d3", fresh)), std::nullopt);
}

TEST(SeventyFiveMoves, ComeAfterMate)
{
    const auto start = chess::parseFen("7k/8/6K1/8/8/8/8/R7 w - - 149 130").value();
    EXPECT_EQ(seventyFifthMove(positions("a1a8", start)), std::nullopt);
}

}  // namespace
}  // namespace diptych::law
