#pragma once

#include "app/cli/json.h"
#include "core/score/comparison.h"

#include <vector>

namespace diptych::cli {

/// How the scores stand to each other: the value of "scores".
Json scoresJson(const score::Comparison& comparison, const std::vector<score::Sheet>& sheets);

/// The likeliest game: the value of "game".
Json gameJson(const score::Game& game);

/// Versions of a disputed move: the value of "evidence". The boards as found may be absent.
Json evidenceJson(const score::Comparison& comparison, const chess::Position* whiteBoard,
                  const chess::Position* blackBoard);

/// The comparison alone, schema diptych.compare/1 (contract section 4).
Json comparisonJson(const score::Comparison& comparison, const std::vector<score::Sheet>& sheets);

}  // namespace diptych::cli
