#include "core/chess/bit_extract.h"

#if defined(DIPTYCH_HAS_BIT_EXTRACT)
namespace diptych::chess {

namespace {

/// Attack sets of all bishops and rooks together.
constexpr std::size_t attackCount = 5248 + 102400;

/// Squares of a line that are not its last: a piece there cuts nothing off.
Bitboard relevantSquares(PieceType type, Square square)
{
    const Bitboard edgeRanks = (rankSet(0) | rankSet(7)) & ~rankSet(rankOf(square));
    const Bitboard edgeFiles = (fileA | fileH) & ~fileSet(fileOf(square));
    return emptyBoardAttacks(type, square) & ~(edgeRanks | edgeFiles);
}

/// What PEXT does, for making the tables on any processor.
std::uint16_t extracted(Bitboard set, Bitboard mask)
{
    unsigned result = 0;
    for (unsigned bit = 1; mask != 0; bit <<= 1) {
        if (contains(set, popFirst(mask))) {
            result |= bit;
        }
    }
    return static_cast<std::uint16_t>(result);
}

}  // namespace

bool hasFastBitExtract()
{
    __builtin_cpu_init();
    // The first two generations of Zen have the instructions, but slow.
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && !__builtin_cpu_is("znver1") &&
           !__builtin_cpu_is("znver2");
}

const ExtractSliders& ExtractSliders::instance()
{
    static const ExtractSliders sliders;
    return sliders;
}

ExtractSliders::ExtractSliders()
{
    m_attacks.reserve(attackCount);
    for (std::size_t index = 0; index < squareCount; ++index) {
        m_bishop[index] = addSquare(static_cast<Square>(index), PieceType::Bishop);
        m_rook[index] = addSquare(static_cast<Square>(index), PieceType::Rook);
    }
}

ExtractSliders::Lines ExtractSliders::addSquare(Square square, PieceType type)
{
    Lines lines;
    lines.relevant = relevantSquares(type, square);
    lines.reach = emptyBoardAttacks(type, square);
    lines.attacks = m_attacks.data() + m_attacks.size();
    // All subsets of the relevant squares, in the order of what PEXT makes of them.
    Bitboard occupied = 0;
    do {
        m_attacks.push_back(extracted(pieceAttacks(type, square, occupied), lines.reach));
        occupied = (occupied - lines.relevant) & lines.relevant;
    } while (occupied != 0);
    return lines;
}

}  // namespace diptych::chess
#endif
