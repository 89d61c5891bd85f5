#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_reader.h"
#include "core/notation/move_writer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace diptych::notation {
namespace {

/// Games as lists of moves; all of them in the long run.
std::vector<std::vector<chess::Move>> games()
{
    const std::size_t most = std::getenv("DIPTYCH_LONG") != nullptr ? 60 : 20;
    std::ifstream file(DIPTYCH_TEST_DATA "/pairs/clean-truth.ndjson");
    std::vector<std::vector<chess::Move>> result;
    std::string line;
    while (result.size() < most && std::getline(file, line)) {
        const nlohmann::json game = nlohmann::json::parse(line);
        std::vector<chess::Move> moves;
        for (const auto& uci : game["moves"]) {
            moves.push_back(*chess::parseUci(uci.get<std::string>()));
        }
        result.push_back(std::move(moves));
    }
    return result;
}

/// The only legal move among the readings of a text, as far as they cost no more than the best.
std::vector<chess::Move> meant(const chess::Position& position, const Readings& readings)
{
    std::vector<chess::Move> moves;
    for (const Reading& reading : readings) {
        if (reading.cost > readings.front().cost) {
            break;
        }
        for (const chess::Move move : chess::matches(position, reading.token)) {
            moves.push_back(move);
        }
    }
    return moves;
}

class EveryDialect : public testing::TestWithParam<std::string> {};

TEST_P(EveryDialect, ReadsBackEveryLegalMoveThatItWrites)
{
    const Dialect& dialect = *findDialect(GetParam());
    std::size_t written = 0;
    for (const std::vector<chess::Move>& game : games()) {
        chess::Position position = chess::Position::initial();
        for (const chess::Move played : game) {
            for (const chess::Move move : chess::legalMoves(position)) {
                const std::string text = writeMove(position, move, dialect);
                ASSERT_EQ(meant(position, readEntry(text, dialect)), std::vector{move})
                    << text << " for " << chess::toUci(move);
                const std::string spelled = writeLongMove(position, move, dialect);
                ASSERT_EQ(meant(position, readEntry(spelled, dialect)), std::vector{move})
                    << spelled << " for " << chess::toUci(move);
                ++written;
            }
            position = position.after(played);
        }
    }
    EXPECT_GT(written, 20'000u);
}

std::vector<std::string> codes()
{
    std::vector<std::string> result;
    for (const Dialect& dialect : allDialects()) {
        result.push_back(dialect.code);
    }
    return result;
}

INSTANTIATE_TEST_SUITE_P(Dialects, EveryDialect, testing::ValuesIn(codes()),
                         [](const auto& instance) { return instance.param; });

TEST(MoveWriter, WritesEnglishAsTheRulesCoreDoes)
{
    const Dialect& english = *findDialect("en");
    for (const std::vector<chess::Move>& game : games()) {
        chess::Position position = chess::Position::initial();
        for (const chess::Move move : game) {
            ASSERT_EQ(writeMove(position, move, english), chess::toSan(position, move));
            position = position.after(move);
        }
    }
}

}  // namespace
}  // namespace diptych::notation
