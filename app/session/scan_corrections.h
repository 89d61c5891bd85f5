#pragma once

#include "core/incident/incident.h"
#include "core/score/sheet.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace diptych::session {

/// Puts what the arbiter corrected into a sheet that was read from a picture. The cells that he let
/// stand keep their ink, so that they are decoded anew with what he said; a corrected one keeps its
/// place on the page. Lines: `entry MOVE SIDE TEXT`, in place of the entry of that cell, or for a
/// cell where none was read; `before MOVE SIDE TEXT`, for entries that have no cell of their own.
void correctScan(score::Sheet& sheet, std::string_view corrections);

/// The source of a scan with another text for one of its entries.
incident::ScoreSource withCorrection(const incident::ScoreSource& source, const score::Sheet& sheet,
                                     std::size_t entry, const std::string& text);

/// The same with new entries before one, or at the end.
incident::ScoreSource withCorrectionBefore(const incident::ScoreSource& source,
                                           const score::Sheet& sheet, std::size_t entry,
                                           const std::string& text);

}  // namespace diptych::session
