#pragma once

#include "core/chess/position.h"

namespace diptych::chess {

struct CastlingSquares;

/// Squares from which a piece of a type of the side to move can legally go to a square: looked up
/// from the target backwards. Castling counts as the king's move.
Bitboard legalOrigins(const Position& position, PieceType type, Square to);

/// The same among pieces on some squares only.
Bitboard legalOrigins(const Position& position, PieceType type, Square to, Bitboard among);

/// Castling is legal for the side to move (Article 3.8.2).
bool canCastle(const Position& position, const CastlingSquares& castling);

}  // namespace diptych::chess
