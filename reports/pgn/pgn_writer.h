#pragma once

#include "reports/report.h"
#include "reports/words/phrase_book.h"

#include <string>

namespace diptych::reports {

/// The games of an incident in PGN export format, UTF-8: first the moves that stand, then, each as
/// a game of its own with the tag "Line", the annulled rest of the game and what a score has
/// instead. A line ends before a move that is not legal, and names it in a comment in the language
/// of the book.
std::string toPgn(const Report& report, const PhraseBook& book);

}  // namespace diptych::reports
