#pragma once

#include "core/chess/piece.h"

#include <string_view>

namespace diptych::reports {

/// Staunton figures in a square of 100 by 100 units, y pointing down.
struct PieceOutline {
    std::string_view body;     ///< closed, filled with the colour of the piece
    std::string_view details;  ///< lines on it, in the opposite colour of a black piece
};

PieceOutline outlineOf(chess::PieceType type);

}  // namespace diptych::reports
