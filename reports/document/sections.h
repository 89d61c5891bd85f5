#pragma once

#include "reports/document/document.h"
#include "reports/report.h"
#include "reports/words/phrase_book.h"

#include <initializer_list>
#include <string>

/// The sections of a report, each adding its blocks; nothing is added where there is nothing to
/// say.
namespace diptych::reports {

/// A word of the report itself, context "Report" of the translations.
std::string label(const PhraseBook& book, const char* source,
                  std::initializer_list<std::string> arguments = {});

void addGame(Document& document, const Report& report, const PhraseBook& book);
void addDecision(Document& document, const Report& report, const PhraseBook& book);
void addFindings(Document& document, const Report& report, const PhraseBook& book);
void addDiagrams(Document& document, const Report& report, const PhraseBook& book);
void addScores(Document& document, const Report& report, const PhraseBook& book);
/// The cells of scanned sheets whose entries are in doubt or in dispute.
void addCells(Document& document, const Report& report, const PhraseBook& book);
void addClocks(Document& document, const Report& report, const PhraseBook& book);
/// The worksheets of the arbiter, and how the clocks are set; not for players.
void addWorksheets(Document& document, const Report& report, const PhraseBook& book);
void addRemedies(Document& document, const Report& report, const PhraseBook& book);
void addQuestions(Document& document, const Report& report, const PhraseBook& book);
/// The reason and the deadline of an appeal, for the one page.
void addRulingInShort(Document& document, const Report& report, const PhraseBook& book);
void addRuling(Document& document, const Report& report, const PhraseBook& book);
/// All entries, where the extract has left some out; not for players, who would see the numbers.
void addFullScores(Document& document, const Report& report, const PhraseBook& book);
void addFacts(Document& document, const Report& report, const PhraseBook& book);
void addEvidence(Document& document, const Report& report, const PhraseBook& book);
void addChecklist(Document& document, const Report& report, const PhraseBook& book);
/// Who changed what at the desk, and when.
void addHistory(Document& document, const Report& report, const PhraseBook& book);
void addSources(Document& document, const Report& report, const PhraseBook& book);
/// Players, event and round, and the Laws: what a page alone needs.
void addGameInShort(Document& document, const Report& report, const PhraseBook& book);
/// The displays before and after, without heading and notes.
void addClocksInShort(Document& document, const Report& report, const PhraseBook& book);
/// The position that is to stand on both boards, alone.
void addPositionInForce(Document& document, const Report& report, const PhraseBook& book);
void addSignatures(Document& document, const Report& report, const PhraseBook& book);

}  // namespace diptych::reports
