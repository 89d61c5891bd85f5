#pragma once

#include "reports/archive/database.h"

#include <string>
#include <vector>

namespace diptych::reports {

/// The statements that make an empty archive.
std::vector<std::string> schemaStatements(Dialect dialect);

/// A query whose first number is 1 when the tables are there.
std::string schemaQuery(Dialect dialect);

}  // namespace diptych::reports
