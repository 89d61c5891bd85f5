#pragma once

#include "core/incident/incident.h"
#include "core/law/assessment.h"
#include "core/score/sheet.h"
#include "reports/cell_pictures.h"
#include "reports/report.h"

#include <vector>

namespace diptych::reports {

/// Gathers what a report says. Sheets are those that the incident's score sources were read into,
/// in the same order; read gives the files that the incident names, draw the cells of scanned
/// sheets. Never fails: what is not known is left out.
Report buildReport(const incident::Incident& incident, const std::vector<score::Sheet>& sheets,
                   const law::Assessment& assessment, const ReadSource& read = {},
                   const DrawCell& draw = {});

}  // namespace diptych::reports
