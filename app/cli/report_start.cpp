#include "app/cli/report_start.h"

#include "app/session/installed_files.h"

#include <unistd.h>

#include <ostream>
#include <vector>

namespace diptych::cli {

ExitCode startReport(const Request& request, const Console& console)
{
    const std::string program = session::helperProgram("diptych-report").string();
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
