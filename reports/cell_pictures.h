#pragma once

#include "core/law/assessment.h"
#include "core/score/sheet.h"
#include "core/support/page_span.h"
#include "reports/report.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace diptych::reports {

/// Draws a place on the page that a sheet was read from; empty where it cannot be drawn.
using DrawCell = std::function<GreyPicture(std::size_t sheet, const PageSpan& place)>;

/// The cells of those entries on scanned sheets that are in doubt or in dispute; no others.
std::vector<CellPicture> cellPicturesOf(const score::Comparison& comparison,
                                        const std::vector<score::Sheet>& sheets,
                                        const DrawCell& draw);

}  // namespace diptych::reports
