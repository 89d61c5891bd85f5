#pragma once

#include "core/score/sheet.h"
#include "importers/importer.h"
#include "importers/scan/scan_result.h"

namespace diptych::importers::scan {

/// The sheet that all pages of a scan make together: an entry for each written cell, with its ink
/// and its place; its text is what the readers saw. Crossed-out and blank cells are left out.
score::Sheet sheetOf(const ScanResult& scan, const ImportRequest& request);

}  // namespace diptych::importers::scan
