#include "core/chess/legality.h"
#include "tests/core/chess/positions.h"

#include <gmock/gmock.h>

#include <set>

namespace diptych::chess {
namespace {

using testing::fromFen;
using testing::uci;
using enum Illegality;

struct Reasons {
    const char* what;
    const char* fen;
    const char* move;
    std::vector<Illegality> reasons;
};

void PrintTo(const Reasons& reasons, std::ostream* out)
{
    *out << reasons.what;
}

class WhyIllegal : public ::testing::TestWithParam<Reasons> {};

TEST_P(WhyIllegal, GivesAllReasons)
{
    const Reasons& expected = GetParam();
    const Position position = fromFen(expected.fen, FenUse::BoardAsFound);
    std::vector<std::string_view> codes;
    for (const Illegality reason : whyIllegal(position, uci(expected.move))) {
        codes.push_back(toCode(reason));
    }
    std::vector<std::string_view> expectedCodes;
    for (const Illegality reason : expected.reasons) {
        expectedCodes.push_back(toCode(reason));
    }
    EXPECT_EQ(codes, expectedCodes) << expected.what;
}

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

INSTANTIATE_TEST_SUITE_P(
    Pieces, WhyIllegal,
    ::testing::Values(
        Reasons{"a legal move has none", start, "e2e4", {}},
        Reasons{"nothing there", start, "e4e5", {EmptySquare}},
        Reasons{"the opponent's piece", start, "e7e5", {NotOwnPiece}},
        Reasons{"own piece on the target", start, "a1a2", {OwnPieceOnTarget}},
        Reasons{"a knight goes straight", start, "g1g3", {WrongMovement}},
        Reasons{"a bishop jumps", start, "f1a6", {PathBlocked}},
        Reasons{"a rook jumps onto an own piece", start, "a1a2", {OwnPieceOnTarget}},
        Reasons{
            "a rook goes diagonally", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2", {WrongMovement}},
        Reasons{"a king goes far", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e4", {WrongMovement}},
        Reasons{"a piece stays", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a1", {WrongMovement}},
        Reasons{
            "a pinned knight", "4r1k1/8/8/8/3p4/5N2/4N3/4K3 w - - 0 1", "e2d4", {KingLeftInCheck}},
        Reasons{
            "a check is ignored", "4r1k1/8/8/8/8/5N2/8/4K3 w - - 0 1", "f3d4", {KingLeftInCheck}},
        Reasons{"a check is ignored, and the path blocked",
                "4r1k1/8/8/8/8/P7/8/R3K3 w - - 0 1",
                "a1a4",
                {PathBlocked, KingLeftInCheck}},
        Reasons{"the king steps into check",
                "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1",
                "e1d1",
                {KingLeftInCheck}},
        Reasons{
            "the kings come too near", "8/8/8/8/8/4k3/8/4K3 w - - 0 1", "e1e2", {KingLeftInCheck}},
        Reasons{"a king is taken", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", {KingCaptured}},
        Reasons{"a rook is promoted",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                "a1a8q",
                {PromotionNotAllowed}}));

INSTANTIATE_TEST_SUITE_P(
    Pawns, WhyIllegal,
    ::testing::Values(
        Reasons{"three squares", start, "e2e5", {WrongMovement}},
        Reasons{"two squares from the third rank",
                "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
                "e3e5",
                {WrongMovement}},
        Reasons{"backwards", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3", {WrongMovement}},
        Reasons{"sideways", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4d4", {WrongMovement}},
        Reasons{"onto the piece ahead", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", {PathBlocked}},
        Reasons{"over the piece ahead", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4", {PathBlocked}},
        Reasons{"onto an own piece ahead",
                "4k3/8/8/4N3/4P3/8/8/4K3 w - - 0 1",
                "e4e5",
                {OwnPieceOnTarget}},
        Reasons{"diagonally to an empty square", start, "e2d3", {NothingToCapture}},
        Reasons{"diagonally onto an own piece",
                "4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1",
                "e4d5",
                {OwnPieceOnTarget}},
        Reasons{"en passant too late",
                "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2",
                "e5d6",
                {EnPassantNotPossible}},
        Reasons{"en passant of a knight",
                "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 2",
                "e5d6",
                {NothingToCapture}},
        Reasons{"en passant bares the king along the rank",
                "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2",
                "e5d6",
                {KingLeftInCheck}},
        Reasons{"no new piece", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8", {PromotionMissing}},
        Reasons{"a new piece too early", start, "e2e4q", {PromotionNotAllowed}},
        Reasons{"black, no new piece", "8/7k/8/8/8/8/p7/7K b - - 0 1", "a2a1", {PromotionMissing}},
        Reasons{"pinned and no new piece",
                "r3k3/P6b/8/8/8/3K4/8/8 w - - 0 1",
                "a7a8",
                {PathBlocked, KingLeftInCheck, PromotionMissing}}));

INSTANTIATE_TEST_SUITE_P(
    Castling, WhyIllegal,
    ::testing::Values(
        Reasons{"right lost", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", {CastlingRightLost}},
        Reasons{"in check", "4rk2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", {CastlingInCheck}},
        Reasons{"through check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", {CastlingThroughCheck}},
        Reasons{"into check", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", {KingLeftInCheck}},
        Reasons{"blocked", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", {CastlingBlocked}},
        Reasons{"blocked next to the rook",
                "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
                "e1c1",
                {CastlingBlocked}},
        Reasons{
            "a rook may pass an attacked square", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", {}},
        Reasons{"everything at once",
                "4rr2/4k3/8/8/8/8/8/4KB1R w - - 0 1",
                "e1g1",
                {CastlingRightLost, CastlingThroughCheck, CastlingBlocked}},
        Reasons{"black through check",
                "r3k3/8/8/8/8/8/8/3RK3 b q - 0 1",
                "e8c8",
                {CastlingThroughCheck}}));

TEST(Illegality, HasACodeOfItsOwnForEveryReason)
{
    std::set<std::string_view> codes;
    for (int index = 0; index <= static_cast<int>(KingCaptured); ++index) {
        codes.insert(toCode(static_cast<Illegality>(index)));
    }
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(KingCaptured) + 1);
    EXPECT_EQ(codes.count(""), 0U);
    EXPECT_EQ(toCode(KingLeftInCheck), "king-left-in-check");
}

}  // namespace
}  // namespace diptych::chess
