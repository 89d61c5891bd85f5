#pragma once

#include "importers/scan/cells/cell_strip.h"
#include "importers/scan/readers/text_reader.h"

namespace diptych::importers::scan {

/// What the printed move numbers say about a table.
struct RowNumbers {
    int agreeing = 0;  ///< numbers that agree with each other
    int ahead = 0;     ///< how much they are ahead of those that the form would have there
};

/// Reads some of the numbers beside the rows. Changes what the reader is allowed to read.
RowNumbers readRowNumbers(const PitchedInk& source, TextReader& reader);

}  // namespace diptych::importers::scan
