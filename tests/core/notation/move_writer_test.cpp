#include "core/chess/fen.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"

#include <gtest/gtest.h>

#include <string>

namespace diptych::notation {
namespace {

struct Sample {
    std::string fen;
    std::string uci;
    std::string dialect;
    std::string text;
    std::string spelledOut;
};

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string castling = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
const std::string promotion = "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1";

class WrittenMoves : public testing::TestWithParam<Sample> {};

TEST_P(WrittenMoves, UseTheLettersAndSignsOfTheDialect)
{
    const Sample& sample = GetParam();
    const auto position = chess::parseFen(sample.fen);
    ASSERT_TRUE(position);
    const chess::Move move = *chess::parseUci(sample.uci);
    const Dialect& dialect = *findDialect(sample.dialect);
    EXPECT_EQ(writeMove(*position, move, dialect), sample.text);
    EXPECT_EQ(writeLongMove(*position, move, dialect), sample.spelledOut);
}

INSTANTIATE_TEST_SUITE_P(Samples, WrittenMoves,
                         testing::ValuesIn(std::vector<Sample>{
                             {start, "e2e4", "de", "e4", "e2-e4"},
                             {start, "g1f3", "de", "Sf3", "Sg1-f3"},
                             {start, "g1f3", "ru", "Кf3", "Кg1-f3"},
                             {start, "g1f3", "sq", "Kaf3", "Kag1-f3"},
                             {castling, "e1g1", "de", "0-0", "0-0"},
                             {castling, "e1c1", "en", "O-O-O", "O-O-O"},
                             {promotion, "c7d8q", "en", "cxd8=Q+", "c7xd8=Q+"},
                             {promotion, "c7d8q", "de", "cxd8D+", "c7xd8D+"},
                             {promotion, "c7d8n", "ru", "c:d8К", "c7:d8К"},
                             {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "en", "exd6", "e5xd6"},
                             {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "g1e2", "de", "Sge2", "Sg1-e2"},
                             {"4k3/8/8/8/8/6N1/8/4K1N1 w - - 0 1", "g1e2", "de", "S1e2", "Sg1-e2"},
                             {"2k5/6K1/8/8/8/8/4qq2/4q3 b - - 9 55", "e2f1", "en", "Qe2f1",
                              "Qe2-f1"},
                             {start, "e2e5", "de", "e2-e5", "e2-e5"},
                             {start, "g1g3", "de", "Sg1-g3", "Sg1-g3"},
                             {"7k/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "h2h3", "en", "h2-h3", "h2-h3"},
                         }));

TEST(MoveWriter, MarksMate)
{
    const auto position = chess::parseFen("7k/6pp/8/8/8/8/8/R6K w - - 0 1");
    ASSERT_TRUE(position);
    EXPECT_EQ(writeMove(*position, *chess::parseUci("a1a8"), *findDialect("fr")), "Ta8#");
}

}  // namespace
}  // namespace diptych::notation
