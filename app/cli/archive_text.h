#pragma once

#include "app/cli/json.h"
#include "reports/archive/archive.h"
#include "reports/archive/archive_check.h"
#include "reports/words/phrase_book.h"

#include <string>

namespace diptych::cli {

Json incidentJson(const reports::ArchivedIncident& incident);
Json statisticsJson(const reports::ArchiveStatistics& statistics);
/// Contract section 4: entries and problems.
Json checkJson(const reports::ArchiveCheck& check);

/// One line of a list.
std::string incidentLine(const reports::ArchivedIncident& incident,
                         const reports::PhraseBook& book);
/// One value a line.
std::string incidentText(const reports::ArchivedIncident& incident,
                         const reports::PhraseBook& book);
std::string statisticsText(const reports::ArchiveStatistics& statistics,
                           const reports::PhraseBook& book);
/// One problem a line, by its code.
std::string checkText(const reports::ArchiveCheck& check, const reports::PhraseBook& book);

}  // namespace diptych::cli
