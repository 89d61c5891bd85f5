#pragma once

#include "core/law/assessment.h"
#include "core/law/circumstances.h"
#include "core/score/sheet.h"

#include <optional>
#include <string>
#include <vector>

namespace diptych::law {

/// A remedy as an arbiter names it in his ruling.
struct NamedRemedy {
    RemedyId id = RemedyId::Continue;
    std::optional<Color> board{};
    std::optional<int> ply{};  ///< at most the plies of the game
    std::string article{};
};

/// A remedy that was not offered, as the arbiter rules it: with the position that it leads to and
/// the clocks that follow from it (contract section 4), the penalties of the assessment included.
Remedy remedyAsRuled(const Circumstances& circumstances, const std::vector<score::Sheet>& sheets,
                     const Assessment& assessment, const NamedRemedy& named);

/// The remedy takes moves back or ends the game, so that a ply belongs to it.
bool hasPly(RemedyId id);
/// The remedy is about one player's board or score.
bool hasBoard(RemedyId id);

}  // namespace diptych::law
