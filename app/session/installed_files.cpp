#include "app/session/installed_files.h"

#include <system_error>

namespace diptych::session {

namespace fs = std::filesystem;

fs::path runningProgram()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
}

std::optional<fs::path> dataPlace(std::string_view name, const fs::path& program)
{
    // bin/diptych stands one folder below the top, libexec/diptych/diptych-report two.
    fs::path top = program.parent_path();
    for (int step = 0; step < 2 && top.has_relative_path(); ++step) {
        top = top.parent_path();
        const fs::path place = top / "share" / "diptych" / name;
        std::error_code error;
        if (fs::exists(place, error)) {
            return place;
        }
    }
    return std::nullopt;
}

fs::path helperProgram(std::string_view name, const fs::path& program)
{
    const fs::path folder = program.parent_path();
    // One helper may start another, which stands beside it.
    if (folder.filename() == "diptych" && folder.parent_path().filename() == "libexec") {
        return folder / name;
    }
    return folder.parent_path() / "libexec" / "diptych" / name;
}

}  // namespace diptych::session
