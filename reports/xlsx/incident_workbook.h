#pragma once

#include "reports/document/document.h"

#include <tl/expected.hpp>

#include <ctime>
#include <string>

namespace diptych::reports {

/// A report as a workbook: a sheet with everything that is told in fields and sentences, then one
/// sheet for each table. The error is the message of the library.
tl::expected<std::string, std::string> toXlsx(const Document& document, std::time_t created);

}  // namespace diptych::reports
