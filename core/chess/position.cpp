#include "core/chess/position.h"

#include "core/chess/attacks.h"
#include "core/chess/castling.h"
#include "core/chess/en_passant.h"
#include "core/chess/movegen.h"
#include "core/chess/zobrist.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace diptych::chess {

namespace {

constexpr int maxCounter = std::numeric_limits<std::uint16_t>::max();

std::uint16_t counterWithin(int value, int least)
{
    return static_cast<std::uint16_t>(std::clamp(value, least, maxCounter));
}

/// An en passant square is believed if a pawn can have passed it with the last move.
bool canHavePassed(const Placement& placement, Color mover, Square target)
{
    const int rank = mover == Color::White ? 5 : 2;
    const Square origin = makeSquare(fileOf(target), mover == Color::White ? 6 : 1);
    return rankOf(target) == rank && !contains(placement.occupied(), target) &&
           !contains(placement.occupied(), origin) &&
           contains(placement.of(opposite(mover), PieceType::Pawn), passedPawnSquare(target));
}

PositionParts initialParts()
{
    constexpr std::array<PieceType, 8> officers{
        PieceType::Rook, PieceType::Knight, PieceType::Bishop, PieceType::Queen,
        PieceType::King, PieceType::Bishop, PieceType::Knight, PieceType::Rook};
    PositionParts parts;
    for (int file = 0; file < 8; ++file) {
        const PieceType officer = officers[static_cast<std::size_t>(file)];
        const auto index = static_cast<std::size_t>(file);
        parts.board[index] = Piece{Color::White, officer};
        parts.board[index + 8] = Piece{Color::White, PieceType::Pawn};
        parts.board[index + 48] = Piece{Color::Black, PieceType::Pawn};
        parts.board[index + 56] = Piece{Color::Black, officer};
    }
    parts.castling = CastlingRights::All;
    return parts;
}

}  // namespace

Position Position::initial()
{
    static const Position start(initialParts());
    return start;
}

Position::Position(const PositionParts& parts)
    : m_hash(zobristKeys.castling[0])
    , m_halfmoveClock(counterWithin(parts.halfmoveClock, 0))
    , m_fullmoveNumber(counterWithin(parts.fullmoveNumber, 0))
{
    for (std::size_t index = 0; index < parts.board.size(); ++index) {
        if (const std::optional<Piece> piece = parts.board[index]) {
            put(piece->color, piece->type, bitOf(static_cast<Square>(index)));
        }
    }
    setCastling(parts.castling & possibleRights(m_placement));
    if (parts.sideToMove == Color::Black) {
        passTurn();
    }
    if (parts.enPassant && canHavePassed(m_placement, m_sideToMove, *parts.enPassant)) {
        setEnPassant(parts.enPassant);
    }
}

PositionParts Position::parts() const
{
    PositionParts parts;
    for (std::size_t index = 0; index < parts.board.size(); ++index) {
        parts.board[index] = at(static_cast<Square>(index));
    }
    parts.sideToMove = m_sideToMove;
    parts.castling = m_castling;
    parts.enPassant = m_enPassant;
    parts.halfmoveClock = m_halfmoveClock;
    parts.fullmoveNumber = m_fullmoveNumber;
    return parts;
}

std::optional<Piece> Position::at(Square square) const
{
    if (!contains(occupied(), square)) {
        return std::nullopt;
    }
    const bool isWhite = contains(pieces(Color::White), square);
    return Piece{isWhite ? Color::White : Color::Black, m_placement.typeOn(square)};
}

bool Position::inCheck() const
{
    return inCheck(m_sideToMove);
}

bool Position::inCheck(Color color) const
{
    Bitboard kings = pieces(color, PieceType::King);
    while (kings != 0) {
        if (attackersOf(m_placement, popFirst(kings), opposite(color), occupied()) != 0) {
            return true;
        }
    }
    return false;
}

