#pragma once

#include <string>
#include <vector>

namespace diptych::cli::test {

/// Paths of the case files of a folder below tests/cases, in alphabetical order.
std::vector<std::string> casesIn(const std::string& folder);

/// All case files below tests/cases.
std::vector<std::string> allCases();

/// Name of a test for a case: its path below tests/cases without the ending, such as
/// "clocks/clock_log_beats_the_average".
std::string shortName(const std::string& path);

}  // namespace diptych::cli::test
