#include "app/session/move_completion.h"
#include "core/chess/fen.h"
#include "core/chess/san.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"
#include "core/score/replay.h"
#include "importers/importer.h"

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace diptych;
using namespace diptych::session;

namespace {

std::string decided(const std::string& fen, const std::string& typed, const char* dialect = "en")
{
    const auto position = chess::parseFen(fen);
    EXPECT_TRUE(position) << fen;
    const Completion completion = complete(*position, typed, *notation::findDialect(dialect));
    return completion.decided ? completion.decided->spelling : std::string();
}

std::size_t offers(const std::string& fen, const std::string& typed, const char* dialect = "en")
{
    return complete(*chess::parseFen(fen), typed, *notation::findDialect(dialect)).offers.size();
}

const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const std::string castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Moves of the games of a PGN file, replayed.
std::vector<std::vector<chess::Move>> gamesOf(const char* name)
{
    std::ifstream file(std::string(DIPTYCH_SOURCE_DIR "/tests/data/games/") + name);
    std::stringstream all;
    all << file.rdbuf();
    std::vector<std::vector<chess::Move>> games;
    const std::string text = all.str();
    std::size_t at = text.find("[Event ");
    while (at != std::string::npos) {
        const std::size_t next = text.find("\n[Event ", at + 1);
        const std::string game = text.substr(at, next - at);
        importers::ImportRequest request;
        request.bytes = game;
        request.medium = score::Medium::Pgn;
        request.dialect = "en";
        const auto replayed =
            score::replay(chess::Position::initial(), importers::readSheet(request));
        std::vector<chess::Move> moves;
        for (const auto& row : replayed.rows) {
            if (row.move && row.state == score::EntryState::Read) {
                moves.push_back(*row.move);
            }
        }
        games.push_back(moves);
        at = next == std::string::npos ? next : next + 1;
    }
    return games;
}

/// Key strokes that a move takes: small letters as they come, Enter where nothing is decided.
int keysFor(const chess::Position& position, chess::Move move, const notation::Dialect& dialect)
{
    std::string spelling;
    for (const char c : notation::writeMove(position, move, dialect)) {
        if (std::string_view("x+#=-:").find(c) == std::string_view::npos) {
            spelling += static_cast<char>(std::tolower(c));
        }
    }
    for (std::size_t keys = 1; keys <= spelling.size(); ++keys) {
        const Completion completion = complete(position, spelling.substr(0, keys), dialect);
        if (completion.decided) {
            EXPECT_EQ(completion.decided->move, move) << spelling;
            return static_cast<int>(keys);
        }
    }
    const Completion whole = complete(position, spelling, dialect);
    int steps = 0;
    for (const MoveOffer& offer : whole.offers) {
        if (offer.move == move) {
            return static_cast<int>(spelling.size()) + steps + 1;
        }
        ++steps;
    }
    ADD_FAILURE() << spelling << " is not offered";
    return 100;
}

}  // namespace

TEST(MoveCompletion, DecidesAsSoonAsOnlyADigitIsWanting)
{
    EXPECT_EQ(decided(initial, "e"), "");
    EXPECT_EQ(decided(initial, "e4"), "e4");
    EXPECT_EQ(decided(initial, "N"), "");
    EXPECT_EQ(decided(initial, "Nf"), "Nf3");
    EXPECT_EQ(decided(initial, "nf"), "Nf3");
    EXPECT_EQ(decided(afterE4, "nc"), "Nc6");
}

TEST(MoveCompletion, OffersEveryMoveThatIsStillPossible)
{
    EXPECT_EQ(offers(initial, "e"), 2U);
    EXPECT_EQ(offers(initial, "N"), 4U);
    EXPECT_EQ(offers(initial, "@"), 0U);
    EXPECT_EQ(offers(initial, ""), 0U);
    EXPECT_EQ(offers(initial, "Ke2"), 0U);
}

TEST(MoveCompletion, TakesASmallLetterForAPieceOnlyWhereNoPawnIsMeant)
{
    const std::string fen = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
    EXPECT_EQ(decided(fen, "bc"), "bxc3");
    const std::string both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    EXPECT_EQ(decided(both, "bc4"), "");
    EXPECT_EQ(complete(*chess::parseFen(both), "bc4", *notation::findDialect("en"))
                  .offers.front()
                  .spelling,
              "bxc4");
    EXPECT_EQ(decided(both, "Bxc4"), "Bxc4");
}

TEST(MoveCompletion, ReadsCastlingInEveryForm)
{
    EXPECT_EQ(decided(castles, "o-o"), "");
    EXPECT_EQ(offers(castles, "0-0"), 2U);
    EXPECT_EQ(decided(castles, "0-0-0"), "O-O-O");
    EXPECT_EQ(decided("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "00"), "O-O");
    EXPECT_EQ(decided("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0"), "");
}

TEST(MoveCompletion, ReadsOtherNotations)
{
    EXPECT_EQ(decided(initial, "sf", "de"), "Sf3");
    EXPECT_EQ(decided(initial, "Cf", "fr"), "Cf3");
    EXPECT_EQ(decided(initial, "Sf", "en"), "Nf3");
    EXPECT_EQ(decided(initial, "g1f"), "Nf3");
    EXPECT_EQ(decided(initial, "e2e4"), "e4");
}

TEST(MoveCompletion, LetsAnOverspecifiedEntryBeFinished)
{
    // Only one knight can go to the g-file, yet "Ngf3" may be what is being typed.
    const std::string fen = "4k3/8/8/8/8/8/8/4K1NN w - - 0 1";
    EXPECT_EQ(decided(fen, "ng"), "");
    EXPECT_EQ(decided(fen, "ngf"), "Nf3");
}

TEST(MoveCompletion, KnowsWhatOnlyFinishesADecidedMove)
{
    const MoveOffer knight{*chess::parseUci("g1f3"), "Nf3"};
    EXPECT_TRUE(finishes("nf3", knight));
    EXPECT_FALSE(finishes("nf5", knight));
    EXPECT_TRUE(isWhole("N-f3+", knight));
    EXPECT_FALSE(isWhole("Nf", knight));
}

TEST(MoveCompletion, TakesAtMostTwoAndAHalfKeyStrokesAMoveOverRealGames)
{
    const auto games = gamesOf("lichess-47-games.pgn");
    ASSERT_GT(games.size(), 40U);
    for (const char* code : {"en", "de", "fr", "es"}) {
        const notation::Dialect& dialect = *notation::findDialect(code);
        long keys = 0;
        long moves = 0;
        for (const auto& game : games) {
            chess::Position position = chess::Position::initial();
            for (const chess::Move move : game) {
                keys += keysFor(position, move, dialect);
                ++moves;
                position = position.after(move);
            }
        }
        ASSERT_GT(moves, 2000);
        const double mean = static_cast<double>(keys) / static_cast<double>(moves);
        testing::Test::RecordProperty(code, std::to_string(mean));
        std::cout << code << ": " << mean << " key strokes a move, " << moves << " moves\n";
        EXPECT_LE(mean, 2.5) << code;
    }
}
