#pragma once

#include "core/chess/piece.h"

#include <QPainterPath>

namespace diptych::gui {

/// The figures of the reports' diagrams as paths, in a square of 100 by 100, y downwards: sharp at
/// any size, and without need of a font.
struct PiecePaths {
    QPainterPath body{};    ///< filled and outlined
    QPainterPath detail{};  ///< lines on it, stroked in the colour of the edge
};

const PiecePaths& pathsOf(chess::PieceType type);

}  // namespace diptych::gui
