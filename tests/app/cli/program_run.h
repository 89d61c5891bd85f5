#pragma once

#include <string>
#include <vector>

namespace diptych::cli::test {

/// What a run of the program printed and how it ended.
struct Ran {
    int code = 0;
    std::string out{};
    std::string err{};
};

/// Runs a command line in this process.
Ran runProgram(const std::vector<std::string>& words, const std::string& input = {});

/// A file with these bytes in a folder that is removed when the test program ends.
std::string fileWith(const std::string& name, const std::string& bytes);

/// A fresh empty folder, removed when the test program ends.
std::string emptyFolder();

/// A file of the source tree.
std::string sourceFile(const std::string& path);

std::string contentsOf(const std::string& path);

/// Number of lines, the last one complete or not.
int lineCount(const std::string& text);

}  // namespace diptych::cli::test
