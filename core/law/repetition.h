#pragma once

#include "core/chess/position.h"
#include "core/law/edition.h"

#include <optional>
#include <span>

namespace diptych::law {

/// Ply at which a position had occurred for the fifth time, as the edition counts (9.6.1).
std::optional<int> fifthOccurrence(std::span<const chess::Position> positions, Fivefold counting);

/// Ply at which seventy-five moves of each side without capture and pawn move were complete,
/// unless that move gave mate (9.6.2).
std::optional<int> seventyFifthMove(std::span<const chess::Position> positions);

/// The two lines contain different repetitions: a position that occurs at least twice in one of
/// them does not occur as often in the other (9.2.3).
bool repetitionsDiffer(std::span<const chess::Position> a, std::span<const chess::Position> b);

}  // namespace diptych::law
