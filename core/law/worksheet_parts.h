#pragma once

#include "core/law/matter.h"
#include "core/law/worksheets.h"

#include <optional>

/// The single worksheets; each absent where the incident does not call for it.
namespace diptych::law {

/// Where one flag has fallen.
std::optional<FlagWorksheet> flagWorksheet(const Matter& matter);

/// Where a draw is claimed, a position has stood three times, or fifty moves are complete.
std::optional<DrawWorksheet> drawWorksheet(const Matter& matter);

/// What both scores show for sure, and what is still open.
ReconstructionWorksheet reconstructionWorksheet(const Matter& matter);

}  // namespace diptych::law
