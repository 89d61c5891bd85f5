#pragma once

#include "core/incident/line_cursor.h"
#include "core/incident/ruling.h"

#include <string>

namespace diptych::incident {

/// Reads one line of [ruling]. Repeated reasons join, and so do statements of the same person,
/// with line breaks between.
void readRulingLine(LineCursor& line, Ruling& ruling);

/// The lines of [ruling] below its header; may be empty.
std::string rulingText(const Ruling& ruling);

}  // namespace diptych::incident
