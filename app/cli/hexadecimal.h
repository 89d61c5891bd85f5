#pragma once

#include <cstdint>
#include <string>

namespace diptych::cli {

/// Sixteen hexadecimal digits in lower case.
std::string hexadecimal(std::uint64_t value);

}  // namespace diptych::cli
