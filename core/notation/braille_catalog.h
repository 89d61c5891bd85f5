#pragma once

#include "core/notation/braille_code.h"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// All Braille codes that the program knows, by rank.
const std::vector<BrailleCode>& allBrailleCodes();

/// The Braille code with that name. A language without a code of its own is taken with its letters
/// and the most common signs. Absent if there is neither.
std::optional<BrailleCode> findBrailleCode(std::string_view code);

/// Reads one file of core/data/braille (see braille.xsd). Fails with a sentence that names what is
/// wrong.
tl::expected<BrailleCode, std::string> parseBrailleCode(std::string_view xml);

}  // namespace diptych::notation
