#pragma once

#include "app/cli/json.h"
#include "app/session/desk.h"

#include <tl/expected.hpp>

#include <filesystem>

namespace diptych::cli {

/// The incident that one line of a batch describes (contract section 3, `batch`): a path to a case,
/// or its settings, scores and sections. Paths are relative to a folder, or to the folder that the
/// program was started in when there is no such file there.
tl::expected<session::Desk, session::OpenError> openBatchLine(const Json& line,
                                                              const std::filesystem::path& folder);

}  // namespace diptych::cli
