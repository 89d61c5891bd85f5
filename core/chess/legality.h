#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace diptych::chess {

/// A reason why a move is not legal. Codes are the names in lower case with hyphens.
enum class Illegality : std::uint8_t {
    EmptySquare,           ///< nothing stands on the square of departure
    NotOwnPiece,           ///< the piece belongs to the opponent
    OwnPieceOnTarget,      ///< 3.1.1
    WrongMovement,         ///< the piece does not move so (3.2 to 3.8)
    PathBlocked,           ///< 3.5
    KingLeftInCheck,       ///< 3.9.2
    NothingToCapture,      ///< a pawn moves diagonally to an empty square
    EnPassantNotPossible,  ///< 3.7.3.1: no pawn has just passed that square
    CastlingRightLost,     ///< 3.8.2.1
    CastlingInCheck,       ///< 3.8.2.2
    CastlingThroughCheck,  ///< 3.8.2.2: the king crosses an attacked square
    CastlingBlocked,       ///< 3.8.2.2: a piece stands between king and rook
    PromotionMissing,      ///< 3.7.3.3: a pawn on the last rank must be exchanged
    PromotionNotAllowed,   ///< a new piece is named where no pawn is promoted
    KingCaptured,          ///< 1.4.1: a king is never taken
};

/// Why a move is not legal, in the order of the enumeration; empty when it is legal.
std::vector<Illegality> whyIllegal(const Position& position, Move move);

/// Code for JSON, such as "king-left-in-check".
std::string_view toCode(Illegality reason);

}  // namespace diptych::chess
