#include "core/chess/position.h"
#include "tests/core/chess/positions.h"

namespace diptych::chess {
namespace {

using testing::fromFen;
using testing::play;
using testing::randomPositions;
using testing::uci;

TEST(Position, StartsAsArticle2Describes)
{
    const Position start = Position::initial();
    EXPECT_EQ(toFen(start), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(start.at(Square::D1), (Piece{Color::White, PieceType::Queen}));
    EXPECT_EQ(start.at(Square::E4), std::nullopt);
    EXPECT_EQ(start.king(Color::Black), Square::E8);
    EXPECT_FALSE(start.inCheck());
}

TEST(Position, IsLeftUntouchedByAMove)
{
    const Position start = Position::initial();
    const Position next = start.after(uci("e2e4"));
    EXPECT_EQ(start, Position::initial());
    EXPECT_NE(next, start);
    EXPECT_EQ(next.sideToMove(), Color::Black);
}

TEST(Position, CastlesWithTheRook)
{
    const Position both = fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
    EXPECT_EQ(toFen(both.after(uci("e1g1"))), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
    EXPECT_EQ(toFen(both.after(uci("e1c1"))), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9");
    const Position black = both.after(uci("e1e2"));
    EXPECT_EQ(toFen(black.after(uci("e8c8"))), "2kr3r/8/8/8/8/8/4K3/R6R w - - 5 10");
    EXPECT_EQ(toFen(black.after(uci("e8g8"))), "r4rk1/8/8/8/8/8/4K3/R6R w - - 5 10");
}

TEST(Position, LosesCastlingRightsWithKingRookAndCapturedRook)
{
    const Position both = fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(toFen(both.after(uci("a1b1"))), "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 1 1");
    EXPECT_EQ(toFen(both.after(uci("h1h8"))), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
    EXPECT_EQ(toFen(both.after(uci("e1d1"))), "r3k2r/8/8/8/8/8/8/R2K3R b kq - 1 1");
}

TEST(Position, TakesThePassedPawnEnPassant)
{
    const Position position = fromFen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    EXPECT_TRUE(position.canTakeEnPassant());
    EXPECT_EQ(toFen(position.after(uci("e5d6"))), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

TEST(Position, CountsHalfMovesSinceCaptureOrPawnMove)
{
    const Position position = play(Position::initial(), "g1f3 g8f6 f3g1");
    EXPECT_EQ(position.halfmoveClock(), 3);
    EXPECT_EQ(position.fullmoveNumber(), 2);
    EXPECT_EQ(position.after(uci("e7e5")).halfmoveClock(), 0);
}

TEST(Position, CountsEnPassantOnlyIfItCanBePlayed)
{
    // No pawn stands beside: the same position as without the right (Article 9.2.3).
    const Position noPawn = play(Position::initial(), "e2e4");
    EXPECT_EQ(noPawn.enPassant(), Square::E3);
    EXPECT_FALSE(noPawn.canTakeEnPassant());
    const Position without = fromFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(noPawn, without);
    EXPECT_EQ(noPawn.hash(), without.hash());
}

TEST(Position, CountsEnPassantWhereAPawnMayTake)
{
    const Position with = fromFen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    const Position without = fromFen("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
    EXPECT_NE(with, without);
    EXPECT_NE(with.hash(), without.hash());
}

TEST(Position, DoesNotCountEnPassantPinnedAlongTheRank)
{
    const Position with = fromFen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2");
    EXPECT_FALSE(with.canTakeEnPassant());
    EXPECT_EQ(with, fromFen("4k3/8/8/K2pP2r/8/8/8/8 w - - 0 2"));
}

TEST(Position, DoesNotCountEnPassantByAPinnedPawn)
{
    const Position with = fromFen("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    EXPECT_EQ(with, fromFen("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2"));
}

TEST(Position, ForgetsEnPassantAfterOneMove)
{
    const Position later = play(Position::initial(), "e2e4 a7a6 e4e5 d7d5 g1f3 b8c6 f3g1 c6b8");
    const Position once = play(Position::initial(), "e2e4 a7a6 e4e5 d7d5");
    EXPECT_TRUE(samePlacement(later, once));
    EXPECT_NE(later, once);
}

TEST(Position, TellsSidesAndCastlingRightsApart)
{
    const Position all = fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_NE(all, fromFen("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"));
    EXPECT_NE(all, fromFen("r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1"));
    EXPECT_EQ(all, fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 40 99"));
}

TEST(Position, DropsRightsThatItsPiecesDoNotBear)
{
    PositionParts parts = Position::initial().parts();
    parts.board[0].reset();
    parts.enPassant = Square::E6;
    const Position position(parts);
    EXPECT_EQ(position.castling(),
              CastlingRights::WhiteShort | CastlingRights::BlackShort | CastlingRights::BlackLong);
    EXPECT_EQ(position.enPassant(), std::nullopt);
}

TEST(Position, KeepsItsHashAsMovesAreMade)
{
    for (const Position& position : randomPositions(300)) {
        for (const Move move : legalMoves(position)) {
            const Position next = position.after(move);
            const Position rebuilt(next.parts());
            ASSERT_EQ(next, rebuilt) << toUci(move);
            ASSERT_EQ(next.hash(), rebuilt.hash()) << toFen(position) << toUci(move);
        }
    }
}

TEST(Position, ReachesTheSameHashByTransposition)
{
    const Position one = play(Position::initial(), "g1f3 g8f6 b1c3 b8c6");
    const Position two = play(Position::initial(), "b1c3 b8c6 g1f3 g8f6");
    EXPECT_EQ(one, two);
    EXPECT_EQ(one.hash(), two.hash());
}

TEST(Position, ShowsWhereTwoBoardsDiffer)
{
    const Position start = Position::initial();
    EXPECT_EQ(differingSquares(start, start), 0U);
    EXPECT_EQ(differingSquares(start, start.after(uci("e2e4"))),
              bitOf(Square::E2) | bitOf(Square::E4));
    const Position other =
        fromFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1", FenUse::BoardAsFound);
    EXPECT_EQ(differingSquares(start, other), bitOf(Square::D1) | bitOf(Square::E1));
}

TEST(PositionAfterAnyway, PlaysLegalMovesAsUsual)
{
    for (const Position& position : randomPositions(100)) {
        for (const Move move : legalMoves(position)) {
            ASSERT_EQ(toFen(position.afterAnyway(move)), toFen(position.after(move)));
        }
    }
}

struct IllegalPlay {
    const char* what;
    const char* before;
    const char* move;
    const char* after;
};

void PrintTo(const IllegalPlay& play, std::ostream* out)
{
    *out << play.what;
}

class AfterAnyway : public ::testing::TestWithParam<IllegalPlay> {};

TEST_P(AfterAnyway, LeavesTheBoardThatThePlayersSaw)
{
    const IllegalPlay& play = GetParam();
    const Position position = fromFen(play.before, FenUse::BoardAsFound);
    EXPECT_EQ(toFen(position.afterAnyway(uci(play.move))), play.after) << play.what;
}

INSTANTIATE_TEST_SUITE_P(
    Illegal, AfterAnyway,
    ::testing::Values(IllegalPlay{"a pinned knight moves", "4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1",
                                  "e3d5", "4r1k1/8/8/3N4/8/8/8/4K3 b - - 1 1"},
                      IllegalPlay{"a rook jumps", "4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1", "a1a5",
                                  "4k3/8/8/R7/8/8/P7/4K3 b - - 1 1"},
                      IllegalPlay{"an own piece is taken", "4k3/8/8/8/8/8/P7/R3K3 w Q - 5 1",
                                  "a1a2", "4k3/8/8/8/8/8/R7/4K3 b - - 0 1"},
                      IllegalPlay{"castling through check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
                                  "e1g1", "4kr2/8/8/8/8/8/8/5RK1 b - - 1 1"},
                      IllegalPlay{"castling without the right", "r3k3/8/8/8/8/8/8/4K3 b - - 0 1",
                                  "e8c8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"},
                      IllegalPlay{"castling without a rook", "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                                  "e1g1", "4k3/8/8/8/8/8/8/6K1 b - - 1 1"},
                      IllegalPlay{"castling over a bishop", "4k3/8/8/8/8/8/8/4KB1R w - - 0 1",
                                  "e1g1", "4k3/8/8/8/8/8/8/5BKR b - - 1 1"},
                      IllegalPlay{"a pawn is not exchanged", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8",
                                  "P7/7k/8/8/8/8/8/K7 b - - 0 1"},
                      IllegalPlay{"a pawn is exchanged with a jump", "8/8/P6k/8/8/8/8/K7 w - - 0 1",
                                  "a6a8q", "Q7/8/7k/8/8/8/8/K7 b - - 0 1"},
                      IllegalPlay{"a new piece on the fourth rank", "7k/8/8/8/8/8/4P3/K7 w - - 0 1",
                                  "e2e4q", "7k/8/8/8/4P3/8/8/K7 b - - 0 1"},
                      IllegalPlay{"en passant a move too late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 3 2",
                                  "e5d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"},
                      IllegalPlay{"a pawn goes diagonally", "4k3/8/8/8/4P3/8/8/4K3 w - - 3 2",
                                  "e4d5", "4k3/8/8/3P4/8/8/8/4K3 b - - 0 2"},
                      IllegalPlay{"nothing stood there", "4k3/8/8/8/8/8/8/4K3 w - - 3 2", "a1a5",
                                  "4k3/8/8/8/8/8/8/4K3 b - - 4 2"},
                      IllegalPlay{"the opponent's piece", "4k3/8/8/8/8/8/8/r3K3 w - - 3 2", "a1a5",
                                  "4k3/8/8/r7/8/8/8/4K3 b - - 4 2"},
                      IllegalPlay{"a king is taken", "4k3/8/8/8/8/8/4R3/4K3 w - - 3 2", "e2e8",
                                  "4R3/8/8/8/8/8/8/4K3 b - - 0 2"}));

}  // namespace
}  // namespace diptych::chess
