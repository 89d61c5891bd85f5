#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"

namespace diptych::chess {

/// Each side has exactly one king, as in every position that a game can reach.
bool hasOneKingEach(const Position& position);

/// All legal moves of the side to move (Articles 3.1 to 3.9).
MoveList legalMoves(const Position& position);

/// Legal moves of pieces of one type to one square: what an entry such as "Nf3" can mean.
MoveList legalMovesTo(const Position& position, PieceType type, Square to);

/// A move is legal in a position.
bool isLegal(const Position& position, Move move);

bool hasLegalMove(const Position& position);

}  // namespace diptych::chess
