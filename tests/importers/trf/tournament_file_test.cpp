#include "importers/trf/game_choice.h"
#include "importers/trf/tournament_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::importers {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view open =
    "### a comment\n"
    "012 Test Open\n"
    "022 Musterstadt\n"
    "032 GER\n"
    "042 2026/05/01\n"
    "052 2026/05/02\n"
    "092 Individual: Swiss-System\n"
    "102 Chief, Anna\n"
    "112 Deputy, One\n"
    "112 Deputy, Two\n"
    "122 40/90min, 30min, 30s/move\n"
    "132                                                                                        "
    "26/05/01  26/05/02\n"
    "001    1 m FM Beispiel, Anna                    2210 GER    12345678 1990/01/31  1.5    1     "
    "2 "
    "w 1     3 b =\n"
    "001    2 w    Exemple, Hector                   1985 FRA    87654321 1985/12/01  0.0    3     "
    "1 "
    "b 0  0000 - Z\n"
    "001    3 m    Sample, Gustav                    2050 ENG    11223344 1979/07/09  1.5    2  "
    "0000 "
    "- U     1 w =\n";

TEST(TournamentFile, ReadsHeadsAndPlayers)
{
    const Tournament tournament = readTournament(open);
    EXPECT_EQ(tournament.name, "Test Open");
    EXPECT_EQ(tournament.city, "Musterstadt");
    EXPECT_EQ(tournament.federation, "GER");
    EXPECT_EQ(tournament.begin, "2026/05/01");
    EXPECT_EQ(tournament.end, "2026/05/02");
    EXPECT_EQ(tournament.chiefArbiter, "Chief, Anna");
    EXPECT_THAT(tournament.deputies, ElementsAre("Deputy, One", "Deputy, Two"));
    ASSERT_TRUE(tournament.timeControl.has_value());
    EXPECT_EQ(clock::toString(*tournament.timeControl), "40/5400+30:1800+30");
    EXPECT_EQ(tournament.roundDates.at(2), "2026-05-02");
    EXPECT_THAT(tournament.diagnostics, IsEmpty());
    ASSERT_EQ(tournament.players.size(), 3U);
    const TournamentPlayer& anna = tournament.players[0];
    EXPECT_EQ(anna.name, "Beispiel, Anna");
    EXPECT_EQ(anna.title, "FM");
    EXPECT_EQ(anna.sex, "m");
    EXPECT_EQ(anna.rating, 2210);
    EXPECT_EQ(anna.federation, "GER");
    EXPECT_EQ(anna.fideId, "12345678");
    EXPECT_EQ(anna.birth, "1990/01/31");
    EXPECT_EQ(anna.points, 1.5);
    ASSERT_EQ(anna.rounds.size(), 2U);
    EXPECT_EQ(anna.rounds[0].opponent, 2);
    EXPECT_EQ(anna.rounds[0].colour, chess::Color::White);
    EXPECT_EQ(anna.rounds[0].result, '1');
    EXPECT_EQ(anna.rounds[1].colour, chess::Color::Black);
    EXPECT_FALSE(tournament.players[1].rounds[1].opponent.has_value());
}

TEST(TournamentFile, ChoosesTheGameOfAPlayerInARound)
{
    const Tournament tournament = readTournament(open);
    for (const int rank : {1, 2}) {
        const auto game = chooseGame(tournament, rank, 1);
        ASSERT_TRUE(game.has_value());
        EXPECT_EQ(game->white.name, "Beispiel, Anna");
        EXPECT_EQ(game->black.name, "Exemple, Hector");
        EXPECT_EQ(game->result, score::GameResult::WhiteWins);
        EXPECT_EQ(game->date, "2026-05-01");
    }
    const auto draw = chooseGame(tournament, 1, 2);
    ASSERT_TRUE(draw.has_value());
    EXPECT_EQ(draw->white.name, "Sample, Gustav");
    EXPECT_EQ(draw->result, score::GameResult::Draw);
    EXPECT_EQ(chooseGame(tournament, 9, 1).error(), NoGame::UnknownPlayer);
    EXPECT_EQ(chooseGame(tournament, 1, 3).error(), NoGame::UnknownRound);
    EXPECT_EQ(chooseGame(tournament, 1, 0).error(), NoGame::UnknownRound);
    EXPECT_EQ(chooseGame(tournament, 2, 2).error(), NoGame::NotPaired);
    EXPECT_EQ(chooseGame(tournament, 3, 1).error(), NoGame::NotPaired);
}

/// A line of record 001 with one round.
std::string line(const std::string& rank, const std::string& round)
{
    std::string text = "001 " + std::string(4 - rank.size(), ' ') + rank + " m    Player " + rank;
    text.resize(91, ' ');
    return text + round + "\n";
}

