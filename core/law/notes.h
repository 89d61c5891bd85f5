#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

/// What stands beside the decision: findings, questions and penalties that do not choose the
/// remedy. Each adds to the outcome that was decided.
namespace diptych::law {

/// State of the boards and of the scores, under the article on two boards.
void noteBoardsAndScores(const Matter& matter, Outcome& outcome);

/// Announcements, repetitions and slips of the tongue (D.2.1, D.2.8).
void noteSpeech(const Matter& matter, Outcome& outcome);

/// Pieces touched bind the player on move; after a retrace and on a wrong board that is asked
/// (4.3 to 4.5, 4.8, D.2.2).
void bindTouchedPieces(const Matter& matter, Outcome& outcome);

/// Draw offers among the moves taken back, and wrong claims with their penalty (9.1, 9.5).
void noteDraws(const Matter& matter, Outcome& outcome);

/// Clocks, lateness, pauses, devices, set-up, assistants.
void noteArbitersMatters(const Matter& matter, Outcome& outcome);

/// The move in the envelope: what it is, and that it is made before the game goes on (Guidelines
/// I).
void noteSealedMove(const Matter& matter, Outcome& outcome);

/// What somebody did beside the moves: 7.4, 7.5.3, 7.5.4, 11.2.3, 11.3.1, 12.7, an error of the
/// arbiter.
void noteConduct(const Matter& matter, Outcome& outcome);

}  // namespace diptych::law
