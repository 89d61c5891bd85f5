#include "core/score/plausibility.h"

#include "core/chess/attacks.h"

#include <algorithm>
#include <array>

namespace diptych::score {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

constexpr double notRetaken = 2.0;
constexpr double perPawnLost = 0.5;
constexpr int mostPawnsLost = 8;

/// Worth in pawns; the king is never given for anything.
constexpr std::array<int, chess::pieceTypeCount> worth{1, 3, 3, 5, 9, 50};

int worthOf(PieceType type)
{
    return worth[static_cast<std::size_t>(type)];
}

/// Pieces of a colour that attack a square, with one piece of the board thought away.
Bitboard attackers(const Position& position, Square square, Color by, Square gone)
{
    using namespace chess;
    const Bitboard occupied = position.occupied() & ~bitOf(gone);
    const Bitboard queens = position.pieces(by, PieceType::Queen);
    return ((pawnAttacks(opposite(by), square) & position.pieces(by, PieceType::Pawn)) |
            (knightAttacks(square) & position.pieces(by, PieceType::Knight)) |
            (kingAttacks(square) & position.pieces(by, PieceType::King)) |
            (bishopAttacks(square, occupied) & (position.pieces(by, PieceType::Bishop) | queens)) |
            (rookAttacks(square, occupied) & (position.pieces(by, PieceType::Rook) | queens))) &
           ~bitOf(gone);
}

int leastWorth(const Position& position, Bitboard pieces)
{
    for (const PieceType type : {PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                 PieceType::Rook, PieceType::Queen}) {
        if ((pieces & position.pieces(type)) != 0) {
            return worthOf(type);
        }
    }
    return worthOf(PieceType::King);
}

/// Pawns that the move loses if the opponent takes the piece at once.
int pawnsLost(const Position& position, Move move, PieceType moved)
{
    const Color us = position.sideToMove();
    const Bitboard enemies = attackers(position, move.to(), opposite(us), move.from());
    if (enemies == 0) {
        return 0;
    }
    const auto taken = position.at(move.to());
    const int gained = taken ? worthOf(taken->type) : 0;
    const bool defended = attackers(position, move.to(), us, move.from()) != 0;
    const int given =
        defended ? std::max(0, worthOf(moved) - leastWorth(position, enemies)) : worthOf(moved);
    return std::clamp(given - gained, 0, mostPawnsLost);
}

}  // namespace

double implausibility(const Position& position, Move move, std::optional<Square> takenOn)
{
    const auto piece = position.at(move.from());
    if (!piece) {
        return 0.0;
    }
    double cost = perPawnLost * pawnsLost(position, move, piece->type);
    if (takenOn && move.to() != *takenOn &&
        attackers(position, *takenOn, position.sideToMove(), *takenOn) != 0) {
        cost += notRetaken;
    }
    return cost;
}

}  // namespace diptych::score
