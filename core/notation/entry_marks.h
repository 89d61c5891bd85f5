#pragma once

#include "core/chess/san.h"
#include "core/notation/dialect.h"

#include <string_view>
#include <vector>

namespace diptych::notation {

/// Takes the marks off both ends of an entry (check, mate, en passant, a trailing ":" for a
/// capture, comments such as "!?", draw offers, dots, words of a dialect) and notes those that a
/// token has.
/// What remains is castling or piece and squares.
std::u32string_view takeMarks(std::u32string_view symbols, const std::vector<DialectWord>& words,
                              chess::SanToken& token);

}  // namespace diptych::notation
