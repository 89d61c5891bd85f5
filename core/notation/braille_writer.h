#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/notation/braille_code.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// Whether every letter of a piece in the code has a cell, so that games can be written in it.
bool canWrite(const BrailleCode& code);

/// The same code as players use it for their own scores (law.md 3.3): no capitals and no number
/// signs; lowered digits, where the country does not have Antoine's.
BrailleCode withLeastCoding(BrailleCode code);

/// A move with the least amount of signs: no marks of capture, check or "e.p.", castling "oo" or
/// "ooo". Where the code has no capitals and another move could be read, both squares are written.
std::vector<Cell> brailleMove(const chess::Position& position, chess::Move move,
                              const BrailleCode& code);

/// The number of a move, with its full stop where the code has one.
std::vector<Cell> brailleMoveNumber(int number, const BrailleCode& code);

/// Small letters, digits, dashes, strokes and full stops, as "1/2-1/2"; anything else is left out.
std::vector<Cell> brailleText(std::string_view print, const BrailleCode& code);

/// Cells as Unicode Braille patterns.
std::string toPatterns(std::span<const Cell> cells);

/// Cells in North American ASCII Braille.
std::string toAsciiBraille(std::span<const Cell> cells);

}  // namespace diptych::notation
