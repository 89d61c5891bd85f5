#include "core/chess/tree.h"

#include "core/chess/bit_extract.h"
#include "core/chess/generator.h"
#include "core/chess/tree_node.h"

#include <bit>

namespace diptych::chess {

namespace {

/// Leaves are counted by their number alone.
struct Counting {
    using Sum = std::uint64_t;
    static constexpr HashUse hash = HashUse::Left;
};

/// Leaves are made, and their hashes summed.
struct Making {
    using Sum = PerftWithHash;
    static constexpr HashUse hash = HashUse::Kept;
};

PerftWithHash& operator+=(PerftWithHash& sum, PerftWithHash part)
{
    sum.nodes += part.nodes;
    sum.hash += part.hash;
    return sum;
}

template <Color Us>
struct Side {};

using White = Side<Color::White>;
using Black = Side<Color::Black>;

// One pair of functions for every processor, one for processors that extract bits fast. They call
// each other in turn; everything else is inlined into them.
template <class Aim>
typename Aim::Sum sumTree(White, const LineSliders& sliders, const TreeNode& node, int depth);
template <class Aim>
typename Aim::Sum sumTree(Black, const LineSliders& sliders, const TreeNode& node, int depth);
#if defined(DIPTYCH_HAS_BIT_EXTRACT)
template <class Aim>
DIPTYCH_BIT_EXTRACT typename Aim::Sum sumTree(White, const ExtractSliders& sliders,
                                              const TreeNode& node, int depth);
template <class Aim>
DIPTYCH_BIT_EXTRACT typename Aim::Sum sumTree(Black, const ExtractSliders& sliders,
                                              const TreeNode& node, int depth);
#endif

/// Counts the moves of the last ply without making them.
template <Color Us>
class LeafCounter {
public:
    template <PieceType Type>
    DIPTYCH_INLINE void piece(Square /*from*/, Bitboard targets)
    {
        m_leaves += static_cast<unsigned>(std::popcount(targets));
    }
    template <PawnStep Step>
    DIPTYCH_INLINE void pawns(Bitboard targets)
    {
        m_leaves += static_cast<unsigned>(std::popcount(targets));
        if constexpr (Step != PawnStep::Double) {
            if (const Bitboard promoting = targets & lastRank(Us); promoting != 0) {
                m_leaves += 3 * static_cast<unsigned>(std::popcount(promoting));
            }
        }
    }
    DIPTYCH_INLINE void enPassant(Square /*from*/, Square /*to*/) { ++m_leaves; }
    DIPTYCH_INLINE void castling(const CastlingSquares& /*squares*/) { ++m_leaves; }

    DIPTYCH_INLINE std::uint64_t leaves() const { return m_leaves; }

private:
    std::uint64_t m_leaves = 0;
};

/// Makes every move and sums what follows it.
template <Color Us, class Sliders, class Aim>
class TreeSummer {
public:
    DIPTYCH_INLINE TreeSummer(const TreeNode& node, const Sliders& sliders, int depth)
        : m_maker(node)
        , m_sliders(sliders)
        , m_depth(depth)
    {}

    template <PieceType Type>
    DIPTYCH_INLINE void piece(Square from, Bitboard targets)
    {
        while (targets != 0) {
            descend(m_maker.template piece<Type>(from, popFirst(targets)));
        }
    }

    template <PawnStep Step>
    DIPTYCH_INLINE void pawns(Bitboard targets)
    {
        if constexpr (Step != PawnStep::Double) {
            Bitboard promoting = targets & lastRank(Us);
            targets ^= promoting;
            while (promoting != 0) {
                const Square to = popFirst(promoting);
                promote<Step, PieceType::Queen>(to);
                promote<Step, PieceType::Rook>(to);
                promote<Step, PieceType::Bishop>(to);
                promote<Step, PieceType::Knight>(to);
            }
        }
        while (targets != 0) {
            const Square to = popFirst(targets);
            if constexpr (Step == PawnStep::Double) {
                descend(m_maker.twoSquares(origin<Step>(to), to));
            } else {
                promote<Step, PieceType::Pawn>(to);
            }
        }
    }

