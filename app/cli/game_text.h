#pragma once

#include "core/chess/position.h"
#include "core/notation/dialect.h"
#include "core/score/replay.h"
#include "core/score/sheet.h"

#include <functional>
#include <string>

namespace diptych::cli {

/// Writes one move of a position.
using MoveWriter = std::function<std::string(const chess::Position&, chess::Move)>;

/// The moves of a replayed sheet up to the first that is not certain, with move numbers.
std::string movetext(const score::ReplayedSheet& replayed, const MoveWriter& writer);

/// The moves in UCI form, separated by blanks.
std::string uciText(const score::ReplayedSheet& replayed);

/// The game in PGN export format with the seven tags.
std::string pgnText(const score::Sheet& sheet, const score::ReplayedSheet& replayed);

/// Number of plies from the start of which every move is known.
int knownPlies(const score::ReplayedSheet& replayed);

}  // namespace diptych::cli
