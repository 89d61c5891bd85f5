#pragma once

#include "app/cli/verdict.h"

/// Expected lines about the boards as found.
namespace diptych::cli {

std::optional<Verdict> boardsState(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> matches(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> differsOn(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> explainedBy(incident::LineCursor& line, const Json& rule);

}  // namespace diptych::cli
