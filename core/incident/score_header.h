#pragma once

#include "core/incident/incident.h"
#include "core/incident/line_cursor.h"

#include <optional>
#include <string>
#include <string_view>

namespace diptych::incident {

/// A dialect of a medium, or "auto".
bool isDialectOf(score::Medium medium, std::string_view code);

/// Codes of the dialects of a medium, separated by blanks: "auto en fr …".
std::string dialectCodes(score::Medium medium);

/// The words for who keeps a score, separated by blanks: "white black …".
std::string keeperCodes();

/// Reads the words after "[score": KEEPER, then MEDIUM and DIALECT where they are given.
std::optional<ScoreSource> readScoreHeader(LineCursor& line);

/// "[score white typed en]".
std::string scoreHeaderText(const ScoreSource& source);

}  // namespace diptych::incident
