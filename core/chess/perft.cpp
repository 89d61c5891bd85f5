#include "core/chess/perft.h"

#include "core/chess/movegen.h"
#include "core/chess/tree.h"

namespace diptych::chess {

std::uint64_t perft(const Position& position, int depth)
{
    if (depth <= 0) {
        return 1;
    }
    if (hasOneKingEach(position)) {
        return countLeaves(position, depth);
    }
    std::uint64_t nodes = 0;
    for (const Move move : legalMoves(position)) {
        nodes += perft(position.after(move), depth - 1);
    }
    return nodes;
}

std::vector<std::pair<Move, std::uint64_t>> divide(const Position& position, int depth)
{
    std::vector<std::pair<Move, std::uint64_t>> result;
    for (const Move move : legalMoves(position)) {
        result.emplace_back(move, perft(position.after(move), depth - 1));
    }
    return result;
}

PerftWithHash perftMakingLeaves(const Position& position, int depth)
{
    if (depth <= 0) {
        return {1, position.hash()};
    }
    if (hasOneKingEach(position)) {
        return makeLeaves(position, depth);
    }
    PerftWithHash sum;
    for (const Move move : legalMoves(position)) {
        const PerftWithHash part = perftMakingLeaves(position.after(move), depth - 1);
        sum.nodes += part.nodes;
        sum.hash += part.hash;
    }
    return sum;
}

}  // namespace diptych::chess
