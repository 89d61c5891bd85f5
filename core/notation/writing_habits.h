#pragma once

#include <cstdint>

namespace diptych::notation {

/// Whether the writer of a sheet tells pieces from files by capital letters.
enum class Capitals : std::uint8_t { Unknown, Used, NotUsed };

/// Which characters may stand for each other.
enum class Confusions : std::uint8_t {
    Typing,       ///< letter O for zero, l or I for 1, letters of a look-alike alphabet
    Recognition,  ///< besides those, what a reading program takes for each other: 8 B, 5 S
};

/// What is known of a sheet as a whole that bears on each of its entries.
struct WritingHabits {
    Capitals capitals = Capitals::Unknown;
    Confusions confusions = Confusions::Typing;
};

}  // namespace diptych::notation
