#pragma once

#include "core/chess/attacks.h"
#include "core/chess/castling.h"
#include "core/chess/en_passant.h"
#include "core/chess/placement.h"

#include <optional>

/// Walks through all legal moves of a position that has one king of each colour. What is done with
/// them is up to a sink: gathering, counting, making. Everything is inlined into its caller, so
/// that each caller is compiled for its own colour, sink and processor.
#define DIPTYCH_INLINE [[gnu::always_inline]] inline

namespace diptych::chess {

/// How a pawn goes, as seen from White: East is towards the h-file.
enum class PawnStep : std::uint8_t { Single, Double, CaptureEast, CaptureWest };

/// What a pawn's step adds to the number of its square.
constexpr int offsetOf(Color color, PawnStep step)
{
    const int forward = color == Color::White ? 8 : -8;
    switch (step) {
    case PawnStep::Single:
        return forward;
    case PawnStep::Double:
        return 2 * forward;
    case PawnStep::CaptureEast:
        return forward + 1;
    case PawnStep::CaptureWest:
        return forward - 1;
    }
    return forward;
}

constexpr Bitboard shifted(Bitboard set, int offset)
{
    return offset > 0 ? set << offset : set >> -offset;
}

/// Where pawns arrive by a step, before it is asked what stands there.
template <Color Us, PawnStep Step>
constexpr Bitboard pawnTargets(Bitboard pawns)
{
    if constexpr (Step == PawnStep::CaptureEast) {
        pawns &= ~fileH;
    } else if constexpr (Step == PawnStep::CaptureWest) {
        pawns &= ~fileA;
    }
    return shifted(pawns, offsetOf(Us, Step));
}

/// Sliding attacks on any processor.
struct LineSliders {
    DIPTYCH_INLINE Bitboard bishop(Square square, Bitboard occupied) const
    {
        return bishopAttacks(square, occupied);
    }
    DIPTYCH_INLINE Bitboard rook(Square square, Bitboard occupied) const
    {
        return rookAttacks(square, occupied);
    }
};

/// What checks and pins leave to the pieces of the side to move.
struct Restraints {
    Bitboard answers = ~Bitboard{0};  ///< squares that end a check; none when the check is double
    Bitboard pinnedDiagonally = 0;    ///< lines from the king to a pinning bishop or queen
    Bitboard pinnedStraight = 0;      ///< lines from the king to a pinning rook or queen
    bool inCheck = false;
};

/// Sets of squares that the walk needs again and again.
struct Sides {
    Square king = Square::A1;
    Bitboard own = 0;
    Bitboard enemy = 0;
    Bitboard occupied = 0;
    Bitboard enemyDiagonal = 0;  ///< bishops and queens
    Bitboard enemyStraight = 0;  ///< rooks and queens
};

template <Color Us>
DIPTYCH_INLINE Sides sidesOf(const Placement& placement)
{
    Sides sides;
    sides.own = placement.of(Us);
    sides.enemy = placement.of(opposite(Us));
    sides.occupied = sides.own | sides.enemy;
    sides.king = firstOf(placement.of(Us, PieceType::King));
    const Bitboard queens = placement.of(PieceType::Queen);
    sides.enemyDiagonal = sides.enemy & (placement.of(PieceType::Bishop) | queens);
    sides.enemyStraight = sides.enemy & (placement.of(PieceType::Rook) | queens);
    return sides;
}

/// Adds what the sliders that aim at the king through at most one own piece impose.
DIPTYCH_INLINE void restrainBySliders(const Sides& sides, Bitboard snipers, Bitboard& pinned,
                                      Restraints& restraints)
{
    while (snipers != 0) {
        const Square sniper = popFirst(snipers);
        const Bitboard line = between(sides.king, sniper);
        const Bitboard blockers = line & sides.occupied;
        if (blockers == 0) {
            restraints.answers &= line | bitOf(sniper);
            restraints.inCheck = true;
        } else if ((blockers & (blockers - 1)) == 0 && (blockers & sides.own) != 0) {
            pinned |= line | bitOf(sniper);
        }
    }
}

template <Color Us>
DIPTYCH_INLINE Restraints restraintsOf(const Placement& placement, const Sides& sides)
{
    Restraints restraints;
    const Bitboard leapers =
        sides.enemy & ((knightAttacks(sides.king) & placement.of(PieceType::Knight)) |
                       (pawnAttacks(Us, sides.king) & placement.of(PieceType::Pawn)));
    if (leapers != 0) {
        restraints.answers = leapers;
        restraints.inCheck = true;
    }
    restrainBySliders(sides, emptyBoardAttacks(PieceType::Bishop, sides.king) & sides.enemyDiagonal,
                      restraints.pinnedDiagonally, restraints);
    restrainBySliders(sides, emptyBoardAttacks(PieceType::Rook, sides.king) & sides.enemyStraight,
                      restraints.pinnedStraight, restraints);
    return restraints;
}

template <Color Us>
DIPTYCH_INLINE Bitboard knightTargets(Bitboard knights)
{
    const Bitboard one = (knights & ~fileA) >> 1 | (knights & ~fileH) << 1;
    const Bitboard two = (knights & ~(fileA | fileA << 1)) >> 2 | (knights & ~(fileH | fileH >> 1))
                                                                      << 2;
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/// Takes out of a set the squares that the opponent attacks. The king does not shield what lies
/// behind it.
template <Color Us, class Sliders>
DIPTYCH_INLINE Bitboard unattacked(const Placement& placement, const Sides& sides, Bitboard squares,
                                   const Sliders& sliders)
{
    constexpr Color Them = opposite(Us);
    const Bitboard pawns = sides.enemy & placement.of(PieceType::Pawn);
    squares &= ~(pawnTargets<Them, PawnStep::CaptureEast>(pawns) |
                 pawnTargets<Them, PawnStep::CaptureWest>(pawns));
    squares &= ~knightTargets<Them>(sides.enemy & placement.of(PieceType::Knight));
    squares &= ~kingAttacks(firstOf(sides.enemy & placement.of(PieceType::King)));
    if (squares == 0) {
        return 0;
    }
    const Bitboard occupied = sides.occupied ^ bitOf(sides.king);
    Bitboard diagonal = sides.enemyDiagonal;
    while (diagonal != 0) {
        squares &= ~sliders.bishop(popFirst(diagonal), occupied);
    }
    Bitboard straight = sides.enemyStraight;
    while (straight != 0) {
        squares &= ~sliders.rook(popFirst(straight), occupied);
    }
    return squares;
}

template <Color Us, class Sliders, class Sink>
DIPTYCH_INLINE void walkKing(const Placement& placement, CastlingRights rights, const Sides& sides,
                             bool inCheck, const Sliders& sliders, Sink& sink)
{
    const CastlingSquares& kingside = shortCastling(Us);
    const CastlingSquares& queenside = longCastling(Us);
    const Bitboard steps = kingAttacks(sides.king) & ~sides.own & ~placement.of(PieceType::King);
    Bitboard asked = steps;
    const bool mayShort =
        !inCheck && has(rights, kingside.right) && (sides.occupied & kingside.empty) == 0;
    const bool mayLong =
        !inCheck && has(rights, queenside.right) && (sides.occupied & queenside.empty) == 0;
    if (mayShort) {
        asked |= kingside.path;
    }
    if (mayLong) {
        asked |= queenside.path;
    }
    if (asked == 0) {
        return;
    }
    const Bitboard safe = unattacked<Us>(placement, sides, asked, sliders);
    sink.template piece<PieceType::King>(sides.king, safe & steps);
    if (mayShort && (kingside.path & ~safe) == 0) {
        sink.castling(kingside);
    }
    if (mayLong && (queenside.path & ~safe) == 0) {
        sink.castling(queenside);
    }
}

template <Color Us, class Sink>
DIPTYCH_INLINE void walkPawns(const Placement& placement, std::optional<Square> enPassant,
                              const Sides& sides, const Restraints& restraints, Bitboard targets,
                              Sink& sink)
{
    const Bitboard pawns = sides.own & placement.of(PieceType::Pawn);
    const Bitboard empty = ~sides.occupied;
    const Bitboard pinned = pawns & (restraints.pinnedDiagonally | restraints.pinnedStraight);
    const Bitboard free = pawns ^ pinned;
    const Bitboard third = rankSet(Us == Color::White ? 2 : 5);
    Bitboard single = pawnTargets<Us, PawnStep::Single>(free) & empty;
    Bitboard east = pawnTargets<Us, PawnStep::CaptureEast>(free);
    Bitboard west = pawnTargets<Us, PawnStep::CaptureWest>(free);
    if (pinned != 0) {
        const Bitboard straight = pinned & restraints.pinnedStraight;
        const Bitboard diagonal = pinned & restraints.pinnedDiagonally;
        single |= pawnTargets<Us, PawnStep::Single>(straight) & empty & restraints.pinnedStraight;
        east |= pawnTargets<Us, PawnStep::CaptureEast>(diagonal) & restraints.pinnedDiagonally;
        west |= pawnTargets<Us, PawnStep::CaptureWest>(diagonal) & restraints.pinnedDiagonally;
    }
    const Bitboard twice = pawnTargets<Us, PawnStep::Single>(single & third) & empty;
    sink.template pawns<PawnStep::Single>(single & targets);
    sink.template pawns<PawnStep::Double>(twice & targets);
    sink.template pawns<PawnStep::CaptureEast>(east & sides.enemy & targets);
    sink.template pawns<PawnStep::CaptureWest>(west & sides.enemy & targets);
    if (enPassant) {
        Bitboard origins = enPassantOrigins(placement, Us, *enPassant);
        while (origins != 0) {
            sink.enPassant(popFirst(origins), *enPassant);
        }
    }
}

/// Walks bishops, rooks or queens. A pinned piece stays on its line: bishops and rooks that could
/// leave it cannot reach the line of another pin, so one set holds the lines of all pins.
template <PieceType Type, class Sliders, class Sink>
DIPTYCH_INLINE void walkSliders(Bitboard pieces, const Sides& sides, const Restraints& restraints,
                                Bitboard targets, const Sliders& sliders, Sink& sink)
{
    while (pieces != 0) {
        const Square from = popFirst(pieces);
        Bitboard reach = 0;
        if constexpr (Type != PieceType::Rook) {
            if (!contains(restraints.pinnedStraight, from)) {
                reach = sliders.bishop(from, sides.occupied);
                if (contains(restraints.pinnedDiagonally, from)) {
                    reach &= restraints.pinnedDiagonally;
                }
            }
        }
        if constexpr (Type != PieceType::Bishop) {
            if (!contains(restraints.pinnedDiagonally, from)) {
                Bitboard straight = sliders.rook(from, sides.occupied);
                if (contains(restraints.pinnedStraight, from)) {
                    straight &= restraints.pinnedStraight;
                }
                reach |= straight;
            }
        }
        sink.template piece<Type>(from, reach & targets);
    }
}

/// Gives every legal move of a colour to a sink:
/// `piece<Type>(from, targets)`, `pawns<Step>(targets)`, `enPassant(from, to)`,
/// `castling(squares)`.
template <Color Us, class Sliders, class Sink>
DIPTYCH_INLINE void walkMoves(const Placement& placement, CastlingRights rights,
                              std::optional<Square> enPassant, const Sliders& sliders, Sink& sink)
{
    const Sides sides = sidesOf<Us>(placement);
    const Restraints restraints = restraintsOf<Us>(placement, sides);
    walkKing<Us>(placement, rights, sides, restraints.inCheck, sliders, sink);
    if (restraints.answers == 0) {
        return;
    }
    const Bitboard targets = ~sides.own & ~placement.of(PieceType::King) & restraints.answers;
    walkPawns<Us>(placement, enPassant, sides, restraints, targets, sink);
    Bitboard knights = sides.own & placement.of(PieceType::Knight) &
                       ~(restraints.pinnedDiagonally | restraints.pinnedStraight);
    while (knights != 0) {
        const Square from = popFirst(knights);
        sink.template piece<PieceType::Knight>(from, knightAttacks(from) & targets);
    }
    walkSliders<PieceType::Bishop>(sides.own & placement.of(PieceType::Bishop), sides, restraints,
                                   targets, sliders, sink);
    walkSliders<PieceType::Rook>(sides.own & placement.of(PieceType::Rook), sides, restraints,
                                 targets, sliders, sink);
    walkSliders<PieceType::Queen>(sides.own & placement.of(PieceType::Queen), sides, restraints,
                                  targets, sliders, sink);
}

}  // namespace diptych::chess