    DIPTYCH_INLINE void enPassant(Square from, Square to) { descend(m_maker.enPassant(from, to)); }
    DIPTYCH_INLINE void castling(const CastlingSquares& squares)
    {
        descend(m_maker.castling(squares));
    }

    DIPTYCH_INLINE typename Aim::Sum sum() const { return m_sum; }

private:
    template <PawnStep Step>
    static constexpr Square origin(Square to)
    {
        return static_cast<Square>(static_cast<int>(to) - offsetOf(Us, Step));
    }

    template <PawnStep Step, PieceType Arriving>
    DIPTYCH_INLINE void promote(Square to)
    {
        descend(m_maker.template pawn<Step, Arriving>(origin<Step>(to), to));
    }

    DIPTYCH_INLINE void descend(const TreeNode& next)
    {
        if constexpr (Aim::hash == HashUse::Kept) {
            if (m_depth == 1) {
                __asm__ volatile("" : : "r"(&next) : "memory");  // the leaf is really made
                m_sum += PerftWithHash{1, next.hash};
                return;
            }
        }
        m_sum += sumTree<Aim>(Side<opposite(Us)>{}, m_sliders, next, m_depth - 1);
    }

    NodeMaker<Us, Aim::hash> m_maker;
    const Sliders& m_sliders;
    int m_depth;
    typename Aim::Sum m_sum{};
};

template <Color Us, class Aim, class Sliders>
DIPTYCH_INLINE typename Aim::Sum sumMoves(const Sliders& sliders, const TreeNode& node, int depth)
{
    if constexpr (Aim::hash == HashUse::Left) {
        if (depth == 1) {
            LeafCounter<Us> counter;
            walkMoves<Us>(node.placement, node.castling, node.enPassant, sliders, counter);
            return counter.leaves();
        }
    }
    TreeSummer<Us, Sliders, Aim> summer(node, sliders, depth);
    walkMoves<Us>(node.placement, node.castling, node.enPassant, sliders, summer);
    return summer.sum();
}

template <class Aim>
typename Aim::Sum sumTree(White, const LineSliders& sliders, const TreeNode& node, int depth)
{
    return sumMoves<Color::White, Aim>(sliders, node, depth);
}

template <class Aim>
typename Aim::Sum sumTree(Black, const LineSliders& sliders, const TreeNode& node, int depth)
{
    return sumMoves<Color::Black, Aim>(sliders, node, depth);
}

#if defined(DIPTYCH_HAS_BIT_EXTRACT)
template <class Aim>
DIPTYCH_BIT_EXTRACT typename Aim::Sum sumTree(White, const ExtractSliders& sliders,
                                              const TreeNode& node, int depth)
{
    return sumMoves<Color::White, Aim>(sliders, node, depth);
}

template <class Aim>
DIPTYCH_BIT_EXTRACT typename Aim::Sum sumTree(Black, const ExtractSliders& sliders,
                                              const TreeNode& node, int depth)
{
    return sumMoves<Color::Black, Aim>(sliders, node, depth);
}
#endif

template <class Aim, class Sliders>
typename Aim::Sum sumWith(const Sliders& sliders, const Position& position, int depth)
{
    const TreeNode node{position.placement(), position.castling(),
                        position.canTakeEnPassant() ? position.enPassant() : std::nullopt,
                        position.hash()};
    return position.sideToMove() == Color::White ? sumTree<Aim>(White{}, sliders, node, depth)
                                                 : sumTree<Aim>(Black{}, sliders, node, depth);
}

template <class Aim>
typename Aim::Sum sumOf(const Position& position, int depth)
{
#if defined(DIPTYCH_HAS_BIT_EXTRACT)
    if (hasFastBitExtract()) {
        return sumWith<Aim>(ExtractSliders::instance(), position, depth);
    }
#endif
    return sumWith<Aim>(LineSliders{}, position, depth);
}

}  // namespace

std::uint64_t countLeaves(const Position& position, int depth)
{
    return sumOf<Counting>(position, depth);
}

PerftWithHash makeLeaves(const Position& position, int depth)
{
    return sumOf<Making>(position, depth);
}

}  // namespace diptych::chess
