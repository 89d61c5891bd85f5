#include "core/chess/draws.h"

#include "core/chess/movegen.h"
#include "core/chess/unwinnable.h"

#include <algorithm>

namespace diptych::chess {

namespace {

/// How many positions are looked at when few replies force the game into a dead position.
constexpr int forcedLineBudget = 64;
constexpr std::size_t fewReplies = 4;

/// A colour cannot mate, by the placement alone or because every line of forced moves ends so.
bool cannotMate(const Position& position, Color winner, int& budget)
{
    const MoveList moves = legalMoves(position);
    if (moves.empty()) {
        return !position.inCheck() || position.sideToMove() == winner;
    }
    if (cannotMateByPlacement(position, winner)) {
        return true;
    }
    if (moves.size() > fewReplies) {
        return false;
    }
    return std::all_of(moves.begin(), moves.end(), [&](Move move) {
        return --budget > 0 && cannotMate(position.after(move), winner, budget);
    });
}

}  // namespace

bool canEverMate(const Position& position, Color winner)
{
    int budget = forcedLineBudget;
    return !cannotMate(position, winner, budget);
}

bool isDead(const Position& position)
{
    return !canEverMate(position, Color::White) && !canEverMate(position, Color::Black);
}

Ending endingOf(const Position& position)
{
    if (!hasLegalMove(position)) {
        return position.inCheck() ? Ending::Checkmate : Ending::Stalemate;
    }
    return isDead(position) ? Ending::DeadPosition : Ending::None;
}

int occurrencesOfLast(std::span<const Position> positions)
{
    if (positions.empty()) {
        return 0;
    }
    return static_cast<int>(std::count(positions.begin(), positions.end(), positions.back()));
}

}  // namespace diptych::chess
