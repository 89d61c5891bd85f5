#pragma once

#include "reports/document/document.h"

#include <string>

namespace diptych::reports {

/// Widest line of a plain text report, in characters.
inline constexpr int textColumns = 80;

/// A document as plain UTF-8 text, no line wider than textColumns. Boards are drawn with the
/// letters of the FEN, white pieces in capitals, and told piece by piece as well.
std::string toText(const Document& document);

}  // namespace diptych::reports
