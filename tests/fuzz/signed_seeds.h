#pragma once

#include <string>
#include <string_view>

namespace diptych::fuzz {

/// A signed file among the seeds, read once.
const std::string& signedSeed(const std::string& name);

/// Whether bytes are what such a file begins with.
bool isBeginningOfSeed(std::string_view bytes, const std::string& name);

}  // namespace diptych::fuzz
