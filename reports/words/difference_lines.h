#pragma once

#include "core/score/comparison.h"
#include "reports/words/phrase_book.h"

#include <string>
#include <vector>

namespace diptych::reports {

/// What is to be said about the entries of two scores: where they part, with both entries, and what
/// else a sheet has wrong with it. While the scores differ no entry is called another move than
/// that of the game, since nothing shows which of the two was played.
std::vector<std::string> differenceLines(const score::Comparison& comparison,
                                         const PhraseBook& book);

/// Where scores that part stand on the same position again, by another order of moves; empty where
/// they do not.
std::string reunionLine(const score::Comparison& comparison, const PhraseBook& book);

}  // namespace diptych::reports
