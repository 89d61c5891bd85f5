#pragma once

#include "reports/document/document.h"

namespace diptych::reports {

/// The same document with every table of more than two columns told row by row, for narrow pages:
/// its caption, then the cells of each row behind their column's title.
Document withoutWideTables(const Document& document);

}  // namespace diptych::reports
