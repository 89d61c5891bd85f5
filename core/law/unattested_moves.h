#pragma once

#include "core/law/circumstances.h"
#include "core/score/comparison.h"
#include "core/score/sheet.h"

#include <optional>
#include <vector>

/// Moves of the game that no record shows: the likeliest move stands there, but nobody wrote it.
namespace diptych::law {

/// Plies whose entries nobody can read, or whose last entry fits no legal move, or means an illegal
/// one and stands on one sheet alone; and those where both sheets have the same entry too many,
/// which may be the move as well. None where the scores differ or cannot be used.
std::vector<int> unattestedPlies(const score::Comparison& comparison,
                                 const std::vector<score::Sheet>& sheets);

/// The moves that can have been made at an unattested ply: an illegal one that is written there
/// first, then the legal ones after which the rest of the game stays legal, or the two of which one
/// is too many. Where boards show some of them, only those.
std::vector<chess::Move> movesPossibleAt(const Circumstances& circumstances,
                                         const score::Comparison& comparison,
                                         const std::vector<score::Sheet>& sheets, int ply);

/// The only unattested move, where boards show one and no board shows another.
std::optional<score::EstablishedMove> unattestedMoveShown(const Circumstances& circumstances,
                                                          const score::Comparison& comparison,
                                                          const std::vector<score::Sheet>& sheets);

}  // namespace diptych::law
