#include "core/chess/fen.h"
#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/score/written_forms.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace diptych::score {

using chess::Move;
using chess::Position;

namespace {

struct FormCase {
    const char* fen;
    const char* move;
    const char* form;
    bool isPlain;
};

std::optional<double> costOf(const Position& position, Move move, std::string_view form)
{
    std::vector<WrittenForm> forms;
    writtenForms(position, move, chess::legalMoves(position), forms);
    std::optional<double> least;
    for (const WrittenForm& written : forms) {
        if (written.word.text() == form && (!least || written.cost < *least)) {
            least = written.cost;
        }
    }
    return least;
}

class Form : public testing::TestWithParam<FormCase> {};

constexpr const char* middleGame =
    "r1bqkb1r/ppp2ppp/2n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R1BQKB1R w KQkq - 0 5";
constexpr const char* twoKnights = "4k3/8/8/8/8/8/5N2/1N2K3 w - - 0 1";
constexpr const char* promotion = "5nk1/r3P3/8/8/8/8/8/R3K2R w KQ - 0 1";

}  // namespace

TEST_P(Form, IsOneInWhichTheMoveIsWritten)
{
    const auto position = chess::parseFen(GetParam().fen);
    ASSERT_TRUE(position);
    const auto moves = chess::matches(*position, chess::parseSan(GetParam().move).value());
    ASSERT_EQ(moves.size(), 1u);
    const auto cost = costOf(*position, moves[0], GetParam().form);
    ASSERT_TRUE(cost) << GetParam().form;
    EXPECT_EQ(*cost == 0.0, GetParam().isPlain) << *cost;
}

INSTANTIATE_TEST_SUITE_P(
    Written, Form,
    testing::Values(
        FormCase{middleGame, "exd5", "exd5", true}, FormCase{middleGame, "exd5", "ed5", false},
        FormCase{middleGame, "exd5", "ed", false}, FormCase{middleGame, "exd5", "PxP", false},
        FormCase{middleGame, "Nxe5", "Nxe5", true}, FormCase{middleGame, "Nxe5", "Ne5", false},
        FormCase{middleGame, "Nxe5", "NxP", false}, FormCase{middleGame, "Nxe5", "Nf3-e5", false},
        FormCase{middleGame, "a3", "a3", true}, FormCase{middleGame, "a3", "Pa3", false},
        FormCase{middleGame, "a3", "a2-a3", false}, FormCase{twoKnights, "Nbd2", "Nbd2", false},
        FormCase{twoKnights, "Nbd2", "Nd2", true}, FormCase{promotion, "exf8=Q", "exf8=Q", true},
        FormCase{promotion, "exf8=Q", "ef8Q", false}, FormCase{promotion, "exf8=Q", "exf8", false},
        FormCase{promotion, "e8=N", "e8=N", true}, FormCase{promotion, "O-O", "O-O", true},
        FormCase{promotion, "O-O-O", "OOO", false}, FormCase{promotion, "O-O", "Kg1", false}));

TEST(WrittenForms, HoldTheStandardFormOfEveryLegalMoveAtNoCost)
{
    for (const char* fen :
         {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
          "7k/8/8/1N1N4/8/1N1N4/8/K7 w - - 0 1", "R6R/8/8/8/8/8/6k1/K3R3 w - - 0 1"}) {
        const auto position = chess::parseFen(fen);
        ASSERT_TRUE(position);
        for (const Move move : chess::legalMoves(*position)) {
            std::string san = chess::toSan(*position, move);
            san.erase(
                std::remove_if(san.begin(), san.end(), [](char c) { return c == '+' || c == '#'; }),
                san.end());
            EXPECT_EQ(costOf(*position, move, san), 0.0) << fen << ' ' << san;
        }
    }
}

TEST(InkWord, KeepsItsLetters)
{
    for (const char* text : {"", "e4", "O-O-O", "Nxe5+", "exd8=Q#"}) {
        EXPECT_EQ(InkWord(text).text(), text);
    }
    EXPECT_EQ(InkWord("?N!f3").text(), "Nf3");
}

}  // namespace diptych::score
