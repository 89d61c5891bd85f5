#include "core/score/ink_verdict.h"

#include "core/chess/san.h"

#include <algorithm>
#include <limits>

namespace diptych::score {

using chess::Move;

InkVerdict::InkVerdict(const chess::Position& position, InkCosts& ink, const Costs& costs)
    : m_position(position)
    , m_moves(chess::legalMoves(position))
{
    ink.ofMoves(position, m_moves, m_moves.size(), costs, m_costs);
}

double InkVerdict::costOf(Move move) const
{
    const auto* at = std::find(m_moves.begin(), m_moves.end(), move);
    return at == m_moves.end() ? std::numeric_limits<double>::infinity()
                               : m_costs[static_cast<std::size_t>(at - m_moves.begin())];
}

std::optional<Move> InkVerdict::bestBut(std::optional<Move> excluded) const
{
    std::optional<Move> best;
    for (const Move move : m_moves) {
        if (move != excluded && (!best || costOf(move) < costOf(*best))) {
            best = move;
        }
    }
    return best;
}

notation::Reading InkVerdict::reading(Move move, double cost) const
{
    const auto token = chess::parseSan(chess::toSan(m_position, move));
    return {.token = token.value_or(chess::SanToken{}),
            .cost = cost,
            .reason = notation::ReadingReason::CharacterConfusion};
}

}  // namespace diptych::score