void Position::put(Color color, PieceType type, Bitboard squares)
{
    m_placement.put(color, type, squares);
    m_hash ^= zobristKeys.of(color, type, firstOf(squares));
}

void Position::leave(Color color, PieceType type, Bitboard squares)
{
    m_placement.leave(color, type, squares);
    m_hash ^= zobristKeys.of(color, type, firstOf(squares));
}

void Position::setCastling(CastlingRights rights)
{
    m_hash ^= zobristKeys.castling[static_cast<std::size_t>(m_castling)];
    m_hash ^= zobristKeys.castling[static_cast<std::size_t>(rights)];
    m_castling = rights;
}

void Position::setEnPassant(std::optional<Square> square)
{
    if (m_canTakeEnPassant) {
        m_hash ^= zobristKeys.enPassant[static_cast<std::size_t>(fileOf(*m_enPassant))];
    }
    m_enPassant = square;
    m_canTakeEnPassant = square && enPassantOrigins(m_placement, m_sideToMove, *square) != 0;
    if (m_canTakeEnPassant) {
        m_hash ^= zobristKeys.enPassant[static_cast<std::size_t>(fileOf(*m_enPassant))];
    }
}

void Position::passTurn()
{
    m_sideToMove = opposite(m_sideToMove);
    m_hash ^= zobristKeys.blackToMove;
}

Position Position::after(Move move) const
{
    const Color us = m_sideToMove;
    const Color them = opposite(us);
    const Square from = move.from();
    const Square to = move.to();
    const PieceType type = m_placement.typeOn(from);
    Position next = *this;
    next.setEnPassant(std::nullopt);
    ++next.m_halfmoveClock;
    next.leave(us, type, bitOf(from));
    if (contains(pieces(them), to)) {
        next.leave(them, m_placement.typeOn(to), bitOf(to));
        next.m_halfmoveClock = 0;
    }
    next.put(us, move.promotion().value_or(type), bitOf(to));
    if (const CastlingRights rights = rightsAfter(m_castling, from, to); rights != m_castling) {
        next.setCastling(rights);
    }
    if (type == PieceType::King && std::abs(fileOf(from) - fileOf(to)) == 2) {
        const CastlingSquares& castling = to > from ? shortCastling(us) : longCastling(us);
        next.leave(us, PieceType::Rook, bitOf(castling.rookFrom));
        next.put(us, PieceType::Rook, bitOf(castling.rookTo));
    }
    if (us == Color::Black) {
        ++next.m_fullmoveNumber;
    }
    next.passTurn();
    if (type == PieceType::Pawn) {
        next.m_halfmoveClock = 0;
        if (m_enPassant == to) {
            next.leave(them, PieceType::Pawn, bitOf(passedPawnSquare(to)));
        } else if (std::abs(static_cast<int>(from) - static_cast<int>(to)) == 16) {
            next.setEnPassant(passedPawnSquare(to));
        }
    }
    return next;
}

Position Position::afterAnyway(Move move) const
{
    return isLegal(*this, move) ? after(move) : afterIllegal(move);
}

bool operator==(const Position& a, const Position& b)
{
    return a.m_hash == b.m_hash && a.m_placement == b.m_placement &&
           a.m_sideToMove == b.m_sideToMove && a.m_castling == b.m_castling &&
           a.m_canTakeEnPassant == b.m_canTakeEnPassant &&
           (!a.m_canTakeEnPassant || a.m_enPassant == b.m_enPassant);
}

bool samePlacement(const Position& a, const Position& b)
{
    return a.placement() == b.placement();
}

Bitboard differingSquares(const Position& a, const Position& b)
{
    Bitboard different = 0;
    for (std::size_t color = 0; color < 2; ++color) {
        different |= a.placement().byColor[color] ^ b.placement().byColor[color];
    }
    for (std::size_t type = 0; type < pieceTypeCount; ++type) {
        different |= a.placement().byType[type] ^ b.placement().byType[type];
    }
    return different;
}

}  // namespace diptych::chess
