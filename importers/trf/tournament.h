#pragma once

#include "core/chess/piece.h"
#include "core/clock/time_control.h"
#include "core/support/diagnostic.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace diptych::importers {

/// What a player did in a round.
struct RoundResult {
    std::optional<int> opponent{};         ///< his starting rank; absent: none
    std::optional<chess::Color> colour{};  ///< of this player; absent: not played
    /// As in the file: "1", "0", "=", "+", "-", "W", "D", "L", "H", "F", "U", "Z"; a blank while
    /// the round is played.
    char result = ' ';
};

/// A player of a tournament. Everything but rank and name may be missing.
struct TournamentPlayer {
    int rank = 0;         ///< starting rank, by which rounds refer to him
    std::string name{};   ///< "Last, First", in one form
    std::string title{};  ///< "GM", "WFM"; empty: none
    std::string sex{};    ///< "m", "w" or empty
    std::optional<int> rating{};
    std::string federation{};  ///< three letters or empty
    std::string fideId{};
    std::string birth{};  ///< as written
    std::optional<double> points{};
    std::vector<RoundResult> rounds{};  ///< from round 1
};

/// A tournament file as read.
struct Tournament {
    std::string name{};
    std::string city{};
    std::string federation{};
    std::string begin{};  ///< as written
    std::string end{};
    std::string type{};
    std::string chiefArbiter{};
    std::vector<std::string> deputies{};
    std::string timeControlText{};                    ///< record 122, in prose
    std::optional<clock::TimeControl> timeControl{};  ///< record 222, else from the prose
    std::map<int, std::string> roundDates{};          ///< YYYY-MM-DD where it can be told
    std::vector<TournamentPlayer> players{};
    std::string encoding = "utf-8";
    Diagnostics diagnostics{};
};

/// A file never has more players and rounds than these; more are not read.
constexpr std::size_t mostPlayers = 10'000;
constexpr int mostRounds = 60;

/// The player with a starting rank; null if there is none.
const TournamentPlayer* playerOf(const Tournament& tournament, int rank);

/// Players whose names hold a text, whatever its case and accents, in the order of the file.
std::vector<const TournamentPlayer*> playersNamed(const Tournament& tournament,
                                                  std::string_view text);

}  // namespace diptych::importers
