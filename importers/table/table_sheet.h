#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// Reads a score that was kept in a spreadsheet (CSV or XLSX): columns of numbers, moves and clock
/// times, in one block or several; one move a row or both. Of a workbook the sheet with the most
/// moves is read.
score::Sheet readTable(const ImportRequest& request);

/// The source is a workbook, or text in columns separated by commas or semicolons that hold moves.
bool looksLikeTable(std::string_view bytes);

}  // namespace diptych::importers
