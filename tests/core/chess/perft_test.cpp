#include "core/chess/perft.h"
#include "tests/core/chess/positions.h"

#include <fstream>
#include <sstream>

namespace diptych::chess {
namespace {

using testing::fromFen;

struct Count {
    std::string fen;
    std::string name;
    int depth = 0;
    std::uint64_t nodes = 0;
};

/// All counts of tests/data/perft/known.perft.
std::vector<Count> knownCounts()
{
    std::ifstream file(DIPTYCH_TEST_DATA "/perft/known.perft");
    std::vector<Count> counts;
    std::string line;
    while (std::getline(file, line)) {
        std::istringstream fields(line);
        Count count;
        std::getline(fields, count.fen, ';');
        std::getline(fields, count.name, ';');
        char mark = '\0';
        while (line[0] != '#' && fields >> mark >> count.depth >> count.nodes) {
            counts.push_back(count);
        }
    }
    return counts;
}

TEST(Perft, GivesTheKnownNumbers)
{
    const std::vector<Count> counts = knownCounts();
    ASSERT_EQ(counts.size(), 50U);
    for (const Count& count : counts) {
        EXPECT_EQ(perft(fromFen(count.fen), count.depth), count.nodes)
            << count.name << ", depth " << count.depth;
    }
}

TEST(Perft, OfDepthZeroIsThePositionItself)
{
    EXPECT_EQ(perft(Position::initial(), 0), 1U);
    EXPECT_EQ(perftMakingLeaves(Position::initial(), 0).hash, Position::initial().hash());
}

TEST(Perft, IsDividedAmongTheLegalMoves)
{
    const auto parts = divide(Position::initial(), 4);
    ASSERT_EQ(parts.size(), 20U);
    std::uint64_t sum = 0;
    for (const auto& [move, nodes] : parts) {
        sum += nodes;
    }
    EXPECT_EQ(sum, 197281U);
}

TEST(Perft, CountsTheSameWhenLeavesAreMade)
{
    for (const Count& count : knownCounts()) {
        if (count.nodes < 1'000'000) {
            EXPECT_EQ(perftMakingLeaves(fromFen(count.fen), count.depth).nodes, count.nodes)
                << count.name;
        }
    }
}

std::uint64_t sumOfHashes(const Position& position, int depth)
{
    if (depth == 0) {
        return position.hash();
    }
    std::uint64_t sum = 0;
    for (const Move move : legalMoves(position)) {
        sum += sumOfHashes(position.after(move), depth - 1);
    }
    return sum;
}

TEST(Perft, SumsTheHashesOfTheLeaves)
{
    for (const Count& count : knownCounts()) {
        if (count.nodes < 300'000) {
            const Position position = fromFen(count.fen);
            EXPECT_EQ(perftMakingLeaves(position, count.depth).hash,
                      sumOfHashes(position, count.depth))
                << count.name;
        }
    }
}

TEST(Perft, WorksWithoutKings)
{
    const Position position = fromFen("8/8/8/3p4/4P3/8/8/8 w - - 0 1", FenUse::BoardAsFound);
    EXPECT_EQ(perft(position, 1), 2U);
    EXPECT_EQ(perft(position, 2), 1U);
    EXPECT_EQ(perftMakingLeaves(position, 2).nodes, 1U);
}

}  // namespace
}  // namespace diptych::chess
