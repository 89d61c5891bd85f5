#include "importers/trf/game_choice.h"
#include "importers/trf/tournament_file.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

void examine(std::string_view input)
{
    const auto tournament = importers::readTournament(input);
    for (const auto& player : tournament.players) {
        if (player.rank < 1 || player.name.empty()) {
            fail("every player has a rank and a name");
        }
        const auto game = importers::chooseGame(tournament, player.rank, 1);
        if (game && game->white.rank == game->black.rank) {
            fail("nobody plays himself");
        }
    }
}

}  // namespace diptych::fuzz
