#pragma once

#include "core/incident/line_cursor.h"
#include "core/law/facts.h"

#include <string>

namespace diptych::incident {

/// Reads one line of [facts].
void readFact(LineCursor& line, law::Facts& facts);

}  // namespace diptych::incident
