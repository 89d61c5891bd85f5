#pragma once

#include "reports/document/document.h"

#include <string>

namespace diptych::reports {

inline constexpr int brfCells = 40;  ///< in a line
inline constexpr int brfLines = 25;  ///< on a page; the last one bears its number

/// A document as Braille ASCII in the uncontracted Braille of its language: pages of 40 cells by 25
/// lines, lines ended by CR LF, pages by a form feed. Tables are told row by row, diagrams in
/// words.
std::string toBrf(const Document& document);

}  // namespace diptych::reports
