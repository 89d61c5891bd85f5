#pragma once

#include "reports/verification/verification.h"
#include "reports/words/phrase_book.h"

#include <string>

namespace diptych::reports {

/// One sentence about a problem, with the object that it concerns.
std::string describe(const Problem& problem, const PhraseBook& book);

/// One sentence on the whole file: who signed it, or what was done to it.
std::string summary(const Verification& verification, const PhraseBook& book);

/// A trust in words, such as "certified by the authority of the event".
std::string describe(Trust trust, const PhraseBook& book);

/// What is to be said about the form of a signature; empty for those that this program makes.
std::string describe(SignatureProfile profile, const PhraseBook& book);

}  // namespace diptych::reports
