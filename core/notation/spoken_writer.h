#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/notation/spoken_language.h"

#include <string>

namespace diptych::notation {

/// A move as it is announced (Article D.2.1): "Springer Felix drei", "Eva schlägt David fünf",
/// "kurze Rochade", with the square of departure where it is needed, and check and mate. A move
/// that is not legal is spoken with both squares. Empty if no piece stands on the square.
std::string speakMove(const chess::Position& position, chess::Move move,
                      const SpokenLanguage& language);

/// A square as it is announced: "Felix drei".
std::string speakSquare(chess::Square square, const SpokenLanguage& language);

}  // namespace diptych::notation
