#include "core/score/exchange.h"

#include "core/chess/movegen.h"

#include <algorithm>
#include <array>
#include <bit>

namespace diptych::score {

using chess::Color;
using chess::Move;
using chess::MoveList;
using chess::PieceType;
using chess::Position;

namespace {

constexpr std::array<int, chess::pieceTypeCount> worth{100, 300, 310, 500, 900, 0};
constexpr int mated = 20000;
/// Exchanges are seldom longer; the answers to checks would otherwise go on for ever.
constexpr int mostPlies = 5;

int worthOf(PieceType type)
{
    return worth[static_cast<std::size_t>(type)];
}

int material(const Position& position, Color color)
{
    int sum = 0;
    for (std::size_t type = 0; type < worth.size(); ++type) {
        sum += worth[type] * std::popcount(position.pieces(color, static_cast<PieceType>(type)));
    }
    return sum;
}

int gainOf(const Position& position, Move move)
{
    const auto taken = position.at(move.to());
    const int promoted =
        move.promotion() ? worthOf(*move.promotion()) - worthOf(PieceType::Pawn) : 0;
    return (taken ? worthOf(taken->type) : 0) + promoted;
}

/// The captures and promotions of a list, the most worthwhile first.
MoveList gainingMoves(const Position& position, const MoveList& moves)
{
    std::array<std::pair<int, Move>, 256> gains;
    std::size_t count = 0;
    for (const Move move : moves) {
        const int gain = gainOf(position, move);
        if (gain > 0) {
            const int own = worthOf(position.at(move.from())->type);
            gains[count++] = {gain * 16 - own, move};
        }
    }
    std::sort(gains.begin(), gains.begin() + static_cast<std::ptrdiff_t>(count),
              [](const auto& a, const auto& b) { return a.first > b.first; });
    MoveList sorted;
    for (std::size_t i = 0; i < count; ++i) {
        sorted.push(gains[i].second);
    }
    return sorted;
}

/// Alpha-beta over captures; out of check over every answer. balance: of the side to move.
int search(const Position& position, int balance, int alpha, int beta, int plies)
{
    // After an illegal move a king can be taken; nothing is left to be searched then.
    const Color us = position.sideToMove();
    if (position.pieces(us, PieceType::King) == 0) {
        return -mated;
    }
    if (position.pieces(opposite(us), PieceType::King) == 0) {
        return mated;
    }
    const bool inCheck = position.inCheck();
    if (plies >= mostPlies || (!inCheck && balance >= beta)) {
        return balance;
    }
    const MoveList legal = chess::legalMoves(position);
    if (legal.empty()) {
        return inCheck ? -mated : 0;
    }
    int best = inCheck ? -mated : balance;
    alpha = std::max(alpha, best);
    for (const Move move : inCheck ? legal : gainingMoves(position, legal)) {
        const int left = -(balance + gainOf(position, move));
        best = std::max(best, -search(position.after(move), left, -beta, -alpha, plies + 1));
        alpha = std::max(alpha, best);
        if (alpha >= beta) {
            break;
        }
    }
    return best;
}

}  // namespace

int settledMaterial(const Position& position)
{
    const Color us = position.sideToMove();
    const int balance = material(position, us) - material(position, opposite(us));
    return search(position, balance, -mated, mated, 0);
}

}  // namespace diptych::score
