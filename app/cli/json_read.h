#pragma once

#include "app/cli/json.h"
#include "core/score/replay.h"
#include "core/score/sheet.h"

#include <functional>
#include <string>

namespace diptych::cli {

/// What the diagnostics of a sheet are put into words with.
using DiagnosticWords = std::function<std::string(const Diagnostic&)>;

/// One sheet read by itself, schema diptych.read/1 (contract section 4).
Json readJson(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
              const DiagnosticWords& words);

}  // namespace diptych::cli
