#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>

namespace diptych::law {

/// An entry fits several moves and its writer's own board shows another one than the game: he must
/// say what he meant. Absent where no board speaks for another reading.
std::optional<Outcome> ambiguousEntry(const Matter& matter);

/// A wrong board shows a move that its owner's entry could have meant but for the later moves.
bool laterMoveDecides(const Matter& matter, Color side);

}  // namespace diptych::law
