#include "app/cli/report_start.h"

#include <unistd.h>

#include <filesystem>
#include <ostream>
#include <system_error>
#include <vector>

namespace diptych::cli {

ExitCode startReport(const Request& request, const Console& console)
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::string program = (self.parent_path() / "diptych-report").string();
    std::vector<std::string> words{"diptych-cli"};
    words.insert(words.end(), request.words.begin(), request.words.end());
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    console.out.flush();
    execv(program.c_str(), arguments.data());
    return fail(console, program + ": cannot be started, and it makes the documents");
}

}  // namespace diptych::cli
