#include "tests/house/source_tree.h"

#include <algorithm>
#include <fstream>
#include <regex>

namespace diptych::house {

namespace fs = std::filesystem;

namespace {

const fs::path root = DIPTYCH_SOURCE_DIR;

TreePath treePath(const fs::path& path)
{
    return path.lexically_relative(root).generic_string();
}

enum class Wanted { Files, Folders };

std::vector<TreePath> entriesUnder(const TreePath& folder, Wanted wanted)
{
    std::vector<TreePath> found;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        const bool fits = wanted == Wanted::Files ? entry.is_regular_file() : entry.is_directory();
        if (fits) {
            found.push_back(treePath(entry.path()));
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

std::vector<std::string> topFolders()
{
    return {"app", "core", "importers", "reports", "samples", "tests"};
}

std::vector<TreePath> filesUnder(const TreePath& folder)
{
    return entriesUnder(folder, Wanted::Files);
}

std::vector<TreePath> allFiles()
{
    std::vector<TreePath> files;
    for (const auto& entry : fs::directory_iterator(root)) {
        if (entry.is_regular_file()) {
            files.push_back(treePath(entry.path()));
        }
    }
    for (const auto& folder : topFolders()) {
        const auto more = filesUnder(folder);
        files.insert(files.end(), more.begin(), more.end());
    }
    return files;
}

std::vector<TreePath> cppFilesUnder(const TreePath& folder)
{
    auto files = filesUnder(folder);
    std::erase_if(files, [](const TreePath& file) {
        return !file.ends_with(".h") && !file.ends_with(".cpp");
    });
    return files;
}

std::vector<TreePath> foldersUnder(const TreePath& folder)
{
    auto folders = entriesUnder(folder, Wanted::Folders);
    folders.insert(folders.begin(), folder);
    return folders;
}

std::vector<std::string> linesOf(const TreePath& file)
{
    std::ifstream stream(root / file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::vector<std::string> includesOf(const TreePath& file)
{
    static const std::regex include(R"re(^\s*#\s*include\s*["<]([^">]+)[">].*)re");
    std::vector<std::string> included;
    for (const auto& line : linesOf(file)) {
        std::smatch match;
        if (std::regex_match(line, match, include)) {
            included.push_back(match[1]);
        }
    }
    return included;
}

bool exists(const TreePath& file)
{
    return fs::exists(root / file);
}

}  // namespace diptych::house
