#pragma once

#include "core/chess/bitboard.h"
#include "core/chess/position.h"
#include "reports/diagram/drawing.h"

namespace diptych::reports {

/// A board seen from White's side, with its files and ranks named. Marked squares get a frame.
/// The one place that knows how a position looks; HTML and PDF both draw from it.
Drawing drawPosition(const chess::Position& position, chess::Bitboard marked);

}  // namespace diptych::reports
