#include "core/chess/attacks.h"

namespace diptych::chess {

namespace {

struct Step {
    int file;
    int rank;
};

constexpr std::array<Step, 8> knightSteps{Step{1, 2}, {2, 1},   {2, -1}, {1, -2},
                                          {-1, -2},   {-2, -1}, {-2, 1}, {-1, 2}};
constexpr std::array<Step, 4> bishopSteps{Step{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
constexpr std::array<Step, 4> rookSteps{Step{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

constexpr bool onBoard(int file, int rank)
{
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

constexpr Bitboard stepFrom(Square square, Step step)
{
    const int file = fileOf(square) + step.file;
    const int rank = rankOf(square) + step.rank;
    return onBoard(file, rank) ? bitOf(makeSquare(file, rank)) : 0;
}

constexpr Bitboard rayFrom(Square square, Step step)
{
    Bitboard ray = 0;
    int file = fileOf(square) + step.file;
    int rank = rankOf(square) + step.rank;
    while (onBoard(file, rank)) {
        ray |= bitOf(makeSquare(file, rank));
        file += step.file;
        rank += step.rank;
    }
    return ray;
}

/// Fills in what lies between a square and all squares of one ray.
constexpr void fillBetween(AttackTables& tables, Square square, Step step)
{
    Bitboard passed = 0;
    int file = fileOf(square) + step.file;
    int rank = rankOf(square) + step.rank;
    while (onBoard(file, rank)) {
        const Square other = makeSquare(file, rank);
        tables.between[static_cast<std::size_t>(square)][static_cast<std::size_t>(other)] = passed;
        passed |= bitOf(other);
        file += step.file;
        rank += step.rank;
    }
}

constexpr Bitboard& reachOf(AttackTables& tables, PieceType type, Square square)
{
    return tables.reach[static_cast<std::size_t>(type)][static_cast<std::size_t>(square)];
}

constexpr void fillSquare(AttackTables& tables, Square square)
{
    const auto index = static_cast<std::size_t>(square);
    for (const Step step : knightSteps) {
        reachOf(tables, PieceType::Knight, square) |= stepFrom(square, step);
    }
    for (const Step step : bishopSteps) {
        reachOf(tables, PieceType::King, square) |= stepFrom(square, step);
        reachOf(tables, PieceType::Bishop, square) |= rayFrom(square, step);
        fillBetween(tables, square, step);
    }
    for (const Step step : rookSteps) {
        reachOf(tables, PieceType::King, square) |= stepFrom(square, step);
        reachOf(tables, PieceType::Rook, square) |= rayFrom(square, step);
        fillBetween(tables, square, step);
    }
    reachOf(tables, PieceType::Queen, square) =
        reachOf(tables, PieceType::Bishop, square) | reachOf(tables, PieceType::Rook, square);
    tables.pawn[0][index] = stepFrom(square, {-1, 1}) | stepFrom(square, {1, 1});
    tables.pawn[1][index] = stepFrom(square, {-1, -1}) | stepFrom(square, {1, -1});
    tables.file[index] = rayFrom(square, {0, 1}) | rayFrom(square, {0, -1});
    tables.diagonal[index] = rayFrom(square, {1, 1}) | rayFrom(square, {-1, -1});
    tables.antidiagonal[index] = rayFrom(square, {1, -1}) | rayFrom(square, {-1, 1});
}

constexpr std::uint8_t reachAlongRank(int file, unsigned occupied)
{
    unsigned reach = 0;
    for (int other = file + 1; other < 8; ++other) {
        reach |= 1U << other;
        if ((occupied >> other & 1U) != 0) {
            break;
        }
    }
    for (int other = file - 1; other >= 0; --other) {
        reach |= 1U << other;
        if ((occupied >> other & 1U) != 0) {
            break;
        }
    }
    return static_cast<std::uint8_t>(reach);
}

constexpr AttackTables makeTables()
{
    AttackTables tables;
    for (int square = 0; square < squareCount; ++square) {
        fillSquare(tables, static_cast<Square>(square));
    }
    for (int file = 0; file < 8; ++file) {
        for (unsigned inner = 0; inner < 64; ++inner) {
            tables.rank[static_cast<std::size_t>(file)][inner] = reachAlongRank(file, inner << 1);
        }
    }
    return tables;
}

}  // namespace

constinit const AttackTables attackTables = makeTables();

Bitboard pieceAttacks(PieceType type, Square square, Bitboard occupied)
{
    switch (type) {
    case PieceType::Knight:
        return knightAttacks(square);
    case PieceType::Bishop:
        return bishopAttacks(square, occupied);
    case PieceType::Rook:
        return rookAttacks(square, occupied);
    case PieceType::Queen:
        return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
    case PieceType::King:
        return kingAttacks(square);
    case PieceType::Pawn:
        break;
    }
    return 0;
}

Bitboard attackersOf(const Placement& placement, Square square, Color by, Bitboard occupied)
{
    const Bitboard queens = placement.of(PieceType::Queen);
    Bitboard attackers = knightAttacks(square) & placement.of(PieceType::Knight);
    attackers |= kingAttacks(square) & placement.of(PieceType::King);
    attackers |= pawnAttacks(opposite(by), square) & placement.of(PieceType::Pawn);
    const Bitboard diagonal = placement.of(by) & (placement.of(PieceType::Bishop) | queens);
    const Bitboard straight = placement.of(by) & (placement.of(PieceType::Rook) | queens);
    if ((emptyBoardAttacks(PieceType::Bishop, square) & diagonal) != 0) {
        attackers |= bishopAttacks(square, occupied) & diagonal;
    }
    if ((emptyBoardAttacks(PieceType::Rook, square) & straight) != 0) {
        attackers |= rookAttacks(square, occupied) & straight;
    }
    return attackers & placement.of(by);
}

}  // namespace diptych::chess
