#include "core/chess/fen.h"
#include "core/law/rule_ids.h"
#include "core/law/touched_pieces.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::law {
namespace {

using chess::Color;
using chess::Square;
using testing::ElementsAre;
using testing::IsEmpty;

chess::Position position(const char* fen)
{
    return chess::parseFen(fen).value();
}

Facts touching(Color side, std::vector<Square> squares)
{
    Facts facts;
    facts.touched.push_back({side, std::move(squares)});
    return facts;
}

struct TouchCase {
    const char* name;
    const char* fen;
    std::vector<Square> touched;
    std::vector<Square> mustMove;
    std::vector<Square> mustCapture;
    std::size_t replies;
    std::string_view rule;
};

TEST(TouchedPieces, BindAsTheArticlesSay)
{
    const TouchCase cases[] = {
        {"pinned knight takes a pawn that only the e-pawn can take",
         "r1bqkbnr/ppp2ppp/2np4/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4",
         {Square::C6, Square::D4},
         {},
         {Square::D4},
         1,
         rule::touchedBothColours},
        {"castling through an attacked square, and no other king move",
         "r1bqk2r/pppp1ppp/2n2n2/b7/2BpP3/B1P2N2/P4PPP/RN1Q1RK1 b kq - 3 8",
         {Square::E8, Square::H8},
         {},
         {},
         27,
         rule::castlingNotLegal},
        {"castling after the king had moved",
         "rnbqk2r/ppp1bppp/3p1n2/4p3/2B1P3/2PP1N2/PP3PPP/RNBQR1K1 b - - 0 7",
         {Square::E8, Square::H8},
         {Square::E8},
         {},
         2,
         rule::castlingNotLegal},
        {"king and rook while both castlings are possible",
         "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8",
         {Square::E1, Square::H1},
         {Square::E1},
         {},
         1,
         rule::touchedKingAndRook},
        {"rook before king: the rook must move",
         "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8",
         {Square::H1, Square::E1},
         {Square::H1},
         {},
         2,
         rule::touchedRookFirst},
        {"the opponent's bishop lifted first",
         "r1bqkbnr/1ppp1ppp/p1B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4",
         {Square::C6},
         {},
         {Square::C6},
         2,
         rule::touchedOpponentsPiece},
        {"a rook out of its hole",
         "r2q1rk1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1 b - - 4 12",
         {Square::A8},
         {Square::A8},
         {},
         3,
         rule::touchedOwnPiece},
        {"queen and a pawn that she cannot take",
         "r1bqkbnr/pppp1p1p/2n3p1/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4",
         {Square::H5, Square::F7},
         {Square::H5},
         {},
         12,
         rule::touchedBothColours},
        {"a pawn before its promotion",
         "8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1",
         {Square::B7},
         {Square::B7},
         {},
         4,
         rule::touchedOwnPiece},
        {"a piece that cannot move at all",
         "8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1",
         {Square::H4},
         {},
         {},
         15,
         rule::touchedPieceCannotMove},
    };
    for (const TouchCase& one : cases) {
        const chess::Position before = position(one.fen);
        const auto duty = obligationOf(before, touching(before.sideToMove(), one.touched));
        ASSERT_TRUE(duty.has_value()) << one.name;
        EXPECT_EQ(duty->mustMove, one.mustMove) << one.name;
        EXPECT_EQ(duty->mustCapture, one.mustCapture) << one.name;
        if (one.rule != rule::touchedPieceCannotMove) {
            EXPECT_EQ(duty->replies.size(), one.replies) << one.name;
        } else {
            EXPECT_GT(duty->replies.size(), 4U) << one.name;
        }
        EXPECT_EQ(duty->rule, one.rule) << one.name;
    }
}

TEST(TouchedPieces, OfTheOpponentOrOfNobodyDoNotBind)
{
    const chess::Position start = chess::Position::initial();
    EXPECT_FALSE(obligationOf(start, Facts{}).has_value());
    EXPECT_FALSE(obligationOf(start, touching(Color::Black, {Square::E7})).has_value());
    EXPECT_FALSE(obligationOf(start, touching(Color::White, {Square::E5})).has_value());
}

TEST(TouchedPieces, AdjustedAfterSayingSoDoNotBind)
{
    Facts facts = touching(Color::White, {Square::G1});
    facts.adjusting.push_back(Color::White);
    EXPECT_FALSE(obligationOf(chess::Position::initial(), facts).has_value());
}

TEST(TouchedPieces, OwnPieceCountsAsFirstWhenTheOrderIsUnknown)
{
    const chess::Position before =
        position("rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3");
    Facts facts = touching(Color::White, {Square::D8, Square::G1});
    EXPECT_THAT(obligationOf(before, facts)->mustMove, ElementsAre(Square::G1));
    facts.touched = {{Color::White, {Square::D5, Square::G1}}};
    EXPECT_THAT(obligationOf(before, facts)->mustCapture, ElementsAre(Square::D5));
    facts.touchOrderUnknown = true;
    EXPECT_THAT(obligationOf(before, facts)->mustMove, ElementsAre(Square::G1));
    EXPECT_THAT(obligationOf(before, facts)->mustCapture, IsEmpty());
}

TEST(TouchedPieces, ReleasedOnASquareStayThere)
{
    Facts facts = touching(Color::White, {Square::G1});
    facts.released.push_back({Color::White, Square::H3});
    const auto duty = obligationOf(chess::Position::initial(), facts);
    ASSERT_TRUE(duty.has_value());
    EXPECT_THAT(duty->replies, ElementsAre(chess::Move(Square::G1, Square::H3)));
    EXPECT_EQ(duty->rule, rule::pieceReleased);
}

TEST(TouchedPieces, TakenOffTheBoardMustBeCaptured)
{
    Facts facts;
    facts.removed.push_back({Color::Black, Square::C6});
    const auto duty = obligationOf(
        position("r1bqkbnr/1ppp1ppp/p1B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4"), facts);
    ASSERT_TRUE(duty.has_value());
    EXPECT_THAT(duty->mustCapture, ElementsAre(Square::C6));
}

TEST(TouchOrder, IsInQuestionOnlyWhereItMakesADifference)
{
    const auto candidates = [](const char* fen, std::vector<Square> touched) {
        Facts facts;
        facts.touched = {{Color::White, std::move(touched)}};
        facts.touchOrderUnknown = true;
        return firstTouchedInQuestion(chess::parseFen(fen).value(), facts);
    };
    const char* const castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const std::vector<Square> none;
    EXPECT_EQ(candidates(castling, {Square::E1, Square::H1}),
              (std::vector{Square::E1, Square::H1}));
    EXPECT_EQ(candidates(castling, {Square::A1, Square::H1}),
              (std::vector{Square::A1, Square::H1}));
    EXPECT_EQ(candidates(castling, {Square::A8, Square::H8}),
              (std::vector{Square::A8, Square::H8}));
    // 4.3.3: between pieces of both colours his own counts as touched first.
    EXPECT_EQ(candidates(castling, {Square::A8, Square::A1}), none);
    EXPECT_EQ(candidates(castling, {Square::A1}), none);
    // The rook cannot move.
    const char* const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    EXPECT_EQ(candidates(start, {Square::H1, Square::G1}), none);
}

TEST(TouchOrder, IsThatOfTheFactsWhereItIsKnown)
{
    Facts facts;
    facts.touched = {{Color::White, {Square::A1, Square::H1}}};
    const chess::Position position =
        chess::parseFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").value();
    EXPECT_TRUE(firstTouchedInQuestion(position, facts).empty());
    facts.touchOrderUnknown = true;
    facts.answers["which-piece-was-touched-first"] = "h1";
    EXPECT_TRUE(firstTouchedInQuestion(position, facts).empty());
    EXPECT_EQ(obligationOf(position, facts)->mustMove, std::vector{Square::H1});
    facts.answers["which-piece-was-touched-first"] = "d4";
    EXPECT_EQ(firstTouchedInQuestion(position, facts).size(), 2U);
}

TEST(ReleasedPiece, StaysAlsoWhereNothingElseIsKnown)
{
    Facts facts;
    facts.released = {{Color::White, Square::E4}};
    const chess::Position position = chess::Position::initial();
    const auto duty = obligationOf(position, facts);
    ASSERT_TRUE(duty.has_value());
    EXPECT_EQ(duty->mustMove, std::vector{Square::E2});
    EXPECT_EQ(duty->replies, std::vector{*chess::parseUci("e2e4")});
    facts.released = {{Color::White, Square::E5}};
    EXPECT_FALSE(obligationOf(position, facts).has_value());
}

}  // namespace
}  // namespace diptych::law
