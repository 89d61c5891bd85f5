#include "tests/app/cli/program_run.h"

#include "app/cli/document_verbs.h"
#include "app/cli/program.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace diptych::cli::test {

namespace {

namespace fs = std::filesystem;

/// The folder of this test program; it goes when the program ends.
class Workplace {
public:
    Workplace()
        : m_folder(fs::temp_directory_path() / ("diptych-cli-tests-" + std::to_string(getpid())))
    {
        fs::create_directories(m_folder);
        // What the program remembers must not get into the home of whoever runs the tests.
        setenv("XDG_STATE_HOME", m_folder.c_str(), 1);
    }
    ~Workplace()
    {
        std::error_code error;
        fs::remove_all(m_folder, error);
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    fs::path fresh()
    {
        const fs::path path = m_folder / std::to_string(m_count++);
        fs::create_directories(path);
        return path;
    }

private:
    fs::path m_folder;
    int m_count = 0;
};

Workplace& workplace()
{
    static Workplace place;
    return place;
}

}  // namespace

Ran runProgram(const std::vector<std::string>& words, const std::string& input)
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const ExitCode code = run(words, {in, out, err}, runDocument);
    return {static_cast<int>(code), out.str(), err.str()};
}

std::string fileWith(const std::string& name, const std::string& bytes)
{
    const fs::path path = workplace().fresh() / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path.string();
}

std::string emptyFolder()
{
    return workplace().fresh().string();
}

std::string sourceFile(const std::string& path)
{
    return std::string(DIPTYCH_SOURCE_DIR) + "/" + path;
}

std::string contentsOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

int lineCount(const std::string& text)
{
    const auto breaks = std::count(text.begin(), text.end(), '\n');
    return static_cast<int>(breaks) + (text.empty() || text.back() == '\n' ? 0 : 1);
}

}  // namespace diptych::cli::test
