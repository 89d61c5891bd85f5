#include "core/chess/legality.h"
#include "core/chess/movegen.h"
#include "tests/core/chess/positions.h"

#include <set>

namespace diptych::chess {
namespace {

using testing::fromFen;
using testing::randomPositions;
using testing::uci;

TEST(LegalMoves, AreTwentyAtTheStart)
{
    EXPECT_EQ(legalMoves(Position::initial()).size(), 20U);
}

TEST(LegalMoves, CanBe218)
{
    const Position position =
        fromFen("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", FenUse::BoardAsFound);
    EXPECT_EQ(legalMoves(position).size(), 218U);
}

TEST(LegalMoves, LeaveAPinnedKnightWhereItIs)
{
    const Position position = fromFen("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1");
    EXPECT_TRUE(legalMovesTo(position, PieceType::Knight, Square::D5).empty());
    EXPECT_FALSE(isLegal(position, uci("e3d5")));
}

TEST(LegalMoves, NeverTakeAKing)
{
    const Position position = fromFen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", FenUse::BoardAsFound);
    EXPECT_FALSE(isLegal(position, uci("e2e8")));
    EXPECT_FALSE(legalMoves(position).contains(uci("e2e8")));
}

TEST(LegalMoves, FindAllPiecesThatCanReachASquare)
{
    const Position position = fromFen("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1");
    EXPECT_EQ(legalMovesTo(position, PieceType::Knight, Square::E2).size(), 2U);
    const Position castling = fromFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_TRUE(legalMovesTo(castling, PieceType::King, Square::G1).contains(uci("e1g1")));
    const Position promotion = fromFen("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    EXPECT_EQ(legalMovesTo(promotion, PieceType::Pawn, Square::A8).size(), 4U);
}

TEST(LegalMoves, AreFoundWithoutKings)
{
    const Position position = fromFen("8/8/8/3p4/4P3/8/8/R7 w - - 0 1", FenUse::BoardAsFound);
    EXPECT_EQ(legalMoves(position).size(), 14U + 2U);
    EXPECT_TRUE(hasLegalMove(position));
    EXPECT_FALSE(hasLegalMove(fromFen("8/8/8/8/8/8/8/8 w - - 0 1", FenUse::BoardAsFound)));
}

TEST(LegalMoves, KeepEveryOneOfSeveralKingsSafe)
{
    const Position position = fromFen("k3r3/8/8/8/8/4N3/8/K3K3 w - - 0 1", FenUse::BoardAsFound);
    EXPECT_FALSE(isLegal(position, uci("e3d5")));
    EXPECT_TRUE(isLegal(position, uci("e1d1")));
}

Position without(const Position& position, Color color, PieceType type)
{
    PositionParts parts = position.parts();
    for (auto& piece : parts.board) {
        if (piece == Piece{color, type}) {
            piece.reset();
        }
    }
    return Position(parts);
}

/// Every move of squares and new pieces that can be written at all.
std::vector<Move> allWritableMoves()
{
    std::vector<Move> moves;
    for (int from = 0; from < squareCount; ++from) {
        for (int to = 0; to < squareCount; ++to) {
            const auto origin = static_cast<Square>(from);
            const auto target = static_cast<Square>(to);
            moves.emplace_back(origin, target);
            moves.emplace_back(origin, target, PieceType::Queen);
        }
    }
    return moves;
}

TEST(LegalMoves, AreExactlyTheMovesThatHaveNoReasonAgainstThem)
{
    const std::vector<Move> writable = allWritableMoves();
    for (const Position& position : randomPositions(120)) {
        const MoveList legal = legalMoves(position);
        for (const Move move : writable) {
            const bool isListed = legal.contains(move);
            ASSERT_EQ(isListed, whyIllegal(position, move).empty())
                << toFen(position) << ' ' << toUci(move);
            ASSERT_EQ(isListed, isLegal(position, move)) << toFen(position) << ' ' << toUci(move);
        }
        ASSERT_EQ(hasLegalMove(position), !legal.empty());
    }
}

TEST(LegalMoves, HaveNoReasonAgainstThemWhereAKingIsWantingEither)
{
    const std::vector<Move> writable = allWritableMoves();
    for (const Position& whole : randomPositions(60)) {
        for (const Color color : {Color::White, Color::Black}) {
            const Position position = without(whole, color, PieceType::King);
            const MoveList legal = legalMoves(position);
            for (const Move move : writable) {
                ASSERT_EQ(legal.contains(move), whyIllegal(position, move).empty())
                    << toFen(position) << ' ' << toUci(move);
            }
        }
    }
}

TEST(LegalMoves, AreFoundBackwardsFromTheTarget)
{
    for (const Position& position : randomPositions(300)) {
        std::set<Move> found;
        for (int type = 0; type < pieceTypeCount; ++type) {
            for (int to = 0; to < squareCount; ++to) {
                for (const Move move : legalMovesTo(position, static_cast<PieceType>(type),
                                                    static_cast<Square>(to))) {
                    EXPECT_TRUE(found.insert(move).second);
                }
            }
        }
        const MoveList legal = legalMoves(position);
        ASSERT_EQ(found, std::set<Move>(legal.begin(), legal.end())) << toFen(position);
    }
}

}  // namespace
}  // namespace diptych::chess
