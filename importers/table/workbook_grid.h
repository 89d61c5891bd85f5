#pragma once

#include "importers/table/grid.h"

#include <string_view>
#include <vector>

namespace diptych::importers {

/// Reads all sheets of an XLSX workbook (ECMA-376), in order. What cannot be read is named in the
/// diagnostics of the first grid: "bad-workbook" with the part that is wrong. Never empty.
std::vector<Grid> readWorkbook(std::string_view bytes);

/// The bytes are an XLSX workbook.
bool looksLikeWorkbook(std::string_view bytes);

}  // namespace diptych::importers
