#include "core/chess/legality.h"

#include "core/chess/attacks.h"
#include "core/chess/castling.h"

#include <algorithm>
#include <cstdlib>

namespace diptych::chess {

namespace {

using Reasons = std::vector<Illegality>;

/// A move of a piece that stands on the board and belongs to the side to move.
struct Attempt {
    const Position& position;
    Move move;
    Piece piece;

    Square from() const { return move.from(); }
    Square to() const { return move.to(); }
    int forward() const { return piece.color == Color::White ? 1 : -1; }
    int ranks() const { return (rankOf(to()) - rankOf(from())) * forward(); }
    int files() const { return std::abs(fileOf(to()) - fileOf(from())); }
    int last() const { return piece.color == Color::White ? 7 : 0; }
};

/// Castling was meant: the king goes from its own square two squares towards a rook.
std::optional<CastlingSquares> castlingAttempted(const Attempt& attempt)
{
    if (attempt.piece.type != PieceType::King) {
        return std::nullopt;
    }
    return castlingOf(attempt.piece.color, attempt.from(), attempt.to());
}

bool isAttacked(const Attempt& attempt, Square square)
{
    const Position& position = attempt.position;
    return attackersOf(position.placement(), square, opposite(attempt.piece.color),
                       position.occupied()) != 0;
}

void addCastlingReasons(const Attempt& attempt, const CastlingSquares& castling, Reasons& reasons)
{
    const Position& position = attempt.position;
    if (!has(position.castling(), castling.right)) {
        reasons.push_back(Illegality::CastlingRightLost);
    }
    if (isAttacked(attempt, castling.kingFrom)) {
        reasons.push_back(Illegality::CastlingInCheck);
    }
    if (isAttacked(attempt, castling.rookTo)) {
        reasons.push_back(Illegality::CastlingThroughCheck);
    }
    if ((position.occupied() & castling.empty) != 0) {
        reasons.push_back(Illegality::CastlingBlocked);
    }
}

bool isBlocked(const Attempt& attempt)
{
    return (between(attempt.from(), attempt.to()) & attempt.position.occupied()) != 0;
}

void addPawnAdvanceReasons(const Attempt& attempt, Reasons& reasons)
{
    const int home = attempt.piece.color == Color::White ? 1 : 6;
    const bool isTwoSquares = attempt.ranks() == 2 && rankOf(attempt.from()) == home;
    if (attempt.ranks() != 1 && !isTwoSquares) {
        reasons.push_back(Illegality::WrongMovement);
        return;
    }
    const Bitboard opponents = attempt.position.pieces(opposite(attempt.piece.color));
    if (isBlocked(attempt) || contains(opponents, attempt.to())) {
        reasons.push_back(Illegality::PathBlocked);
    }
}

void addPawnCaptureReasons(const Attempt& attempt, Reasons& reasons)
{
    const Position& position = attempt.position;
    if (contains(position.occupied(), attempt.to())) {
        return;
    }
    if (position.sideToMove() == attempt.piece.color && position.enPassant() == attempt.to()) {
        return;
    }
    const int fifth = attempt.piece.color == Color::White ? 4 : 3;
    const Square beside = makeSquare(fileOf(attempt.to()), rankOf(attempt.from()));
    const Bitboard pawns = position.pieces(opposite(attempt.piece.color), PieceType::Pawn);
    const bool looksLikeEnPassant = rankOf(attempt.from()) == fifth && contains(pawns, beside);
    reasons.push_back(looksLikeEnPassant ? Illegality::EnPassantNotPossible
                                         : Illegality::NothingToCapture);
}

void addPawnReasons(const Attempt& attempt, Reasons& reasons)
{
    if (attempt.files() == 0) {
        addPawnAdvanceReasons(attempt, reasons);
    } else if (attempt.files() == 1 && attempt.ranks() == 1) {
        addPawnCaptureReasons(attempt, reasons);
    } else {
        reasons.push_back(Illegality::WrongMovement);
    }
}

void addPieceReasons(const Attempt& attempt, Reasons& reasons)
{
    if (!contains(emptyBoardAttacks(attempt.piece.type, attempt.from()), attempt.to())) {
        reasons.push_back(Illegality::WrongMovement);
    } else if (attempt.piece.type != PieceType::Knight && isBlocked(attempt)) {
        reasons.push_back(Illegality::PathBlocked);
    }
}

void addPromotionReasons(const Attempt& attempt, Reasons& reasons)
{
    const std::optional<PieceType> promotion = attempt.move.promotion();
    const bool isPromoted =
        attempt.piece.type == PieceType::Pawn && rankOf(attempt.to()) == attempt.last();
    if (isPromoted && !promotion) {
        reasons.push_back(Illegality::PromotionMissing);
    }
    if (promotion && (!isPromoted || promotion == PieceType::King)) {
        reasons.push_back(Illegality::PromotionNotAllowed);
    }
}

void takeOff(Placement& placement, Square square)
{
    for (const Color color : {Color::White, Color::Black}) {
        if (contains(placement.of(color), square)) {
            placement.leave(color, placement.typeOn(square), bitOf(square));
        }
    }
}

/// The own king can be taken on the board that the attempt would leave.
bool leavesKingInCheck(const Attempt& attempt)
{
    const Color us = attempt.piece.color;
    Placement placement = attempt.position.placement();
    if (attempt.piece.type == PieceType::Pawn && attempt.position.enPassant() == attempt.to() &&
        attempt.files() == 1) {
        takeOff(placement, makeSquare(fileOf(attempt.to()), rankOf(attempt.from())));
    }
    takeOff(placement, attempt.from());
    takeOff(placement, attempt.to());
    placement.put(us, attempt.piece.type, bitOf(attempt.to()));
    const auto castling = castlingAttempted(attempt);
    if (castling && contains(placement.of(us, PieceType::Rook), castling->rookFrom) &&
        !contains(placement.occupied(), castling->rookTo)) {
        placement.leave(us, PieceType::Rook, bitOf(castling->rookFrom));
        placement.put(us, PieceType::Rook, bitOf(castling->rookTo));
    }
    Bitboard kings = placement.of(us, PieceType::King);
    while (kings != 0) {
        if (attackersOf(placement, popFirst(kings), opposite(us), placement.occupied()) != 0) {
            return true;
        }
    }
    return false;
}

void addMovementReasons(const Attempt& attempt, Reasons& reasons)
{
    if (attempt.from() == attempt.to()) {
        reasons.push_back(Illegality::WrongMovement);
        return;
    }
    if (const auto castling = castlingAttempted(attempt)) {
        addCastlingReasons(attempt, *castling, reasons);
        return;
    }
    if (contains(attempt.position.pieces(attempt.piece.color), attempt.to())) {
        reasons.push_back(Illegality::OwnPieceOnTarget);
    }
    if (attempt.piece.type == PieceType::Pawn) {
        addPawnReasons(attempt, reasons);
    } else {
        addPieceReasons(attempt, reasons);
    }
    const Color them = opposite(attempt.piece.color);
    if (contains(attempt.position.pieces(them, PieceType::King), attempt.to())) {
        reasons.push_back(Illegality::KingCaptured);
    }
}

}  // namespace

std::vector<Illegality> whyIllegal(const Position& position, Move move)
{
    const std::optional<Piece> piece = position.at(move.from());
    if (!piece) {
        return {Illegality::EmptySquare};
    }
    if (piece->color != position.sideToMove()) {
        return {Illegality::NotOwnPiece};
    }
    const Attempt attempt{position, move, *piece};
    Reasons reasons;
    addMovementReasons(attempt, reasons);
    addPromotionReasons(attempt, reasons);
    if (leavesKingInCheck(attempt)) {
        reasons.push_back(Illegality::KingLeftInCheck);
    }
    std::sort(reasons.begin(), reasons.end());
    return reasons;
}

std::string_view toCode(Illegality reason)
{
    switch (reason) {
    case Illegality::EmptySquare:
        return "empty-square";
    case Illegality::NotOwnPiece:
        return "not-own-piece";
    case Illegality::OwnPieceOnTarget:
        return "own-piece-on-target";
    case Illegality::WrongMovement:
        return "wrong-movement";
    case Illegality::PathBlocked:
        return "path-blocked";
    case Illegality::KingLeftInCheck:
        return "king-left-in-check";
    case Illegality::NothingToCapture:
        return "nothing-to-capture";
    case Illegality::EnPassantNotPossible:
        return "en-passant-not-possible";
    case Illegality::CastlingRightLost:
        return "castling-right-lost";
    case Illegality::CastlingInCheck:
        return "castling-in-check";
    case Illegality::CastlingThroughCheck:
        return "castling-through-check";
    case Illegality::CastlingBlocked:
        return "castling-blocked";
    case Illegality::PromotionMissing:
        return "promotion-missing";
    case Illegality::PromotionNotAllowed:
        return "promotion-not-allowed";
    case Illegality::KingCaptured:
        return "king-captured";
    }
    return "";
}

}  // namespace diptych::chess
