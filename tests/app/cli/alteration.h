#pragma once

#include <string>
#include <vector>

namespace diptych::cli::test {

/// Expected lines that say something else than the line given: a ply more or less, the other side,
/// sixty seconds more (beyond the tolerance, where there is one), another digit in an article,
/// another id, one more or less of what is counted.
std::vector<std::string> alterations(const std::string& line);

}  // namespace diptych::cli::test
