#pragma once

#include "app/gui/sentence_model.h"
#include "reports/archive/archive.h"
#include "reports/archive/archive_check.h"
#include "reports/words/phrase_book.h"

#include <QString>

namespace diptych::gui {

/// An incident of the archive in a list: number, game, what was ruled, whether it still counts.
Sentence sentenceOf(const reports::ArchivedIncident& incident, const reports::PhraseBook& book);

/// Everything that the archive says about an incident, one thing a line.
QString detailsOf(const reports::ArchivedIncident& incident, const reports::PhraseBook& book);

/// What a check of the archive found, one problem a line.
QString wordsOf(const reports::ArchiveCheck& check);
/// Why an archive did not do what it was asked for.
QString wordsOf(const reports::ArchiveError& error, const QString& store);

}  // namespace diptych::gui
