#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/notation/dialect.h"

#include <string>

namespace diptych::notation {

/// A move in a dialect, as short as Appendix C allows, with the marks of check ("+") and mate
/// ("#"). A move that is not legal is written with both squares ("Se4-d5").
std::string writeMove(const chess::Position& position, chess::Move move, const Dialect& dialect);

/// The same with both squares always (Article C.8): "Sg1-f3".
std::string writeLongMove(const chess::Position& position, chess::Move move,
                          const Dialect& dialect);

}  // namespace diptych::notation
