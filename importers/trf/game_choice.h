#pragma once

#include "core/score/sheet.h"
#include "importers/trf/tournament.h"

#include <tl/expected.hpp>

#include <cstdint>

namespace diptych::importers {

/// A game of a tournament: who had which colour, and how it ended.
struct TournamentGame {
    int round = 0;
    TournamentPlayer white{};
    TournamentPlayer black{};
    std::optional<score::GameResult> result{};  ///< absent while it is played
    std::string date{};                         ///< YYYY-MM-DD or empty
};

/// Why there is no game to choose.
enum class NoGame : std::uint8_t {
    UnknownPlayer,
    UnknownRound,     ///< the file has no such round for him
    NotPaired,        ///< he had a bye, or no opponent
    NotPlayed,        ///< the opponent did not come
    OpponentMissing,  ///< the file names an opponent whom it does not have
    ColoursUnknown,
    OpponentDisagrees,  ///< the opponent's line names another opponent or the same colour
};

/// The game of a player, named by his starting rank, in a round from 1. The file has no board
/// numbers, so this is how a game is found in it.
tl::expected<TournamentGame, NoGame> chooseGame(const Tournament& tournament, int rank, int round);

}  // namespace diptych::importers
