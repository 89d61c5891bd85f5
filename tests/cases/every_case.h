#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace diptych::cases::test {

inline std::filesystem::path casesFolder()
{
    return std::filesystem::path(DIPTYCH_SOURCE_DIR) / "tests/cases";
}

/// Every case of the folder, in alphabetical order.
inline std::vector<std::filesystem::path> everyCase()
{
    std::vector<std::filesystem::path> cases;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(casesFolder())) {
        if (entry.path().extension() == ".case") {
            cases.push_back(entry.path());
        }
    }
    std::sort(cases.begin(), cases.end());
    return cases;
}

inline std::string nameOf(const std::filesystem::path& path)
{
    return std::filesystem::relative(path, casesFolder()).string();
}

}  // namespace diptych::cases::test
