#pragma once

#include "reports/document/document.h"
#include "reports/pdf/flow.h"
#include "reports/pdf/text_shaper.h"

#include <vector>

namespace diptych::reports {

/// The column of text on a page. Points.
struct TextColumn {
    double left = 0;
    double width = 0;
};

/// Measures a document and turns it into items to be put on pages.
std::vector<FlowItem> flowOf(const Document& document, const TextShaper& shaper, TextColumn column);

}  // namespace diptych::reports
