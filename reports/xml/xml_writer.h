#pragma once

#include "reports/report.h"

#include <string>

namespace diptych::reports {

/// The incident as XML after incident.xsd, UTF-8, without needless blanks. Equal input gives equal
/// bytes. Signs that XML cannot hold become U+FFFD; a source keeps its bytes in base 64.
std::string toXml(const Report& report);

}  // namespace diptych::reports
