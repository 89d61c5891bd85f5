#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>

namespace diptych::law {

/// What an illegal move costs in this edition and kind of play.
struct IllegalMoveCost {
    bool losesTheGame = false;
    std::optional<Penalty> penalty{};    ///< absent where the text gives none
    std::optional<Question> question{};  ///< about the seconds (2023, supervised blitz)
};

/// The cost of one more illegal move of a player, after those that count already.
IllegalMoveCost costOfIllegalMove(const Matter& matter, Color offender);

/// Rule that makes the game lost.
std::string_view ruleOfLoss(const Matter& matter);

/// What a wrong claim of a draw costs (9.5.3).
struct WrongClaimCost {
    std::optional<Penalty> penalty{};  ///< extra time for the opponent; absent where there is none
    std::optional<Question> question{};  ///< about the seconds (2023, supervised blitz)
};

WrongClaimCost costOfWrongClaim(const Matter& matter, Color claimant);

}  // namespace diptych::law
