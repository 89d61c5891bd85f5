#pragma once

#include "core/chess/position.h"
#include "core/notation/spoken_language.h"
#include "core/score/replay.h"
#include "core/score/sheet.h"

#include <functional>
#include <string>
#include <vector>

namespace diptych::cli {

/// Writes one move of a position.
using MoveWriter = std::function<std::string(const chess::Position&, chess::Move)>;

/// Moves of the plies from 1 as far as each is known.
std::vector<chess::Move> knownMoves(const score::ReplayedSheet& replayed);

/// The moves of a replayed sheet up to the first that is not certain, with move numbers, and the
/// result, if there is one.
std::string movetext(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
                     const MoveWriter& writer);

/// The moves in UCI form, separated by blanks; this form has nothing for a result.
std::string uciText(const score::ReplayedSheet& replayed);

/// The moves as they are announced (Article D.2.1), one a line; a result as a note in brackets.
std::string spokenText(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
                       const notation::SpokenLanguage& language);

/// The game in PGN export format with the seven tags. What was written otherwise on the sheet
/// stands in comments.
std::string pgnText(const score::Sheet& sheet, const score::ReplayedSheet& replayed);

/// Number of plies from the start of which every move is known.
int knownPlies(const score::ReplayedSheet& replayed);

}  // namespace diptych::cli
