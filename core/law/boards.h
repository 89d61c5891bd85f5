#pragma once

#include "core/law/assessment.h"
#include "core/score/comparison.h"

#include <optional>

namespace diptych::law {

/// The boards as they were found; only the placement of the pieces counts.
struct BoardsAsFound {
    std::optional<chess::Position> white{};
    std::optional<chess::Position> black{};
};

/// Lays the boards against the game and the two scores: where each one stands, which squares
/// differ, and the written move that explains it. Appendix D.2.9.
Boards layAgainst(const score::Game& game, const std::optional<score::ScoreLine>& white,
                  const std::optional<score::ScoreLine>& black, const BoardsAsFound& found);

/// The written move that was not made on a board, or was made differently: all other moves of the
/// game are carried out on it. The latest such move; one left out before one made differently.
std::optional<BoardExplanation> explain(const score::Game& game, const chess::Position& board);

/// The board stands where the game leads when another move was made at a ply.
bool showsOtherMove(const score::Game& game, const chess::Position& board, int ply,
                    chess::Move made);

/// Squares on which two placements differ, in the order of their names.
std::vector<chess::Square> differingSquaresByName(const chess::Position& a,
                                                  const chess::Position& b);

/// What must be moved, put on or taken off to bring a board to a position.
std::vector<BoardStep> stepsBetween(const chess::Position& board, const chess::Position& wanted);

}  // namespace diptych::law
