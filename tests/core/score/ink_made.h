#pragma once

#include "core/score/ink.h"
#include "core/score/sheet.h"

#include <string_view>

namespace diptych::score::test {

/// Ink that shows a text plainly, with a share of doubt (0 to 1) given to another text of the same
/// length, letter by letter.
InkReading inkOf(std::string_view text, std::string_view other = {}, double doubt = 0.0);

/// A sheet whose entries, in English letters and separated by spaces, are ink. "Nf3|Nd3" shows the
/// first text with 60 %, the second with 40 %; "Nf3~" has been blotted out.
Sheet inkSheet(Keeper keeper, std::string_view text);

}  // namespace diptych::score::test
