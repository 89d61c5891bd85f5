#pragma once

#include "importers/scan/scan_result.h"

#include <optional>
#include <string>
#include <string_view>

namespace diptych::importers::scan {

/// What was read in a file, without the pictures, as one line of JSON: the program that reads scans
/// tells it to the one that asked.
std::string toMessage(const ScanResult& result);

/// Takes a message apart; absent where it is none.
std::optional<ScanResult> fromMessage(std::string_view message);

}  // namespace diptych::importers::scan
