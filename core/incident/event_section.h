#pragma once

#include "core/incident/incident.h"
#include "core/incident/line_cursor.h"

#include <string>

namespace diptych::incident {

/// Reads one line of [event].
void readEventLine(LineCursor& line, Event& event);

/// The lines of [event]; empty when nothing is known.
std::string eventText(const Event& event);

}  // namespace diptych::incident
