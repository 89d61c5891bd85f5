#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <string>
#include <vector>

namespace diptych::law {

/// What was played at a ply? The choices are played through, and what they lead to is offered. An
/// answer that nobody can have made leaves the question open, and is noted.
Outcome askWhatWasPlayed(const Matter& matter, int ply, const std::vector<std::string>& moves,
                         const std::vector<Remedy>& offered);

/// Notes an answer that names a move which nobody can have made at a ply.
void noteImpossibleAnswer(const Matter& matter, int ply, Outcome& outcome);

/// What was really played is known neither here nor where the scores part without the answer: there
/// is none, or it names a move that nobody can have made.
bool isStillOpen(const Matter& matter);

}  // namespace diptych::law
