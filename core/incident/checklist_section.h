#pragma once

#include "core/incident/checklist.h"
#include "core/incident/line_cursor.h"

#include <string>

namespace diptych::incident {

/// Reads one line of [checklist]: ITEM yes|no.
void readChecklistLine(LineCursor& line, CheckedItems& checklist);

/// The lines of the section.
std::string checklistText(const CheckedItems& checklist);

}  // namespace diptych::incident
