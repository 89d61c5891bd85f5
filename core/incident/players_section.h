#pragma once

#include "core/incident/incident.h"
#include "core/incident/line_cursor.h"

#include <string>

namespace diptych::incident {

/// Reads one line of [players].
void readPlayerLine(LineCursor& line, Players& players);

/// Which players are said to have an assistant.
law::Who assistedOf(const Players& players);

/// The lines of [players]; empty when nobody is named.
std::string playersText(const Players& players);

}  // namespace diptych::incident
