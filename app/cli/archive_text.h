#pragma once

#include "app/cli/json.h"
#include "reports/archive/archive.h"
#include "reports/archive/archive_check.h"

#include <string>

namespace diptych::cli {

Json incidentJson(const reports::ArchivedIncident& incident);
Json statisticsJson(const reports::ArchiveStatistics& statistics);
/// Contract section 4: entries and problems.
Json checkJson(const reports::ArchiveCheck& check);

std::string incidentLine(const reports::ArchivedIncident& incident);  ///< one line of a list
std::string incidentText(const reports::ArchivedIncident& incident);  ///< one value a line
std::string statisticsText(const reports::ArchiveStatistics& statistics);
std::string checkText(const reports::ArchiveCheck& check);

}  // namespace diptych::cli
