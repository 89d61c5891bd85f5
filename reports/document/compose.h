#pragma once

#include "reports/document/document.h"
#include "reports/report.h"
#include "reports/words/phrase_book.h"

namespace diptych::reports {

/// Puts a report into the words of a phrase book, section by section: game, decision in short,
/// findings, boards, scores side by side, clocks, remedies, ruling, statements, signatures.
Document compose(const Report& report, const PhraseBook& book);

}  // namespace diptych::reports
