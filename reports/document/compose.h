#pragma once

#include "reports/document/document.h"
#include "reports/report.h"
#include "reports/words/phrase_book.h"

#include <cstdint>

namespace diptych::reports {

/// For whom a report is: the arbiter at the board gets one page, a committee everything.
enum class Extent : std::uint8_t { OnePage, Complete };

/// Puts a report into the words of a phrase book, section by section: game, decision in short,
/// findings, boards, scores side by side, evidence, clocks, remedies, ruling, statements,
/// checklist, sources, signatures.
Document compose(const Report& report, const PhraseBook& book, Extent extent = Extent::Complete);

}  // namespace diptych::reports
