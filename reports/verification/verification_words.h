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

/// A role in words, such as "chief arbiter"; one that is not known as it is.
std::string roleWords(const std::string& role, const PhraseBook& book);

/// That an authority stamped a signature at a time.
std::string timestampWords(const std::string& time, const PhraseBook& book);

/// What is to be said about the form of a signature; empty for those that this program makes.
std::string describe(SignatureProfile profile, const PhraseBook& book);

}  // namespace diptych::reports
