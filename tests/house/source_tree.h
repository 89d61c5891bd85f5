#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace diptych::house {

/// Path of a file or folder relative to the top of the checkout, with forward slashes.
using TreePath = std::string;

/// The folders that hold the project, at the top of the checkout.
std::vector<std::string> topFolders();

/// All files under a folder of the checkout, build folders left out, sorted.
std::vector<TreePath> filesUnder(const TreePath& folder);

/// All files under the top folders, and the files that stand at the top itself.
std::vector<TreePath> allFiles();

/// Those of them that are C++: .h and .cpp.
std::vector<TreePath> cppFilesUnder(const TreePath& folder);

/// All folders under a folder of the checkout, the folder itself included, sorted.
std::vector<TreePath> foldersUnder(const TreePath& folder);

/// Lines of a file of the checkout, without line ends.
std::vector<std::string> linesOf(const TreePath& file);

/// What the file includes: the text between the quotes or the angle brackets.
std::vector<std::string> includesOf(const TreePath& file);

bool exists(const TreePath& file);

}  // namespace diptych::house
