#pragma once

#include "core/chess/attacks.h"
#include "core/chess/generator.h"

#include <array>
#include <cstdint>
#include <vector>

// Sliding attacks by the processor's instructions PEXT and PDEP, where it has them and they are
// fast. Which processor it is turns out at run time.
#if defined(__x86_64__)
#define DIPTYCH_HAS_BIT_EXTRACT 1
/// Marks a function that runs only after hasFastBitExtract() has said yes.
#define DIPTYCH_BIT_EXTRACT [[gnu::target("bmi,bmi2,popcnt")]]

namespace diptych::chess {

/// The processor extracts and deposits bits within a few cycles.
bool hasFastBitExtract();

/// Attacks looked up by the pieces that stand on the lines of a square.
class ExtractSliders {
public:
    /// The tables of this process, made at the first call (about half a millisecond).
    static const ExtractSliders& instance();

    DIPTYCH_INLINE Bitboard bishop(Square square, Bitboard occupied) const
    {
        return attacks(m_bishop[static_cast<std::size_t>(square)], occupied);
    }
    DIPTYCH_INLINE Bitboard rook(Square square, Bitboard occupied) const
    {
        return attacks(m_rook[static_cast<std::size_t>(square)], occupied);
    }

private:
    struct Lines {
        Bitboard relevant = 0;  ///< squares whose pieces cut the reach
        Bitboard reach = 0;     ///< the reach on the empty board
        const std::uint16_t* attacks = nullptr;
    };

    ExtractSliders();
    ExtractSliders(const ExtractSliders&) = delete;
    ExtractSliders& operator=(const ExtractSliders&) = delete;

    Lines addSquare(Square square, PieceType type);

    // Written as instructions, since the compiler's own names for them cannot be inlined into
    // functions for every processor.
    DIPTYCH_INLINE static Bitboard extract(Bitboard set, Bitboard mask)
    {
        Bitboard result = 0;
        __asm__("pextq %2, %1, %0" : "=r"(result) : "r"(set), "rm"(mask));
        return result;
    }
    DIPTYCH_INLINE static Bitboard deposit(Bitboard set, Bitboard mask)
    {
        Bitboard result = 0;
        __asm__("pdepq %2, %1, %0" : "=r"(result) : "r"(set), "rm"(mask));
        return result;
    }
    DIPTYCH_INLINE static Bitboard attacks(const Lines& lines, Bitboard occupied)
    {
        return deposit(lines.attacks[extract(occupied, lines.relevant)], lines.reach);
    }

    std::array<Lines, squareCount> m_bishop{};
    std::array<Lines, squareCount> m_rook{};
    std::vector<std::uint16_t> m_attacks{};
};

}  // namespace diptych::chess
#endif