TEST(TournamentFile, SaysWhyThereIsNoGame)
{
    const auto error = [](const std::string& text) {
        const auto game = chooseGame(readTournament(text), 1, 1);
        return game ? std::nullopt : std::optional(game.error());
    };
    EXPECT_EQ(error(line("1", "   2 w  ") + line("2", "   1 b  ")), std::nullopt);
    EXPECT_EQ(error(line("1", "   2 w  ") + line("2", "")), std::nullopt);
    EXPECT_EQ(error(line("1", "   2 - ") + line("2", "   1 b  ")), std::nullopt);
    EXPECT_EQ(error(line("1", "   2 w +") + line("2", "   1 b -")), NoGame::NotPlayed);
    EXPECT_EQ(error(line("1", "   7 w 1")), NoGame::OpponentMissing);
    EXPECT_EQ(error(line("1", "   2   1") + line("2", "   1   0")), NoGame::ColoursUnknown);
    EXPECT_EQ(error(line("1", "   2 w 1") + line("2", "   1 w 0")), NoGame::OpponentDisagrees);
    EXPECT_EQ(error(line("1", "   2 w 1") + line("2", "   3 b 0")), NoGame::OpponentDisagrees);
}

TEST(TournamentFile, ReadsWhatOlderFilesHave)
{
    const Tournament tournament =
        readTournament("\xEF\xBB\xBF"
                       "042 28. 07. 2005\r"
                       "001    1    g Krahe,Frank,Dr.                   2500         4611111 "
                       "1969.12.06  2.5    1\r"
                       "001    2 w wf Müller,Eva                        2100 GER     4622222       "
                       "      2.0    2     1 w W\r");
    ASSERT_EQ(tournament.players.size(), 2U);
    EXPECT_EQ(tournament.begin, "28. 07. 2005");
    EXPECT_EQ(tournament.players[0].name, "Krahe, Frank, Dr.");
    EXPECT_EQ(tournament.players[0].title, "GM");
    EXPECT_EQ(tournament.players[0].sex, "");
    EXPECT_EQ(tournament.players[0].federation, "");
    EXPECT_EQ(tournament.players[0].birth, "1969.12.06");
    EXPECT_EQ(tournament.players[1].title, "WFM");
    EXPECT_EQ(tournament.players[1].name, "Müller, Eva");
    EXPECT_EQ(tournament.players[1].rating, 2100);
    EXPECT_EQ(tournament.players[1].rounds[0].result, 'W');
    ASSERT_EQ(playersNamed(tournament, "MULLER").size(), 1U);
    EXPECT_THAT(playersNamed(tournament, "nobody"), IsEmpty());
}

TEST(TournamentFile, ReadsTheRecordsOf2026)
{
    const Tournament tournament = readTournament("142 9\n152 w\n162 W 1.0 D 0.5\n"
                                                 "222 40/6000+30:900+30\n122 free words\n" +
                                                 line("1", "   2 w 1") + line("2", "   1 b 0") +
                                                 "GER    1 m    Player 1                         "
                                                 "1900\n");
    ASSERT_TRUE(tournament.timeControl.has_value());
    EXPECT_EQ(clock::toString(*tournament.timeControl), "40/6000+30:900+30");
    EXPECT_EQ(tournament.timeControlText, "free words");
    EXPECT_EQ(tournament.players.size(), 2U);
    EXPECT_THAT(tournament.diagnostics, IsEmpty());
}

TEST(TournamentFile, NamesLinesThatItCannotRead)
{
    const Tournament tournament = readTournament("222 often\n001    x      Nobody\n001    1\n" +
                                                 line("1", "") + line("1", ""));
    ASSERT_EQ(tournament.diagnostics.size(), 4U);
    EXPECT_EQ(tournament.diagnostics[0].code, "bad-time-control");
    EXPECT_EQ(tournament.diagnostics[1].code, "bad-player");
    EXPECT_EQ(tournament.diagnostics[1].span.line, 2);
    EXPECT_EQ(tournament.diagnostics[2].code, "bad-player");
    EXPECT_EQ(tournament.diagnostics[3].code, "player-repeated");
    EXPECT_EQ(tournament.players.size(), 1U);
}

TEST(TournamentFile, IsFoundOut)
{
    EXPECT_TRUE(looksLikeTournament(open));
    EXPECT_FALSE(looksLikeTournament("1. e4 e5\n001 Nf3 Nc6\n"));
    EXPECT_FALSE(looksLikeTournament(""));
    EXPECT_THAT(readTournament(std::string("\0\1", 2)).players, IsEmpty());
}

}  // namespace
}  // namespace diptych::importers
