#pragma once

#include <string>

namespace diptych::reports {

/// The colour space sRGB (IEC 61966-2-1) as an ICC profile of version 2.1 for displays, which PDF/A
/// wants in a file that uses device colours. Always the same bytes.
std::string srgbProfile();

}  // namespace diptych::reports
