#pragma once

#include "core/incident/history.h"
#include "core/incident/line_cursor.h"

#include <string>

namespace diptych::incident {

/// Reads one line of [history]: TIME SECTION "WHO" "TAKEN OUT" "PUT IN".
void readHistoryLine(LineCursor& line, EditHistory& history);

/// The lines of the section.
std::string historyText(const EditHistory& history);

}  // namespace diptych::incident
