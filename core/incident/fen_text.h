#pragma once

#include "core/chess/fen.h"
#include "core/incident/line_cursor.h"

#include <optional>
#include <string>

namespace diptych::incident {

/// Takes the rest of a line as a FEN; a bad one is complained about at the place of its fault.
std::optional<chess::Position> readFen(LineCursor& line, chess::FenUse use);

/// What a FEN should have had instead, in words.
std::string expectationOf(chess::FenProblem problem);

}  // namespace diptych::incident
