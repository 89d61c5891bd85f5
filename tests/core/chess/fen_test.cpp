#include "core/chess/fen.h"
#include "tests/core/chess/positions.h"

#include <set>

namespace diptych::chess {
namespace {

using testing::fromFen;
using testing::randomPositions;

TEST(Fen, IsReadAndWrittenBack)
{
    for (const char* fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
             "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 17 99",
             "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
         }) {
        EXPECT_EQ(toFen(fromFen(fen)), fen);
    }
}

TEST(Fen, OfEveryPositionLeadsBackToIt)
{
    for (const Position& position : randomPositions(500)) {
        const Position again = fromFen(toFen(position));
        EXPECT_EQ(again, position);
        EXPECT_EQ(toFen(again), toFen(position));
    }
}

TEST(Fen, NamesTheEnPassantSquareOnlyIfThePawnCanBeTaken)
{
    EXPECT_EQ(toFen(Position::initial().after(Move(Square::E2, Square::E4))),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(toFen(fromFen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2")),
              "4k3/8/8/K2pP2r/8/8/8/8 w - - 0 2");
}

TEST(Fen, MayLackItsCounters)
{
    EXPECT_EQ(toFen(fromFen("4k3/8/8/8/8/8/8/4K3 b - -")), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(toFen(fromFen("4k3/8/8/8/8/8/8/4K3 b - - - -")), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(toFen(fromFen("4k3/8/8/8/8/8/8/4K3 b - - 3 0")), "4k3/8/8/8/8/8/8/4K3 b - - 3 1");
}

TEST(Fen, MayStandAmongBlanks)
{
    EXPECT_EQ(toFen(fromFen("  4k3/8/8/8/8/8/8/4K3   w\t- - 0 1\r\n")),
              "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(Fen, NeedsOnlyThePlacementForABoardAsFound)
{
    const Position board = fromFen("r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1",
                                   FenUse::BoardAsFound);
    EXPECT_EQ(placementOf(board), "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1");
    EXPECT_EQ(board.sideToMove(), Color::White);
}

TEST(Fen, TakesABoardAsItIsFound)
{
    for (const char* fen : {"8/8/8/8/8/8/8/8", "P7/8/8/8/8/8/8/p7", "KK6/8/8/8/8/8/8/8",
                            "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/8/k6K"}) {
        EXPECT_EQ(placementOf(fromFen(fen, FenUse::BoardAsFound)), fen);
    }
    const Position moved = fromFen("4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 1", FenUse::BoardAsFound);
    EXPECT_EQ(toFen(moved), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

struct BadFen {
    const char* fen;
    FenProblem problem;
    std::size_t offset;
    const char* found;
};

void PrintTo(const BadFen& bad, std::ostream* out)
{
    *out << bad.fen;
}

class FenRefused : public ::testing::TestWithParam<BadFen> {};

TEST_P(FenRefused, NamesTheProblemAndItsPlace)
{
    const BadFen& bad = GetParam();
    const auto position = parseFen(bad.fen);
    ASSERT_FALSE(position.has_value()) << bad.fen;
    EXPECT_EQ(toCode(position.error().problem), toCode(bad.problem)) << bad.fen;
    EXPECT_EQ(position.error().offset, bad.offset) << bad.fen;
    EXPECT_EQ(position.error().found, bad.found) << bad.fen;
}

INSTANTIATE_TEST_SUITE_P(
    Fen, FenRefused,
    ::testing::Values(
        BadFen{"", FenProblem::MissingField, 0, ""},
        BadFen{"4k3/8/8/8/8/8/8/4K3", FenProblem::MissingField, 19, ""},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w -", FenProblem::MissingField, 23, ""},
        BadFen{"4k3/8/8/8/8/8/4K3 w - - 0 1", FenProblem::WrongRankCount, 0, "4k3/8/8/8/8/8/4K3"},
        BadFen{"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", FenProblem::WrongRankCount, 0,
               "4k3/8/8/8/8/8/8/8/4K3"},
        BadFen{"4k3/9/8/8/8/8/8/4K3 w - - 0 1", FenProblem::UnknownPiece, 4, "9"},
        BadFen{"4k3/8/8/8/8/8/8/4K4 w - - 0 1", FenProblem::WrongRankLength, 16, "4K4"},
        BadFen{"4k3/8/8/7/8/8/8/4K3 w - - 0 1", FenProblem::WrongRankLength, 8, "7"},
        BadFen{"4k3/8/8/8/8/8/8/4K2X w - - 0 1", FenProblem::UnknownPiece, 19, "X"},
        BadFen{"k7/qqqqqqqq/qqqqqqqq/8/8/8/8/7K w - - 0 1", FenProblem::TooManyPieces, 19, "q"},
        BadFen{"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", FenProblem::TooManyPawns, 22, "P"},
        BadFen{"4k3/8/8/8/8/8/8/8 w - - 0 1", FenProblem::KingCount, 0, "4k3/8/8/8/8/8/8/8"},
        BadFen{"4k2k/8/8/8/8/8/8/4K3 w - - 0 1", FenProblem::KingCount, 3, "k"},
        BadFen{"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", FenProblem::PawnOnLastRank, 3, "P"},
        BadFen{"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", FenProblem::PawnOnLastRank, 16, "p"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenProblem::BadSideToMove, 20, "x"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w X - 0 1", FenProblem::BadCastling, 22, "X"},
        BadFen{"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", FenProblem::BadCastling, 24, "K"},
        BadFen{"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", FenProblem::BadCastling, 23, "KQ"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenProblem::BadEnPassant, 24, "e9"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", FenProblem::BadEnPassant, 24, "e6"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w - - x 1", FenProblem::BadCounter, 26, "x"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w - - 0 -1", FenProblem::BadCounter, 28, "-1"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w - - 0 99999", FenProblem::BadCounter, 28, "99999"},
        BadFen{"4k3/8/8/8/8/8/8/4K2r b - - 0 1", FenProblem::OpponentInCheck, 21, "b"},
        BadFen{"4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", FenProblem::ExtraText, 30, "more"}));

TEST(Fen, HasACodeOfItsOwnForEveryProblem)
{
    std::set<std::string_view> codes;
    for (int index = 0; index <= static_cast<int>(FenProblem::ExtraText); ++index) {
        codes.insert(toCode(static_cast<FenProblem>(index)));
    }
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(FenProblem::ExtraText) + 1);
    EXPECT_EQ(codes.count(""), 0U);
}

}  // namespace
}  // namespace diptych::chess
