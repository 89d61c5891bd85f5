#include "tests/house/source_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

using namespace diptych::house;
using testing::IsEmpty;

namespace {

// About 400 lines, a fifth more where one thing would be cut in two.
constexpr std::size_t longestFile = 480;
constexpr std::size_t longestLine = 100;  // columns, one for each character

bool isTextFile(const TreePath& file)
{
    static constexpr std::array endings{".h",  ".cpp",  ".txt", ".cmake", ".md",   ".xml",
                                        ".sh", ".case", ".ts",  "/run",   ".json", ".css"};
    return std::any_of(endings.begin(), endings.end(),
                       [&](const char* ending) { return file.ends_with(ending); });
}

/// A folder of tests/ that is the twin of another folder, such as tests/core/chess.
bool isTwin(const TreePath& folder)
{
    return folder.starts_with("tests/") && exists(folder.substr(6));
}

/// One sample has its story, the folders of cases and of data one README for all of them.
bool belongsToItsParent(const TreePath& folder)
{
    const auto parent = folder.substr(0, folder.rfind('/'));
    return parent == "samples" || parent.starts_with("tests/cases") ||
           (parent.starts_with("tests/") && parent != "tests/data" && !isTwin(folder));
}

std::size_t codePoints(const std::string& line)
{
    return static_cast<std::size_t>(
        std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

TEST(Tidiness, EveryFolderSaysWhatLivesThere)
{
    std::vector<TreePath> silent;
    for (const auto& top : topFolders()) {
        for (const auto& folder : foldersUnder(top)) {
            const bool needed = !isTwin(folder) && !belongsToItsParent(folder);
            if (needed && !exists(folder + "/README.md")) {
                silent.push_back(folder);
            }
        }
    }
    EXPECT_THAT(silent, IsEmpty());
}

TEST(Tidiness, ReadmesAreShort)
{
    for (const auto& file : allFiles()) {
        if (file.ends_with("/README.md")) {
            EXPECT_GE(linesOf(file).size(), 3U) << file;
            EXPECT_LE(linesOf(file).size(), 60U) << file;
        }
    }
}

TEST(Tidiness, NoFileNamesAPathOfSomebodysMachine)
{
    const std::string slash = "/";
    const std::vector<std::string> places{slash + "work" + slash, slash + "root" + slash,
                                          slash + "home" + slash, slash + "tmp" + slash,
                                          slash + "Users" + slash};
    std::vector<std::string> found;
    for (const auto& file : allFiles()) {
        if (!isTextFile(file)) {
            continue;
        }
        for (const auto& line : linesOf(file)) {
            for (const auto& place : places) {
                const auto at = line.find(place);
                // "core/work/" is a folder of our own; only a path from the root is meant.
                const bool fromTheRoot =
                    at != std::string::npos &&
                    (at == 0 || std::isalnum(static_cast<unsigned char>(line[at - 1])) == 0);
                if (fromTheRoot) {
                    found.push_back(file + ": " + line);
                }
            }
        }
    }
    EXPECT_THAT(found, IsEmpty());
}

TEST(Tidiness, AFileCanBeReadInOneSitting)
{
    for (const auto* folder : {"app", "core", "importers", "reports", "tests"}) {
        for (const auto& file : cppFilesUnder(folder)) {
            EXPECT_LE(linesOf(file).size(), longestFile) << file;
        }
    }
}

TEST(Tidiness, LinesEndBeforeColumnOneHundred)
{
    std::vector<std::string> found;
    for (const auto* folder : {"app", "core", "importers", "reports"}) {
        for (const auto& file : cppFilesUnder(folder)) {
            for (const auto& line : linesOf(file)) {
                if (codePoints(line) > longestLine) {
                    found.push_back(file + ": " + line);
                }
            }
        }
    }
    EXPECT_THAT(found, IsEmpty());
}

TEST(Tidiness, ASourceIncludesItsOwnHeaderFirst)
{
    for (const auto* folder : {"app", "core", "importers", "reports"}) {
        for (const auto& file : cppFilesUnder(folder)) {
            const auto header = file.substr(0, file.rfind('.')) + ".h";
            if (file.ends_with(".cpp") && exists(header)) {
                const auto includes = includesOf(file);
                ASSERT_FALSE(includes.empty()) << file;
                EXPECT_EQ(includes.front(), header) << file;
            }
        }
    }
}

TEST(Tidiness, EveryHeaderIsIncludedOnce)
{
    for (const auto* folder : {"app", "core", "importers", "reports"}) {
        for (const auto& file : cppFilesUnder(folder)) {
            if (file.ends_with(".h")) {
                const auto lines = linesOf(file);
                EXPECT_THAT(lines, testing::Contains("#pragma once")) << file;
            }
        }
    }
}

TEST(Tidiness, EveryFolderOfCodeIsATarget)
{
    std::set<TreePath> folders;
    for (const auto* top : {"app", "core", "importers", "reports"}) {
        for (const auto& file : cppFilesUnder(top)) {
            folders.insert(file.substr(0, file.rfind('/')));
        }
    }
    for (const auto& folder : folders) {
        const bool headersOnly = folder == "core/support" || folder == "importers";
        EXPECT_TRUE(headersOnly || exists(folder + "/CMakeLists.txt")) << folder;
    }
}
