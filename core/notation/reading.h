#pragma once

#include "core/chess/san.h"

#include <cstdint>
#include <vector>

namespace diptych::notation {

/// Why an entry can be read in this way.
enum class ReadingReason : std::uint8_t {
    AsWritten,          ///< the plain meaning in the sheet's dialect
    LowerCase,          ///< a small letter taken for a piece, or for a file
    OtherDialect,       ///< letters of another language
    Coordinates,        ///< squares without a piece letter
    Mirrored,           ///< squares seen from the other side
    CharacterConfusion  ///< 0 for O, 1 for l and the like
};

/// One thing that an entry can mean before the position is known.
struct Reading {
    chess::SanToken token{};
    /// Negative logarithm (natural) of the likelihood relative to the best reading; 0 = plain.
    double cost = 0.0;
    ReadingReason reason = ReadingReason::AsWritten;
};

using Readings = std::vector<Reading>;

}  // namespace diptych::notation
