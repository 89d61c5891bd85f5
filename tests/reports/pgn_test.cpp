#include "reports/pgn/pgn_writer.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

namespace diptych::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

const PhraseBook english = PhraseBook::forLanguage(Language::English);

/// What another program makes of it: the games in SAN on one line each, then its complaints.
std::string extracted(const std::string& pgn)
{
    const test::TemporaryFolder folder;
    const auto path = folder.put("incident.pgn", pgn);
    return test::shell("PATH=$PATH:/usr/games pgn-extract -s -w1000 -C --notags '" + path.string() +
                       "'")
        .output;
}

TEST(PgnWriter, WritesWhatStandsAndWhatIsAnnulled)
{
    const std::string pgn = toPgn(test::smallIncident().report(), english);
    EXPECT_THAT(pgn, HasSubstr("[White \"Weißmüller, Antonia\"]"));
    EXPECT_THAT(pgn, HasSubstr("[Date \"2026.08.14\"]"));
    EXPECT_THAT(pgn, HasSubstr("[Line \"standing\"]"));
    EXPECT_THAT(pgn, HasSubstr("[Line \"annulled\"]"));
    EXPECT_THAT(pgn, HasSubstr("[Line \"black score\"]"));
    const std::string games = extracted(pgn);
    EXPECT_THAT(games, HasSubstr("8. c3 O-O *\n"));
    EXPECT_THAT(games, HasSubstr("8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 *"));
    EXPECT_THAT(games, HasSubstr("8. c3 O-O 9. a3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 *"));
}

TEST(PgnWriter, KeepsLinesShort)
{
    const std::string pgn = toPgn(test::smallIncident().report(), english);
    std::size_t begin = 0;
    for (std::size_t end = pgn.find('\n'); end != std::string::npos; end = pgn.find('\n', begin)) {
        EXPECT_LE(end - begin, 80U);
        begin = end + 1;
    }
}

TEST(PgnWriter, StopsBeforeAMoveThatIsNotLegal)
{
    auto small = test::smallIncident();
    auto& game = small.assessment.comparison.game;
    game.moves[4] = chess::Move(chess::Square::F1, chess::Square::F5);
    small.assessment.remedies.clear();
    const std::string pgn = toPgn(small.report(), english);
    EXPECT_THAT(pgn, HasSubstr("1. e4 e5 2. Nf3 Nc6 {Not legal: f1f5.} *"));
    EXPECT_THAT(extracted(pgn), Not(HasSubstr("f5")));
}

TEST(PgnWriter, NamesThePositionFromWhichAGameBegan)
{
    auto small = test::smallIncident();
    small.incident.circumstances.start = test::position("8/8/4k3/8/8/4K3/4R3/8 w - - 0 40");
    small.assessment.comparison.game = {};
    small.assessment.comparison.state = score::ScoresState::Unusable;
    small.assessment.remedies.clear();
    const std::string pgn = toPgn(small.report(), english);
    EXPECT_THAT(pgn, HasSubstr("[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/4K3/4R3/8 w - - 0 40\"]"));
}

TEST(PgnWriter, EscapesNames)
{
    auto small = test::smallIncident();
    small.incident.players.white->name = "A \"B\" \\ C";
    EXPECT_THAT(toPgn(small.report(), english), HasSubstr("[White \"A \\\"B\\\" \\\\ C\"]"));
}

}  // namespace
}  // namespace diptych::reports
