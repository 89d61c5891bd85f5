#pragma once

#include "core/chess/castling.h"
#include "core/chess/en_passant.h"
#include "core/chess/generator.h"
#include "core/chess/zobrist.h"

#include <optional>

namespace diptych::chess {

/// What the tree of moves needs of a position. The hash is kept only where it is asked for.
struct TreeNode {
    Placement placement{};
    CastlingRights castling = CastlingRights::None;
    std::optional<Square> enPassant{};  ///< only where a pawn stands ready to take
    std::uint64_t hash = 0;
};

enum class HashUse : std::uint8_t { Kept, Left };

/// Makes the moves of a colour, one kind of move a function, so that nothing is asked twice.
template <Color Us, HashUse Hash>
class NodeMaker {
public:
    DIPTYCH_INLINE explicit NodeMaker(const TreeNode& node)
        : m_node(node)
        , m_enemy(node.placement.of(opposite(Us)))
        , m_hash(node.hash ^ zobristKeys.blackToMove)
    {
        if (Hash == HashUse::Kept && node.enPassant) {
            m_hash ^= zobristKeys.enPassant[static_cast<std::size_t>(fileOf(*node.enPassant))];
        }
    }

    template <PieceType Type>
    DIPTYCH_INLINE TreeNode piece(Square from, Square to) const
    {
        TreeNode next = moved<Type, Type>(from, to);
        setCastling(next, rightsAfter(m_node.castling, from, to));
        return next;
    }

    /// A pawn's step of any kind but two squares, arriving as a pawn or as another piece.
    template <PawnStep Step, PieceType Arriving>
    DIPTYCH_INLINE TreeNode pawn(Square from, Square to) const
    {
        TreeNode next = moved<PieceType::Pawn, Arriving>(from, to);
        next.castling = m_node.castling;
        if constexpr (Step != PawnStep::Single) {
            setCastling(next, rightsAfter(m_node.castling, to, to));
        }
        return next;
    }

    DIPTYCH_INLINE TreeNode twoSquares(Square from, Square to) const
    {
        TreeNode next = moved<PieceType::Pawn, PieceType::Pawn>(from, to);
        next.castling = m_node.castling;
        const Square passed = passedPawnSquare(to);
        const Bitboard takers = next.placement.of(opposite(Us), PieceType::Pawn);
        if ((pawnAttacks(Us, passed) & takers) != 0) {
            setEnPassant(next, passed);
        }
        return next;
    }

    DIPTYCH_INLINE TreeNode enPassant(Square from, Square to) const
    {
        constexpr Color them = opposite(Us);
        const Square passed = passedPawnSquare(to);
        TreeNode next = moved<PieceType::Pawn, PieceType::Pawn>(from, to);
        next.placement.leave(them, PieceType::Pawn, bitOf(passed));
        next.castling = m_node.castling;
        if constexpr (Hash == HashUse::Kept) {
            next.hash ^= zobristKeys.of(them, PieceType::Pawn, passed);
        }
        return next;
    }

    DIPTYCH_INLINE TreeNode castling(const CastlingSquares& squares) const
    {
        TreeNode next = moved<PieceType::King, PieceType::King>(squares.kingFrom, squares.kingTo);
        next.placement.leave(Us, PieceType::Rook, bitOf(squares.rookFrom));
        next.placement.put(Us, PieceType::Rook, bitOf(squares.rookTo));
        setCastling(next, rightsAfter(m_node.castling, squares.kingFrom, squares.kingTo));
        if constexpr (Hash == HashUse::Kept) {
            next.hash ^= zobristKeys.of(Us, PieceType::Rook, squares.rookFrom) ^
                         zobristKeys.of(Us, PieceType::Rook, squares.rookTo);
        }
        return next;
    }

private:
    /// The board after a piece has gone, come as this or another, and taken what stood there.
    template <PieceType Type, PieceType Arriving>
    DIPTYCH_INLINE TreeNode moved(Square origin, Square target) const
    {
        const Bitboard from = bitOf(origin);
        const Bitboard to = bitOf(target);
        TreeNode next;
        next.placement = m_node.placement;
        auto& byType = next.placement.byType;
        auto& byColor = next.placement.byColor;
        for (std::size_t type = 0; type < static_cast<std::size_t>(PieceType::King); ++type) {
            byType[type] &= ~to;
        }
        byColor[static_cast<std::size_t>(opposite(Us))] &= ~to;
        byColor[static_cast<std::size_t>(Us)] ^= from | to;
        byType[static_cast<std::size_t>(Type)] ^= from;
        byType[static_cast<std::size_t>(Arriving)] ^= to;
        if constexpr (Hash == HashUse::Kept) {
            next.hash =
                m_hash ^ zobristKeys.of(Us, Type, origin) ^ zobristKeys.of(Us, Arriving, target);
            if ((m_enemy & to) != 0) {
                next.hash ^= zobristKeys.of(opposite(Us), m_node.placement.typeOn(target), target);
            }
        }
        return next;
    }

    DIPTYCH_INLINE void setCastling(TreeNode& next, CastlingRights rights) const
    {
        next.castling = rights;
        if constexpr (Hash == HashUse::Kept) {
            if (rights != m_node.castling) {
                next.hash ^= zobristKeys.castling[static_cast<std::size_t>(m_node.castling)] ^
                             zobristKeys.castling[static_cast<std::size_t>(rights)];
            }
        }
    }

    /// For the hash the capture must be legal; otherwise the generator finds out.
    DIPTYCH_INLINE void setEnPassant(TreeNode& next, Square passed) const
    {
        if constexpr (Hash == HashUse::Kept) {
            if (enPassantOrigins(next.placement, opposite(Us), passed) == 0) {
                return;
            }
            next.hash ^= zobristKeys.enPassant[static_cast<std::size_t>(fileOf(passed))];
        }
        next.enPassant = passed;
    }

    const TreeNode& m_node;
    Bitboard m_enemy;
    std::uint64_t m_hash;
};

}  // namespace diptych::chess
