#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/score/costs.h"
#include "core/score/sheet.h"

#include <vector>

namespace diptych::score {

/// How a token compares with a move: what it costs to have written it for that move, and how many
/// characters would have to be changed.
struct Distance {
    double cost = 0.0;
    int characters = 0;

    bool exact() const { return characters == 0; }
};

/// Compares a token with a move that need not be legal. Marks of check do not take part.
Distance distance(const chess::Position& position, const chess::SanToken& token, chess::Move move,
                  const Costs& costs);

/// Smallest number of characters that turn one of the entry's plain readings into a move.
int charactersFrom(const chess::Position& position, const Entry& entry, chess::Move move);

/// Legal moves that an entry can mean as it stands, best reading first, each once.
std::vector<chess::Move> plainReadings(const chess::Position& position, const Entry& entry);

/// The illegal move that an entry most likely means, where no legal one fits.
std::optional<chess::SanIllegal> illegalReading(const chess::Position& position,
                                                const Entry& entry);

/// What it costs that an entry was written for each of the moves (parallel to them), at most
/// costs.anotherMove each. The first legalCount moves are legal, the others need not be.
void writingCosts(const chess::Position& position, const Entry& entry, const chess::MoveList& moves,
                  std::size_t legalCount, const Costs& costs, std::vector<double>& result);

}  // namespace diptych::score
