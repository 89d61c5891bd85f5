#pragma once

#include "reports/words/decision.h"
#include "reports/words/phrase_book.h"

#include <string>
#include <vector>

namespace diptych::reports {

/// Whether a remedy is one of those in force.
bool isInForce(const law::Remedy& remedy, const Decision& decision);

/// In what a ruling departs from the proposal, the remedies or the clocks, as proposed and as
/// ruled. proposed: all remedies of the assessment. For a ruling that departs.
std::string departureInWords(const std::vector<law::Remedy>& proposed, const Decision& decision,
                             const PhraseBook& book);

}  // namespace diptych::reports
