#pragma once

#include "core/chess/position.h"

#include <cstdint>
#include <span>

namespace diptych::chess {

/// How a position ends the game by itself (Articles 5.1.1, 5.2.1, 5.2.2).
enum class Ending : std::uint8_t { None, Checkmate, Stalemate, DeadPosition };

Ending endingOf(const Position& position);

/// Neither player can mate by any series of legal moves (5.2.2): too little material, bishops on
/// squares of one colour only, blocked pawn walls. Never true for a position that can be won; some
/// intricate dead positions are not recognised.
bool isDead(const Position& position);

/// A player could mate by some series of legal moves (6.9, 7.5.5); errs on the side of "could".
bool canEverMate(const Position& position, Color winner);

/// How often the last position of a game has occurred in it (Article 9.2).
int occurrencesOfLast(std::span<const Position> positions);

}  // namespace diptych::chess
