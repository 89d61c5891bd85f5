#include "core/chess/draws.h"
#include "tests/core/chess/positions.h"

#include <unordered_set>

namespace diptych::chess {
namespace {

using testing::fromFen;
using testing::play;
using testing::randomPositions;

/// All positions that can ever follow, up to a number of them.
std::vector<Position> everythingAfter(const Position& position, std::size_t limit)
{
    std::vector<Position> positions{position};
    std::unordered_set<std::uint64_t> seen{position.hash()};
    for (std::size_t next = 0; next < positions.size() && positions.size() < limit; ++next) {
        const Position current = positions[next];
        for (const Move move : legalMoves(current)) {
            if (const Position after = current.after(move); seen.insert(after.hash()).second) {
                positions.push_back(after);
            }
        }
    }
    return positions;
}

bool isCheckmate(const Position& position)
{
    return position.inCheck() && !hasLegalMove(position);
}

class DeadPositions : public ::testing::TestWithParam<const char*> {};

TEST_P(DeadPositions, CanBeWonByNobody)
{
    const Position position = fromFen(GetParam());
    EXPECT_TRUE(isDead(position));
    EXPECT_FALSE(canEverMate(position, Color::White));
    EXPECT_FALSE(canEverMate(position, Color::Black));
    EXPECT_EQ(endingOf(position), Ending::DeadPosition);
}

INSTANTIATE_TEST_SUITE_P(
    TooLittleMaterial, DeadPositions,
    ::testing::Values("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
                      "4k3/8/8/8/8/8/8/4KB2 b - - 0 1", "4kn2/8/8/8/8/8/8/4K3 b - - 0 1",
                      // Bishops on squares of one colour, however many.
                      "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", "2b1k3/3b4/4b3/8/8/8/6B1/4KB2 w - - 0 1",
                      "4k3/8/8/8/8/3B4/2B5/1B2K3 w - - 0 1"));

constexpr const char* deadWalls[] = {
    // Nothing but kings behind locked pawns that guard each other.
    "8/6k1/8/1p1p1p1p/1P1P1P1P/8/1K6/8 w - - 0 1",
    "8/6k1/8/p1p1p1p1/P1P1P1P1/8/1K6/8 b - - 0 1",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1",
    // The file at the edge is open, but its squares are guarded.
    "4k3/8/2p1p1p1/1pPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1",
    "4k3/8/1p1p1p1p/1PpPpPpP/2P1P1P1/8/8/4K3 w - - 0 1",
    // Bishops that find no pawn to take and no way to the other king.
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4B3/4K3 w - - 0 1",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4B3/4KB2 b - - 0 1",
    "4kb2/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4B3/4K3 b - - 0 1",
    // Walls of other shapes, bishops on both sides of them.
    "B7/8/8/pk4p1/Pp1p1pPp/1PpPpP1P/2P1P3/3K4 b - - 0 1",
    "8/1k4p1/5pPp/1B2pP1P/1p1pP3/pPpP4/P1P2K2/8 w - - 0 1",
    "B7/8/k4p2/p3pPp1/Pp1pP1Pp/1P1P3P/3K4/8 b - - 0 1",
    "7b/8/k7/p7/Pp1p1p1p/1PpPpPpP/2P1P1P1/K7 b - - 0 1",
    "8/8/3kp1p1/3pPpPp/p1pP1P1P/PpP1BK2/1P6/8 b - - 0 1",
    "3B4/k6p/2p3pP/1pPp1pP1/pP1PpP1K/P3P3/8/8 w - - 0 1",
    "8/kp1p1p1p/pPpPpPpP/P1P1P1P1/5K2/8/8/5b2 b - - 0 1",
    "1k6/8/Bp1pB3/pPpPp1p1/P1P1PpPp/5P1P/3K4/8 b - - 0 1",
    "5k2/1p1p4/pP1Pp3/Pb2Pp1p/5PpP/6P1/8/1K6 b - - 0 1",
    "2k5/5p1p/4pPpP/3pP1P1/p1pP4/PpP5/1P2K1b1/8 b - - 0 1",
    "8/1p1k1p1p/pPp1pPpP/P1PpP1P1/3P4/8/1K6/2B5 b - - 0 1",
    "8/8/7k/1p5p/1Pp1p1pP/B1P1PpP1/5P1B/5K2 w - - 0 1",
    "8/k7/2B5/2p1p3/1pPpPp1p/pP1P1PpP/P2K2P1/8 b - - 0 1",
    "8/2p1p3/1pPpPpk1/pP1P1Pp1/P5Pp/7P/2B5/7K b - - 0 1",
    "8/8/B6p/p2k2pP/Pp1p1pP1/1PpPpP1K/2P1P3/8 w - - 0 1",
    "k7/1p1p4/pPpPp3/P1P1Pp1p/5PpP/6P1/3B4/B2K4 w - - 0 1",
    "8/5B2/2k4p/p3p1pP/Pp1pPpP1/1PpP1P2/2P5/4K3 w - - 0 1",
    "2b2k2/8/8/3p4/p1pPp1p1/PpP1PpPp/1P3P1P/4K3 b - - 0 1",
    "8/8/2k5/p3p1p1/Pp1pPpPp/1PpP1P1P/1KP5/4b3 w - - 0 1",
    "2k5/1B6/1p5p/pPp1p1pP/P1PpPpP1/3P1P2/8/1B1K4 b - - 0 1",
    "k7/8/2p5/1pPp1pBp/pP1PpPpP/P3P1P1/8/6K1 w - - 0 1",
    "2k5/1b3p2/4pPp1/3pP1Pp/p1pP3P/PpP5/1P3K2/8 b - - 0 1",
    "5b1k/8/5p2/p1p1pPp1/PpPpP1Pp/1P1P3P/8/4K3 w - - 0 1",
    "3B3k/1p1p1p2/pPpPpPp1/P1P1P1Pp/5K1P/8/8/8 w - - 0 1",
};

INSTANTIATE_TEST_SUITE_P(PawnWalls, DeadPositions, ::testing::ValuesIn(deadWalls));

INSTANTIATE_TEST_SUITE_P(ForcedLines, DeadPositions,
                         ::testing::Values(
                             // The king in the corner must take the last piece that could mate.
                             "7k/6Q1/8/8/8/8/8/K7 b - - 0 1", "8/8/8/8/8/8/6q1/k6K w - - 0 1",
                             "k7/1R6/8/8/8/8/8/7K b - - 0 1"));

TEST_P(DeadPositions, LeadsToNoMateHoweverLongItIsPlayed)
{
    for (const Position& position : everythingAfter(fromFen(GetParam()), 20'000)) {
        ASSERT_FALSE(isCheckmate(position)) << toFen(position);
    }
}

class LivePositions : public ::testing::TestWithParam<const char*> {};

TEST_P(LivePositions, CanStillBeWon)
{
    EXPECT_FALSE(isDead(fromFen(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(
    EnoughMaterial, LivePositions,
    ::testing::Values("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                      "4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                      "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1",
                      // Knight against knight, bishop against knight, bishops of two colours: a
                      // mate in the corner is possible with the loser's help.
                      "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "4kb2/8/8/8/8/8/8/4KN2 w - - 0 1",
                      "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
                      "4kr2/8/8/8/8/8/8/4KN2 w - - 0 1"));

constexpr const char* wallsWithAWayThrough[] = {
    // A pawn at the end of the wall can be taken by a king.
    "8/8/2k5/p1p1p3/P1P1P3/8/2K5/8 w - - 0 1",
    // One pawn can still be exchanged.
    "4k3/5p2/1p1p3p/pPpPpPpP/P1P1P1P1/8/8/4K3 b - - 0 1",
    "4k3/8/1p1p1p2/pPpPpPp1/P1P1P1P1/7P/8/4K3 w - - 0 1",
    // A pawn of the wall can be taken en passant.
    "8/5k2/8/1p1pPp1p/1P1P1P1P/8/1K6/8 w - d6 0 1",
    // A bishop can take a pawn of the wall.
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/5B2/4K3 w - - 0 1",
    // A knight jumps over any wall, a rook breaks it.
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4KN2 w - - 0 1",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4KR2 w - - 0 1",
    // Bishops on either side of walls that do not hold.
    "6B1/1k6/8/3p3p/p1pPpBpP/PpP1PpP1/1P1K1P2/8 w - - 0 1",
    "8/3ppkpp/1ppPPpP1/p1P2P1P/PP6/8/K4b2/1B6 b - - 0 1",
    "4k3/7p/p5pP/Pp3pPB/1Pp1pP2/2PpP3/3P4/K7 b - - 0 1",
    "5k2/1pp1p3/pPPpPp2/P2P1Pp1/6Pp/5B1P/5K2/8 w - - 0 1",
    "8/4Bkpp/2pp1pPP/3PpP2/1pP1P3/pP1K4/P3B3/8 b - - 0 1",
    "8/7B/2kB4/p7/Pp3p1p/1Pp2PpP/2P3P1/5b1K w - - 0 1",
    "kb6/1p1p1p1p/pPpPpPpP/P1P1P1P1/K7/8/8/5B2 w - - 0 1",
    "4k3/2Bpp2p/p1pPPppP/PpP2PP1/1P6/1BK5/8/8 b - - 0 1",
    "8/kp6/pPp1p3/PBPpPp1p/3P1PpP/B5P1/8/7K b - - 0 1",
    "7B/2k2p2/p1p1pPp1/PpPpP1Pp/1P1P3P/8/3K4/5B2 w - - 0 1",
    "8/1Bk2p2/p1pppPp1/PpPPP1P1/1P6/4K3/8/2B5 b - - 0 1",
    "8/2k1p3/3pPp2/2pP1Pp1/1pP3Pp/pP5P/PB5K/8 w - - 0 1",
    "3k4/2p2p1p/p1PppPpP/P2PP1P1/8/8/K7/4B3 b - - 0 1",
    "8/2pp1pBk/1pPPpPp1/pP2P1Pp/P3K2P/8/7B/8 w - - 0 1",
    "4k3/3p4/2pPp1pp/1pP1P1PP/pP5B/P2b4/3K4/8 b - - 0 1",
    "8/1pkpp1p1/pP1PPpP1/P4P2/2K5/8/8/7B b - - 0 1",
};

INSTANTIATE_TEST_SUITE_P(Walls, LivePositions, ::testing::ValuesIn(wallsWithAWayThrough));

TEST(DeadPosition, IsNotOneThatIsMateAlready)
{
    const Position mate = fromFen("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(endingOf(mate), Ending::Checkmate);
    EXPECT_FALSE(isDead(mate));
    EXPECT_TRUE(canEverMate(mate, Color::White));
    EXPECT_FALSE(canEverMate(mate, Color::Black));
}

TEST(DeadPosition, IsNotOneWhereTakingIsAChoice)
{
    EXPECT_FALSE(isDead(fromFen("8/8/8/8/4k3/8/4Q3/K7 b - - 0 1")));
    EXPECT_FALSE(isDead(fromFen("8/8/8/8/8/8/5k2/K5R1 b - - 0 1")));
}

TEST(Ending, IsToldByTheLaws)
{
    EXPECT_EQ(endingOf(Position::initial()), Ending::None);
    EXPECT_EQ(endingOf(play(Position::initial(), "f2f3 e7e5 g2g4 d8h4")), Ending::Checkmate);
    EXPECT_EQ(endingOf(fromFen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")), Ending::Stalemate);
    EXPECT_EQ(endingOf(fromFen("7k/8/6K1/8/8/8/8/8 b - - 0 1")), Ending::DeadPosition);
}

struct MatingChance {
    const char* fen;
    bool white;
    bool black;
};

void PrintTo(const MatingChance& chance, std::ostream* out)
{
    *out << chance.fen;
}

class CanEverMate : public ::testing::TestWithParam<MatingChance> {};

TEST_P(CanEverMate, IsAskedForEachSide)
{
    const Position position = fromFen(GetParam().fen);
    EXPECT_EQ(canEverMate(position, Color::White), GetParam().white);
    EXPECT_EQ(canEverMate(position, Color::Black), GetParam().black);
}

INSTANTIATE_TEST_SUITE_P(
    Sides, CanEverMate,
    ::testing::Values(MatingChance{"4k3/8/8/8/8/8/8/4KR2 w - - 0 1", true, false},
                      MatingChance{"4k3/7p/8/8/8/8/8/4K3 w - - 0 1", false, true},
                      // A lone knight mates with the help of any piece but a queen.
                      MatingChance{"4kq2/8/8/8/8/8/8/4KN2 w - - 0 1", false, true},
                      MatingChance{"4kr2/8/8/8/8/8/8/4KN2 w - - 0 1", true, true},
                      MatingChance{"4k3/7p/8/8/8/8/8/4KN2 w - - 0 1", true, true},
                      // A lone bishop needs a pawn, a knight or a bishop of the other colour.
                      MatingChance{"4kr2/8/8/8/8/8/8/4KB2 w - - 0 1", false, true},
                      MatingChance{"4k3/7p/8/8/8/8/8/4KB2 w - - 0 1", true, true},
                      MatingChance{"4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", true, true},
                      // Stalemate ends the game for both.
                      MatingChance{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, false}));

TEST(CanEverMate, SaysYesWhereverTheGameWasMated)
{
    // Seen from each mate backwards, the winner could mate at every ply before.
    int mates = 0;
    std::uint64_t state = 5;
    for (int game = 0; game < 400; ++game) {
        std::vector<Position> positions{Position::initial()};
        MoveList moves = legalMoves(positions.back());
        while (!moves.empty() && positions.size() < 300) {
            state = state * 6364136223846793005ULL + 1442695040888963407ULL;
            positions.push_back(positions.back().after(moves[(state >> 33) % moves.size()]));
            moves = legalMoves(positions.back());
        }
        if (!moves.empty() || !positions.back().inCheck()) {
            continue;
        }
        ++mates;
        const Color winner = opposite(positions.back().sideToMove());
        for (const Position& position : positions) {
            ASSERT_TRUE(canEverMate(position, winner)) << toFen(position);
        }
    }
    EXPECT_GT(mates, 10);
}

TEST(Occurrences, AreCountedByTheLastPosition)
{
    std::vector<Position> positions{Position::initial()};
    EXPECT_EQ(occurrencesOfLast({}), 0);
    EXPECT_EQ(occurrencesOfLast(positions), 1);
    for (int round = 0; round < 2; ++round) {
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
            positions.push_back(positions.back().after(testing::uci(move)));
        }
    }
    EXPECT_EQ(occurrencesOfLast(positions), 3);
}

TEST(Occurrences, TellLostCastlingRightsApart)
{
    std::vector<Position> positions{fromFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")};
    for (const char* move : {"e1e2", "e8e7", "e2e1", "e7e8"}) {
        positions.push_back(positions.back().after(testing::uci(move)));
    }
    EXPECT_TRUE(samePlacement(positions.front(), positions.back()));
    EXPECT_EQ(occurrencesOfLast(positions), 1);
}

}  // namespace
}  // namespace diptych::chess
