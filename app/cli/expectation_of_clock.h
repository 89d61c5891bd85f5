#pragma once

#include "app/cli/verdict.h"

/// Expected lines about the clocks and the penalties.
namespace diptych::cli {

std::optional<Verdict> clock(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> counter(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> period(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> penalty(incident::LineCursor& line, const Json& rule);

}  // namespace diptych::cli
