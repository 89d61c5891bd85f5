#pragma once

#include "core/chess/movegen.h"
#include "core/chess/position.h"
#include "core/notation/reading.h"
#include "core/score/costs.h"
#include "core/score/ink_costs.h"

#include <optional>
#include <vector>

namespace diptych::score {

/// What one entry's ink says in a position.
class InkVerdict {
public:
    /// The position must outlive the verdict.
    InkVerdict(const chess::Position& position, InkCosts& ink, const Costs& costs);

    /// Infinite for a move that is not legal.
    double costOf(chess::Move move) const;

    /// The move that the ink fits best, but for one.
    std::optional<chess::Move> bestBut(std::optional<chess::Move> excluded) const;

    notation::Reading reading(chess::Move move, double cost) const;

private:
    const chess::Position& m_position;
    chess::MoveList m_moves;
    std::vector<double> m_costs{};
};

}  // namespace diptych::score
