#include "core/chess/san.h"
#include "tests/core/chess/positions.h"

#include <gmock/gmock.h>

namespace diptych::chess {
namespace {

using ::testing::ElementsAre;
using testing::fromFen;
using testing::randomPositions;
using testing::uci;
using ::testing::UnorderedElementsAre;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* castling =
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
constexpr const char* passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
constexpr const char* promotion = "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1";
constexpr const char* bishops = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";

struct Meaning {
    const char* fen;
    const char* text;
    const char* move;
};

void PrintTo(const Meaning& meaning, std::ostream* out)
{
    *out << meaning.text;
}

class SanRead : public ::testing::TestWithParam<Meaning> {};

TEST_P(SanRead, MeansOneLegalMove)
{
    const Meaning& meaning = GetParam();
    const auto token = parseSan(meaning.text);
    ASSERT_TRUE(token) << meaning.text;
    const SanResolution resolution = resolve(fromFen(meaning.fen), *token);
    ASSERT_TRUE(std::holds_alternative<Move>(resolution)) << meaning.text;
    EXPECT_EQ(toUci(std::get<Move>(resolution)), meaning.move) << meaning.text;
}

INSTANTIATE_TEST_SUITE_P(
    Pieces, SanRead,
    ::testing::Values(Meaning{start, "e4", "e2e4"}, Meaning{start, "e2e4", "e2e4"},
                      Meaning{start, "e2-e4", "e2e4"}, Meaning{start, "e2\u2013e4", "e2e4"},
                      Meaning{start, "Pe4", "e2e4"}, Meaning{start, "Pe2-e4", "e2e4"},
                      Meaning{start, "E4", "e2e4"}, Meaning{start, "E2-E4", "e2e4"},
                      Meaning{start, "B4", "b2b4"}, Meaning{start, "b3", "b2b3"},
                      Meaning{start, "Ngf3", "g1f3"}, Meaning{start, "Ng1f3", "g1f3"},
                      Meaning{start, "N1f3", "g1f3"}, Meaning{start, "Ng1-f3", "g1f3"},
                      Meaning{start, "N-f3", "g1f3"}, Meaning{start, "g1f3", "g1f3"},
                      Meaning{start, "nf3", "g1f3"}, Meaning{start, "NF3", "g1f3"},
                      Meaning{start, "Nf3+", "g1f3"}, Meaning{start, "Nxf3", "g1f3"},
                      Meaning{start, "Nf3:", "g1f3"}, Meaning{start, "Nf3!?", "g1f3"},
                      Meaning{start, "Nf3 !", "g1f3"}, Meaning{start, "Nf3N", "g1f3"},
                      Meaning{start, "Nf3 (=)", "g1f3"}, Meaning{start, "Nf3=", "g1f3"},
                      Meaning{start, "Nf3 ch.", "g1f3"}, Meaning{start, "Nf3\u2020", "g1f3"},
                      Meaning{start, " 1.e4", "e2e4"}, Meaning{start, "1 . e4", "e2e4"},
                      Meaning{start, "1...e4", "e2e4"}, Meaning{start, "1\u2026 e4", "e2e4"},
                      Meaning{start, "...e4", "e2e4"},
                      Meaning{"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Nge2", "g1e2"},
                      Meaning{"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "N1e2", "g1e2"},
                      Meaning{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", "g1e2"},
                      Meaning{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nge2", "g1e2"},
                      Meaning{"2k5/6K1/8/8/8/8/4qq2/4q3 b - - 9 55", "Qe2f1", "e2f1"},
                      Meaning{bishops, "bxc3", "b2c3"}, Meaning{bishops, "bc3", "b2c3"},
                      Meaning{bishops, "bc", "b2c3"}, Meaning{bishops, "Bxc3", "d2c3"},
                      Meaning{bishops, "Bc3", "d2c3"}, Meaning{bishops, "be3", "d2e3"},
                      Meaning{"4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1", "bxc3", "b2c3"}));

INSTANTIATE_TEST_SUITE_P(
    Castling, SanRead,
    ::testing::Values(Meaning{castling, "O-O", "e1g1"}, Meaning{castling, "0-0", "e1g1"},
                      Meaning{castling, "O-O-O", "e1c1"}, Meaning{castling, "0-0-0", "e1c1"},
                      Meaning{castling, "o-o", "e1g1"}, Meaning{castling, "OO", "e1g1"},
                      Meaning{castling, "000", "e1c1"}, Meaning{castling, "O-O+", "e1g1"},
                      Meaning{castling, "O\u2013O", "e1g1"},
                      Meaning{castling, "O\u2013O\u2013O!", "e1c1"},
                      Meaning{castling, "11. 0-0", "e1g1"}, Meaning{castling, "Kg1", "e1g1"},
                      Meaning{castling, "e1g1", "e1g1"}, Meaning{castling, "Ke1-g1", "e1g1"},
                      Meaning{castling, "e1h1", "e1g1"}, Meaning{castling, "e1a1", "e1c1"}));

INSTANTIATE_TEST_SUITE_P(
    Pawns, SanRead,
    ::testing::Values(Meaning{passed, "exd6", "e5d6"}, Meaning{passed, "exd6 e.p.", "e5d6"},
                      Meaning{passed, "exd6e.p.", "e5d6"}, Meaning{passed, "exd6ep", "e5d6"},
                      Meaning{passed, "exd6 (ep)", "e5d6"}, Meaning{passed, "ed", "e5d6"},
                      Meaning{passed, "ed6", "e5d6"}, Meaning{passed, "exd", "e5d6"},
                      Meaning{passed, "ed e.p.", "e5d6"}, Meaning{passed, "e5xd6", "e5d6"},
                      Meaning{passed, "e5xd", "e5d6"}, Meaning{passed, "e:d6", "e5d6"},
                      Meaning{passed, "ed6:", "e5d6"}, Meaning{passed, "xd6", "e5d6"},
                      Meaning{passed, "e5d6", "e5d6"}, Meaning{promotion, "c8=Q", "c7c8q"},
                      Meaning{promotion, "c8Q", "c7c8q"}, Meaning{promotion, "c8(Q)", "c7c8q"},
                      Meaning{promotion, "c8/Q", "c7c8q"}, Meaning{promotion, "c8=q", "c7c8q"},
                      Meaning{promotion, "c8 = Q", "c7c8q"}, Meaning{promotion, "c8b", "c7c8b"},
                      Meaning{promotion, "c8N", "c7c8n"}, Meaning{promotion, "C8=R", "c7c8r"},
                      Meaning{promotion, "cxd8=N", "c7d8n"}, Meaning{promotion, "cd8=Q", "c7d8q"},
                      Meaning{promotion, "cd=R", "c7d8r"}, Meaning{promotion, "cdQ", "c7d8q"},
                      Meaning{promotion, "c7c8q", "c7c8q"}, Meaning{promotion, "c7-c8=Q+", "c7c8q"},
                      Meaning{promotion, "cxd8=Q++", "c7d8q"},
                      Meaning{promotion, "cxd8Q#", "c7d8q"}));

class SanUnreadable : public ::testing::TestWithParam<const char*> {};

TEST_P(SanUnreadable, IsAbsent)
{
    EXPECT_EQ(parseSan(GetParam()), std::nullopt) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    San, SanUnreadable,
    ::testing::Values("", " ", "e", "N", "4", "e9", "i4", "Nf", "Nf9", "Ni3", "--", "Z0", "@@@@",
                      "null", "O", "0", "O-", "O-O-O-O", "O-O-", "1-0", "0-1", "1/2-1/2", "*",
                      // Letters of other languages, which must never be dropped.
                      "Sf3", "Hf3", "Cf3", "Ff4", "Dd4", "De2", "Tc1", "Ab5", "Le5", "cf3", "dd4",
                      "\u2658f3", "\u041A\u04412", "c8=D", "c8D", "c8=Qx", "c8(Q",
                      // Two entries, or an entry and something else.
                      "e4 e5", "Nf3 Nc6", "e4e5e6", "Nf3d4e5", "e4,", "e4.", "Nf3x", "exd6 e.",
                      "e4 abc", "exxd5", "Nxxf3", "xNf3", "5xd6", "e4\n", "1. ", "12"));

TEST(San, TakesADrawSignForNoPromotion)
{
    const auto token = parseSan("e4=");
    ASSERT_TRUE(token);
    EXPECT_EQ(token->promotion, std::nullopt);
}

TEST(San, KeepsTheMarksThatWereWritten)
{
    const auto token = parseSan("exd6 e.p.+");
    ASSERT_TRUE(token);
    EXPECT_TRUE(token->marksCapture);
    EXPECT_TRUE(token->marksEnPassant);
    EXPECT_TRUE(token->marksCheck);
    EXPECT_FALSE(token->marksMate);
    EXPECT_TRUE(parseSan("Qh7#")->marksMate);
}

TEST(San, SaysNoMoreThanWasWritten)
{
    SanToken coordinates;
    coordinates.fromFile = 4;
    coordinates.fromRank = 1;
    coordinates.toFile = 4;
    coordinates.toRank = 3;
    EXPECT_EQ(parseSan("e2e4"), coordinates);
    SanToken capture;
    capture.piece = PieceType::Pawn;
    capture.fromFile = 4;
    capture.toFile = 3;
    EXPECT_EQ(parseSan("ed"), capture);
}

std::vector<std::string> ambiguous(const char* fen, const char* text)
{
    const SanResolution resolution = resolve(fromFen(fen), parseSan(text).value());
    std::vector<std::string> moves;
    if (const auto* several = std::get_if<SanAmbiguous>(&resolution)) {
        for (const Move move : several->moves) {
            moves.push_back(toUci(move));
        }
    }
    return moves;
}

TEST(San, IsAmbiguousWhereSeveralLegalMovesFit)
{
    EXPECT_THAT(ambiguous("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2"),
                UnorderedElementsAre("c3e2", "g1e2"));
    EXPECT_THAT(ambiguous("2k5/6K1/8/8/8/8/4qq2/4q3 b - - 9 55", "Q2f1"),
                UnorderedElementsAre("e2f1", "f2f1"));
    EXPECT_THAT(ambiguous(promotion, "c8"),
                UnorderedElementsAre("c7c8q", "c7c8r", "c7c8b", "c7c8n"));
    EXPECT_THAT(ambiguous(promotion, "c8=").size(), 4U);
    EXPECT_THAT(ambiguous("4k3/8/8/2p5/1P1P4/8/8/4K3 w - - 0 1", "xc5"),
                UnorderedElementsAre("b4c5", "d4c5"));
}

TEST(San, NeverLetsAMarkOfCheckDecide)
{
    EXPECT_THAT(ambiguous("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rf1+").size(), 0U);
    EXPECT_THAT(ambiguous("4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "Re1+").size(), 2U);
}

struct IllegalEntry {
    const char* fen;
    const char* text;
    const char* move;
    Illegality reason;
};

void PrintTo(const IllegalEntry& entry, std::ostream* out)
{
    *out << entry.text << " in " << entry.fen;
}

class SanIllegalEntry : public ::testing::TestWithParam<IllegalEntry> {};

TEST_P(SanIllegalEntry, MeansTheLikeliestMoveAndSaysWhyNot)
{
    const IllegalEntry& entry = GetParam();
    const SanResolution resolution = resolve(fromFen(entry.fen), parseSan(entry.text).value());
    const auto* illegal = std::get_if<SanIllegal>(&resolution);
    ASSERT_NE(illegal, nullptr) << entry.text;
    EXPECT_EQ(toUci(illegal->move), entry.move) << entry.text;
    EXPECT_THAT(illegal->reasons, ElementsAre(entry.reason)) << entry.text;
}

INSTANTIATE_TEST_SUITE_P(
    San, SanIllegalEntry,
    ::testing::Values(
        IllegalEntry{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nce2", "c3e2",
                     Illegality::KingLeftInCheck},
        IllegalEntry{"4r1k1/8/8/8/3p4/8/4N3/4K3 w - - 0 1", "Nxd4", "e2d4",
                     Illegality::KingLeftInCheck},
        IllegalEntry{"4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1g1",
                     Illegality::CastlingThroughCheck},
        IllegalEntry{"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0", "e1g1",
                     Illegality::CastlingRightLost},
        IllegalEntry{"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", "e1g1",
                     Illegality::CastlingRightLost},
        IllegalEntry{"4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "O-O-O", "f1c1",
                     Illegality::CastlingRightLost},
        IllegalEntry{"4k3/8/3P4/8/5B2/8/8/4K3 w - - 0 1", "Bd6", "f4d6",
                     Illegality::OwnPieceOnTarget},
        IllegalEntry{start, "Bc4", "f1c4", Illegality::PathBlocked},
        IllegalEntry{start, "Ke2", "e1e2", Illegality::OwnPieceOnTarget},
        IllegalEntry{start, "e5", "e2e5", Illegality::WrongMovement},
        IllegalEntry{start, "exd3", "e2d3", Illegality::NothingToCapture},
        IllegalEntry{start, "e4=Q", "e2e4q", Illegality::PromotionNotAllowed},
        IllegalEntry{start, "e4e5", "e4e5", Illegality::EmptySquare},
        IllegalEntry{start, "e7e5", "e7e5", Illegality::NotOwnPiece},
        IllegalEntry{"4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e5", "e4e5", Illegality::PathBlocked},
        IllegalEntry{"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "exd6", "e5d6",
                     Illegality::EnPassantNotPossible},
        // The short form of a promotion stands for a queen where it cannot be made.
        IllegalEntry{"rn2k3/1P6/8/8/8/8/1P6/4K3 w - - 0 1", "b8", "b7b8q", Illegality::PathBlocked},
        IllegalEntry{"rn2k3/1P6/8/8/8/8/1P6/4K3 w - - 0 1", "b8=Q", "b7b8q",
                     Illegality::PathBlocked},
        IllegalEntry{promotion, "c8=K", "c7c8k", Illegality::PromotionNotAllowed},
        IllegalEntry{promotion, "c8=P", "c7c8", Illegality::PromotionMissing}));

TEST(San, IsImpossibleWhereNoSuchPieceStands)
{
    const Position position = fromFen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    for (const char* text : {"Qd4", "Rhd1", "R8d1", "e4", "exd5", "ed", "Bb5"}) {
        EXPECT_TRUE(
            std::holds_alternative<SanImpossible>(resolve(position, parseSan(text).value())))
            << text;
    }
}

TEST(San, OfALegalMoveIsAsShortAsCanBe)
{
    EXPECT_EQ(toSan(fromFen(start), uci("g1f3")), "Nf3");
    EXPECT_EQ(toSan(fromFen(castling), uci("e1g1")), "O-O");
    EXPECT_EQ(toSan(fromFen(castling), uci("e1c1")), "O-O-O");
    EXPECT_EQ(toSan(fromFen(passed), uci("e5d6")), "exd6");
    EXPECT_EQ(toSan(fromFen(promotion), uci("c7d8q")), "cxd8=Q+");
    EXPECT_EQ(toSan(fromFen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), uci("e1e2")), "Ke2");
    EXPECT_EQ(toSan(fromFen("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), uci("f7g7")), "Qg7#");
}

TEST(San, TellsPiecesApartByFileThenRankThenBoth)
{
    const Position rooks = fromFen("4k3/8/8/R7/8/8/8/R2K4 w - - 0 1");
    EXPECT_EQ(toSan(rooks, uci("a5a3")), "R5a3");
    const Position queens = fromFen("2k5/6K1/8/8/8/8/4qq2/4q3 b - - 9 55");
    EXPECT_EQ(toSan(queens, uci("e2f1")), "Qe2f1");
    EXPECT_EQ(toSan(queens, uci("f2f1")), "Qff1");
    EXPECT_EQ(toSan(queens, uci("e1f1")), "Q1f1");
    EXPECT_EQ(toSan(fromFen("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1"), uci("c3e2")), "Nce2");
}

TEST(San, TellsOnlyLegalMovesApart)
{
    // The knight on c3 is pinned: nobody else can go to e2.
    EXPECT_EQ(toSan(fromFen("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"), uci("g1e2")), "Ne2");
}

TEST(San, OfAnIllegalMoveNamesBothSquares)
{
    EXPECT_EQ(toSan(fromFen("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1"), uci("e3d5")), "Ne3-d5");
    EXPECT_EQ(toSan(fromFen(start), uci("e2e5")), "e2-e5");
    EXPECT_EQ(toSan(fromFen(start), uci("a1a7")), "Ra1xa7");
    EXPECT_EQ(toSan(fromFen(start), uci("e4e5")), "e4-e5");
    EXPECT_EQ(toSan(fromFen(start), uci("e2e8q")), "e2xe8=Q");
}

TEST(San, OfEveryLegalMoveIsReadBack)
{
    for (const Position& position : randomPositions(300)) {
        for (const Move move : legalMoves(position)) {
            const std::string san = toSan(position, move);
            for (const std::string& text : {san, toUci(move)}) {
                const auto token = parseSan(text);
                ASSERT_TRUE(token) << text;
                const SanResolution resolution = resolve(position, *token);
                ASSERT_TRUE(std::holds_alternative<Move>(resolution))
                    << toFen(position) << ' ' << text;
                ASSERT_EQ(std::get<Move>(resolution), move) << toFen(position) << ' ' << text;
            }
        }
    }
}

TEST(San, AlwaysGivesAReasonOrALegalMove)
{
    std::vector<SanToken> tokens;
    for (const char* text : {"Nd4", "Bxe5", "Ra1", "Qh5", "Ke2", "e4", "exd5", "ed", "O-O", "O-O-O",
                             "a8=Q", "a1", "e2e4", "Nbd2", "R1e1", "h1h8", "b8=N", "xd5", "e1a1"}) {
        tokens.push_back(parseSan(text).value());
    }
    for (const Position& position : randomPositions(300)) {
        for (const SanToken& token : tokens) {
            const SanResolution resolution = resolve(position, token);
            if (const auto* illegal = std::get_if<SanIllegal>(&resolution)) {
                ASSERT_FALSE(illegal->reasons.empty());
            }
            for (const Move move : matches(position, token)) {
                ASSERT_TRUE(isLegal(position, move)) << toFen(position) << toUci(move);
            }
        }
    }
}

TEST(San, NeverFailsOnAnyText)
{
    std::uint64_t state = 1;
    const std::string_view alphabet = "abcdefgh12345678KQRBNPxO0-=+#.:()/ eqp\xE2\x80\x93!?";
    const Position position = fromFen(castling);
    std::size_t readable = 0;
    for (int round = 0; round < 200'000; ++round) {
        std::string text;
        const std::size_t length = (state >> 40) % 9;
        for (std::size_t i = 0; i <= length; ++i) {
            state = state * 6364136223846793005ULL + 1442695040888963407ULL;
            text += alphabet[(state >> 33) % alphabet.size()];
        }
        if (const auto token = parseSan(text)) {
            ++readable;
            resolve(position, *token);
        }
    }
    EXPECT_GT(readable, 100U);
}

}  // namespace
}  // namespace diptych::chess
