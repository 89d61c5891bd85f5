#include "core/chess/pawn_wall.h"

#include "core/chess/attacks.h"

#include <array>
#include <optional>

namespace diptych::chess {

namespace {

/// Both colours' pawns on files where they block each other for ever.
struct Wall {
    std::array<Bitboard, 2> reach{};   ///< squares on which a pawn of a colour may ever stand
    std::array<Bitboard, 2> fixed{};   ///< pawns that can never move
    std::array<Bitboard, 2> attack{};  ///< squares that a pawn of a colour may ever attack
    std::array<Bitboard, 2> guard{};   ///< squares that the fixed pawns always attack
    std::array<Bitboard, 2> mobileAttack{};

    static constexpr std::size_t of(Color color) { return static_cast<std::size_t>(color); }
};

Bitboard attackedBy(Color color, Bitboard pawns)
{
    Bitboard attacked = 0;
    while (pawns != 0) {
        attacked |= pawnAttacks(color, popFirst(pawns));
    }
    return attacked;
}

/// How far the pawns of a colour can go on one file, looked through from their own side. False if
/// one of them has no pawn of the other colour ahead.
bool addFile(const Position& position, Color color, int file, Wall& wall)
{
    const Bitboard own = position.pieces(color, PieceType::Pawn);
    const Bitboard other = position.pieces(opposite(color), PieceType::Pawn);
    std::optional<int> stop;  // the first square ahead that a pawn cannot enter
    for (int step = 0; step < 8; ++step) {
        const int rank = color == Color::White ? 7 - step : step;
        const Square square = makeSquare(file, rank);
        if (contains(other, square)) {
            stop = step;
        } else if (contains(own, square)) {
            if (!stop) {
                return false;
            }
            Bitboard squares = 0;
            for (int ahead = *stop + 1; ahead <= step; ++ahead) {
                squares |= bitOf(makeSquare(file, color == Color::White ? 7 - ahead : ahead));
            }
            const std::size_t index = Wall::of(color);
            wall.reach[index] |= squares;
            if (countOf(squares) == 1) {
                wall.fixed[index] |= squares;
            } else {
                wall.mobileAttack[index] |= attackedBy(color, squares);
            }
            *stop += 1;
        }
    }
    return true;
}

/// The wall of a position; absent when a pawn may ever be promoted or take a pawn.
std::optional<Wall> wallOf(const Position& position)
{
    Wall wall;
    for (const Color color : {Color::White, Color::Black}) {
        for (int file = 0; file < 8; ++file) {
            if (!addFile(position, color, file, wall)) {
                return std::nullopt;
            }
        }
        const std::size_t index = Wall::of(color);
        wall.attack[index] = attackedBy(color, wall.reach[index]);
        wall.guard[index] = attackedBy(color, wall.fixed[index]);
    }
    if ((wall.attack[0] & wall.reach[1]) != 0 || (wall.attack[1] & wall.reach[0]) != 0) {
        return std::nullopt;
    }
    return wall;
}

/// Squares that a king may ever reach: not those of its own fixed pawns, nor those that the other
/// side's fixed pawns guard.
Bitboard kingRegion(const Position& position, const Wall& wall, Color color)
{
    const Bitboard barred = wall.fixed[Wall::of(color)] | wall.guard[Wall::of(opposite(color))];
    Bitboard region = bitOf(*position.king(color));
    Bitboard fresh = region;
    while (fresh != 0) {
        const Bitboard next = kingAttacks(popFirst(fresh)) & ~barred & ~region;
        region |= next;
        fresh |= next;
    }
    return region;
}

struct BishopRegion {
    Bitboard stand = 0;   ///< squares on which a bishop may ever stand
    Bitboard attack = 0;  ///< squares that it may ever attack
};

BishopRegion bishopRegion(const Position& position, const Wall& wall, Color color)
{
    const Bitboard own = wall.fixed[Wall::of(color)];
    const Bitboard fixed = wall.fixed[0] | wall.fixed[1];
    BishopRegion region;
    region.stand = position.pieces(color, PieceType::Bishop);
    Bitboard fresh = region.stand;
    while (fresh != 0) {
        const Bitboard attacked = bishopAttacks(popFirst(fresh), fixed);
        const Bitboard next = attacked & ~own & ~region.stand;
        region.attack |= attacked;
        region.stand |= next;
        fresh |= next;
    }
    return region;
}

/// What the pieces of a colour may ever do.
struct Army {
    Bitboard king = 0;
    BishopRegion bishops{};
};

Army armyOf(const Position& position, const Wall& wall, Color color)
{
    return {kingRegion(position, wall, color), bishopRegion(position, wall, color)};
}

/// No piece can take one of the other side's pawns, and none can be taken by a pawn.
bool leavesWallAlone(const Wall& wall, const Army& army, Color color)
{
    const std::size_t other = Wall::of(opposite(color));
    return ((army.king | army.bishops.stand) & wall.reach[other]) == 0 &&
           (army.bishops.stand & wall.attack[other]) == 0;
}

/// A bishop gives mate to a king on a square: the flights of the other colour, which that bishop
/// does not attack, must all be taken from the king by something else.
bool canMateOn(Square square, const Wall& wall, const Army& winner, const Army& loser,
               Color loserColor)
{
    const std::size_t losing = Wall::of(loserColor);
    const std::size_t winning = Wall::of(opposite(loserColor));
    const Bitboard squareColor = contains(lightSquares, square) ? lightSquares : ~lightSquares;
    Bitboard flights = kingAttacks(square) & ~squareColor;
    flights &= ~wall.reach[losing] & ~loser.bishops.stand;
    flights &= ~wall.attack[winning] & ~winner.bishops.attack;
    if (flights == 0) {
        return true;
    }
    Bitboard kings = winner.king & ~kingAttacks(square) & ~bitOf(square);
    while (kings != 0) {
        if ((flights & ~kingAttacks(popFirst(kings))) == 0) {
            return true;
        }
    }
    return false;
}

}  // namespace

bool isWalledIn(const Position& position, Color winner)
{
    const Bitboard others = position.pieces(PieceType::Knight) | position.pieces(PieceType::Rook) |
                            position.pieces(PieceType::Queen);
    if (others != 0 || position.canTakeEnPassant()) {
        return false;
    }
    const std::optional<Wall> wall = wallOf(position);
    if (!wall) {
        return false;
    }
    const Color loser = opposite(winner);
    const Army winning = armyOf(position, *wall, winner);
    const Army losing = armyOf(position, *wall, loser);
    if (!leavesWallAlone(*wall, winning, winner) || !leavesWallAlone(*wall, losing, loser) ||
        (wall->mobileAttack[Wall::of(winner)] & losing.king) != 0) {
        return false;
    }
    Bitboard checked = losing.king & winning.bishops.attack;
    while (checked != 0) {
        if (canMateOn(popFirst(checked), *wall, winning, losing, loser)) {
            return false;
        }
    }
    return true;
}

}  // namespace diptych::chess
