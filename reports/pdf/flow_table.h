#pragma once

#include "reports/document/document.h"
#include "reports/pdf/flow.h"
#include "reports/pdf/flow_blocks.h"

#include <vector>

namespace diptych::reports {

/// A table as items: caption, header, one item a row. The header is repeated on every page.
void addTable(std::vector<FlowItem>& items, const Table& table, const TextShaper& shaper,
              TextColumn column);

}  // namespace diptych::reports
