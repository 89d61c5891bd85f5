#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/law/facts.h"

#include <optional>
#include <string_view>
#include <vector>

namespace diptych::law {

/// What the pieces touched oblige the player on move to do (Articles 4.3 to 4.5, D.2.2).
struct Obligation {
    std::vector<chess::Square> mustMove{};
    std::vector<chess::Square> mustCapture{};
    std::vector<chess::Move> replies{};  ///< legal moves left to him; all where nothing binds
    std::string_view rule{};             ///< id of the rule that decides (core/law/rule_ids.h)
};

/// The obligation of the side to move in a position, from what he touched, took off and released.
/// Absent when he touched nothing, or only adjusted after saying so (4.2). Where the order of
/// touching is in question, that of the facts counts.
std::optional<Obligation> obligationOf(const chess::Position& position, const Facts& facts);

/// The pieces of which each may have been touched first, where that is not known and makes a
/// difference to the obligation; empty otherwise. 4.3.3 settles it between pieces of both colours.
std::vector<chess::Square> firstTouchedInQuestion(const chess::Position& position,
                                                  const Facts& facts);

/// The rook that goes with a king who moves as if to castle; absent for any other move.
std::optional<chess::Square> rookOfCastling(const chess::Position& position, chess::Move move);

}  // namespace diptych::law
