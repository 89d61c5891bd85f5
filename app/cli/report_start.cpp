#include "app/cli/report_start.h"

#include <unistd.h>

#include <filesystem>
#include <ostream>
#include <system_error>
#include <vector>

namespace diptych::cli {

namespace {

/// The command line of `report` again.
std::vector<std::string> wordsOf(const Request& request)
{
    std::vector<std::string> words{"diptych-cli", "report"};
    words.push_back(request.format == Format::AsJson ? "--format=json" : "--format=text");
    for (const std::string name : {"--output", "--formats", "--lang"}) {
        if (const auto value = request.arguments.value(name)) {
            words.push_back(name + "=" + *value);
        }
    }
    if (request.arguments.has("--force")) {
        words.emplace_back("--force");
    }
    words.emplace_back("--");
    const auto& operands = request.arguments.operands();
    words.insert(words.end(), operands.begin(), operands.end());
    return words;
}

}  // namespace

ExitCode startReport(const Request& request, const Console& console)
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::string program = (self.parent_path() / "diptych-report").string();
    std::vector<std::string> words = wordsOf(request);
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    console.out.flush();
    execv(program.c_str(), arguments.data());
    return fail(console, program + ": cannot be started, and it writes the reports");
}

}  // namespace diptych::cli
