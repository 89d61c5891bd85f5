#pragma once

#include "importers/scan/readers/text_reader.h"
#include "importers/scan/table/table.h"

#include <optional>

namespace diptych::importers::scan {

/// A table whose rows are those that the printed numbers tell.
struct UprightTable {
    Table table{};
    int firstMove = 1;
};

/// Finds the table of a page and, by the printed move numbers, which way up it is, where it begins
/// and with which move. Without a reader, or where no numbers are printed, the page counts as
/// upright and the first move as 1.
std::optional<UprightTable> findUprightTable(const GrayImage& ink, const TableHints& hints,
                                             TextReader* reader);

}  // namespace diptych::importers::scan
