#include "tests/app/cli/case_list.h"

#include <algorithm>
#include <filesystem>

namespace diptych::cli::test {

namespace {

namespace fs = std::filesystem;

const fs::path caseFolder = fs::path(DIPTYCH_SOURCE_DIR) / "tests/cases";

std::vector<std::string> casesBelow(const fs::path& folder)
{
    std::vector<std::string> paths;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".case") {
            paths.push_back(entry.path().string());
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

std::vector<std::string> casesIn(const std::string& folder)
{
    return casesBelow(caseFolder / folder);
}

std::vector<std::string> allCases()
{
    return casesBelow(caseFolder);
}

std::string shortName(const std::string& path)
{
    std::string name =
        fs::path(path).lexically_relative(caseFolder).replace_extension().generic_string();
    // A hyphen in the name of a test would be read as "but not" by --gtest_filter.
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

}  // namespace diptych::cli::test
