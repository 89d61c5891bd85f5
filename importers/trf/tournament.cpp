#include "importers/trf/tournament.h"

#include "core/notation/spoken_words.h"

#include <algorithm>

namespace diptych::importers {

const TournamentPlayer* playerOf(const Tournament& tournament, int rank)
{
    const auto found =
        std::find_if(tournament.players.begin(), tournament.players.end(),
                     [=](const TournamentPlayer& player) { return player.rank == rank; });
    return found == tournament.players.end() ? nullptr : &*found;
}

std::vector<const TournamentPlayer*> playersNamed(const Tournament& tournament,
                                                  std::string_view text)
{
    const std::string wanted = notation::foldWord(text);
    std::vector<const TournamentPlayer*> found;
    for (const TournamentPlayer& player : tournament.players) {
        if (notation::foldWord(player.name).find(wanted) != std::string::npos) {
            found.push_back(&player);
        }
    }
    return found;
}

}  // namespace diptych::importers
