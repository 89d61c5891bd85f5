#pragma once

#include "reports/files/whole_file.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace diptych::reports {

/// Writes a file that only its owner may read (mode 0600), whole or not at all. Fails with a
/// sentence that names the path.
tl::expected<void, std::string> writePrivately(const std::filesystem::path& path,
                                               std::string_view bytes, Overwrite overwrite);

}  // namespace diptych::reports
