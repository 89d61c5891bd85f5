#pragma once

#include "app/gui/sentence_model.h"
#include "reports/verification/verification.h"
#include "reports/words/phrase_book.h"

#include <QString>

#include <vector>

namespace diptych::gui {

/// "Arbiter", "Chief arbiter", "White"; a role that is not known as it is.
QString roleName(const std::string& role);

/// What stands on a file, one sentence each: every signature with who, when, and what can be said
/// of the key; then everything that is wrong.
std::vector<Sentence> sentencesOf(const reports::Verification& verification,
                                  const reports::PhraseBook& book);

}  // namespace diptych::gui
