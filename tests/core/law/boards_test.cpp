#include "core/chess/fen.h"
#include "core/chess/legality.h"
#include "core/law/boards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace diptych::law {
namespace {

using chess::Position;
using chess::Square;
using testing::ElementsAre;

const char* const mainGame =
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6b8 "
    "d2d4 b8d7 b1d2 c8b7 b3c2 f8e8 d2f1";

/// The first plies of a game, by their UCI moves.
score::Game gameOf(const std::string& moves, int plies)
{
    score::Game game;
    game.positions.push_back(Position::initial());
    std::istringstream words(moves);
    for (std::string word; game.plies() < plies && words >> word;) {
        const chess::Move move = chess::parseUci(word).value();
        EXPECT_TRUE(chess::whyIllegal(game.positions.back(), move).empty()) << word;
        game.positions.push_back(game.positions.back().after(move));
        game.moves.push_back(move);
    }
    return game;
}

Position board(const char* placement)
{
    return chess::parseFen(placement, chess::FenUse::BoardAsFound).value();
}

BoardFound found(const score::Game& game, const char* placement)
{
    const Boards boards = layAgainst(game, std::nullopt, std::nullopt, {board(placement), {}});
    EXPECT_EQ(boards.state, BoardsState::Unknown);
    return boards.white.value_or(BoardFound{});
}

struct ExplanationCase {
    const char* name;
    int plies;
    const char* placement;
    int ply;
    const char* written;
    const char* made;  ///< empty: nothing was moved
};

TEST(Boards, AreExplainedByTheMoveNotMadeOrMadeDifferently)
{
    const ExplanationCase cases[] = {
        {"bishop kept on b3", 23, "r2q1rk1/1bpnbppp/p2p1n2/1p2p3/3PP3/1BP2N1P/PP1N1PP1/R1BQR1K1",
         23, "b3c2", ""},
        {"bishop kept on b3 one move later", 24,
         "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/1BP2N1P/PP1N1PP1/R1BQR1K1", 23, "b3c2", ""},
        {"the other knight", 21, "r1bq1rk1/2pnbppp/p2p1n2/1p2p3/3PP3/1BP4P/PP1N1PP1/RNBQR1K1", 21,
         "b1d2", "f3d2"},
        {"h-pawn never moved", 24, "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N2/PPBN1PPP/R1BQR1K1", 17,
         "h2h3", ""},
        {"knight put on another square", 25,
         "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/1NP2N1P/PPB2PP1/R1BQR1K1", 25, "d2f1", "d2b3"},
        {"a-pawn for h-pawn", 24, "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/P1P2N2/1PBN1PPP/R1BQR1K1", 17,
         "h2h3", "a2a3"},
    };
    for (const ExplanationCase& one : cases) {
        const BoardFound laid = found(gameOf(mainGame, one.plies), one.placement);
        ASSERT_TRUE(laid.explanation.has_value()) << one.name;
        EXPECT_EQ(laid.explanation->ply, one.ply) << one.name;
        EXPECT_EQ(chess::toUci(laid.explanation->written), one.written) << one.name;
        EXPECT_EQ(laid.explanation->made ? chess::toUci(*laid.explanation->made) : "", one.made)
            << one.name;
    }
}

TEST(Boards, AreNotExplainedWhereNoSingleMoveDoes)
{
    const BoardFound laid = found(gameOf(mainGame, 24), "8/8/4k3/8/8/4K3/8/8");
    EXPECT_FALSE(laid.explanation.has_value());
    EXPECT_EQ(laid.match, BoardMatch::None);
}

TEST(Boards, MatchTheLatestPlyOfTheGame)
{
    const score::Game game = gameOf("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", 8);
    const BoardFound laid = found(game, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    EXPECT_EQ(laid.match, BoardMatch::Game);
    EXPECT_EQ(laid.matchesAt, 8);
    EXPECT_TRUE(laid.differsOn.empty());
}

TEST(Boards, MatchAScoreWhereTheGameDoesNotFit)
{
    const score::Game game = gameOf("e2e4 e7e5 h2h3", 3);
    const score::Game other = gameOf("e2e4 e7e5 a2a3", 3);
    score::ScoreLine line;
    line.keeper = score::Keeper::Black;
    line.positions = other.positions;
    line.length = 3;
    const Boards boards = layAgainst(game, std::nullopt, line,
                                     {board("rnbqkbnr/pppp1ppp/8/4p3/4P3/7P/PPPP1PP1/RNBQKBNR"),
                                      board("rnbqkbnr/pppp1ppp/8/4p3/4P3/P7/1PPP1PPP/RNBQKBNR")});
    EXPECT_EQ(boards.state, BoardsState::Differ);
    EXPECT_EQ(boards.white->match, BoardMatch::Game);
    EXPECT_EQ(boards.black->match, BoardMatch::ScoreBlack);
    EXPECT_EQ(boards.black->matchesAt, 3);
    EXPECT_THAT(boards.black->differsOn,
                ElementsAre(Square::A2, Square::A3, Square::H2, Square::H3));
}

TEST(Boards, AreEqualByPlacementAlone)
{
    const char* fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/7P/PPPP1PP1/RNBQKBNR";
    const Boards boards = layAgainst(gameOf("e2e4 e7e5 h2h3", 3), std::nullopt, std::nullopt,
                                     {board(fen), board(fen)});
    EXPECT_EQ(boards.state, BoardsState::Equal);
}

TEST(Boards, ShowAnotherMoveOfAPly)
{
    const score::Game game = gameOf(mainGame, 24);
    const Position other = board("r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P4P/PPBN1PP1/RNBQR1K1");
    EXPECT_TRUE(showsOtherMove(game, other, 21, chess::Move(Square::F3, Square::D2)));
    EXPECT_FALSE(showsOtherMove(game, other, 21, chess::Move(Square::B1, Square::D2)));
    EXPECT_FALSE(showsOtherMove(game, other, 99, chess::Move(Square::F3, Square::D2)));
}

TEST(Boards, AreBroughtRightStepByStep)
{
    const Position wrong = board("rnbqkbnr/1pppppp1/8/p3P3/P5P1/5Np1/1PPPBP1P/RNBQK2R");
    const Position right = board("rnbqkbnr/1pppppp1/8/p3P3/P7/5Np1/1PPPBP1P/RNBQK2R");
    const auto steps = stepsBetween(wrong, right);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps.front().from, Square::G4);
    EXPECT_EQ(steps.front().to, std::nullopt);
    const auto back = stepsBetween(right, wrong);
    ASSERT_EQ(back.size(), 1U);
    EXPECT_EQ(back.front().from, std::nullopt);
    EXPECT_EQ(back.front().to, Square::G4);
    EXPECT_TRUE(stepsBetween(right, right).empty());
}

TEST(Boards, CastlingAndEnPassantAreCarriedOutByHand)
{
    const score::Game game = gameOf("e2e4 a7a6 e4e5 d7d5 e5d6 h7h6 g1f3 h6h5 f1e2 h5h4 e1g1", 11);
    // The h-pawn stayed on h6: with the move to h5 left out, the one to h4 moves nothing.
    const BoardFound laid = found(game, "rnbqkbnr/1pp1ppp1/p2P3p/8/8/5N2/PPPPBPPP/RNBQ1RK1");
    ASSERT_TRUE(laid.explanation.has_value());
    EXPECT_EQ(laid.explanation->ply, 8);
    const BoardFound oneShort = found(game, "rnbqkbnr/1pp1ppp1/p2P4/7p/8/5N2/PPPPBPPP/RNBQ1RK1");
    ASSERT_TRUE(oneShort.explanation.has_value());
    EXPECT_EQ(oneShort.explanation->ply, 10);
}

}  // namespace
}  // namespace diptych::law
