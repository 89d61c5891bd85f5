#pragma once

#include "core/law/circumstances.h"
#include "core/score/comparison.h"
#include "core/score/sheet.h"

#include <optional>
#include <string_view>
#include <vector>

namespace diptych::law {

/// The scores compared with everything that the arbiter has established about them.
struct EstablishedScores {
    score::Comparison comparison{};
    std::optional<score::Comparison> withConcessions{};
    std::vector<int> unattested{};  ///< plies that neither a record nor a board nor an answer shows
};

/// Compares the scores. Answers and concessions become moves of the game; copied entries that were
/// not accepted end their sheet; an entry beyond the last move shown by the boards is written
/// ahead (8.1.2).
EstablishedScores compareEstablished(const Circumstances& circumstances,
                                     const std::vector<score::Sheet>& sheets);

/// An answer to this question changes what the scores say.
bool bearsOnTheScores(std::string_view question);

/// The player to move has a piece there, so that the move can have been made, if only illegally.
bool canHaveBeenMade(const score::Comparison& comparison, int ply, chess::Move move);

/// The ply that what-was-really-played is about: where the scores part, else the only one that no
/// record attests.
std::optional<int> plyAskedAbout(const score::Comparison& comparison,
                                 const std::vector<score::Sheet>& sheets);

/// What both players say was played there; absent without an answer that can have been made.
std::optional<chess::Move> saidToBePlayed(const Facts& facts, const score::Comparison& comparison,
                                          const std::vector<score::Sheet>& sheets);

/// The concessions that can be put into the scores: at a ply where the scores have different moves,
/// and not made by both players at once.
std::vector<SidePly> usedConcessions(const Facts& facts, const score::Comparison& comparison);

/// Who has conceded which ply: a stated concession, or the answer to does-a-player-concede, which
/// is about the first divergence.
std::optional<SidePly> concessionOf(const Facts& facts, const score::Comparison& comparison);

}  // namespace diptych::law
