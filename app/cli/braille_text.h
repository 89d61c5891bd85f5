#pragma once

#include "core/notation/braille_code.h"
#include "core/score/replay.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <string>

namespace diptych::cli {

enum class BrailleScript : std::uint8_t {
    Patterns,  ///< Unicode Braille
    Ascii,     ///< BRF: North American ASCII Braille, 25 lines a page, ended by CR LF
};

/// A replayed game in Braille, one row for each move: number, White's move, Black's move; dots
/// 3-3-3 stand for a White move in front of the game. The result follows in a row of its own.
std::string brailleText(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
                        const notation::BrailleCode& code, BrailleScript script);

}  // namespace diptych::cli
