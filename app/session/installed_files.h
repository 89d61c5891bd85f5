#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace diptych::session {

/// The file of the running program, links resolved; empty if the system does not tell.
std::filesystem::path runningProgram();

/// A file or folder that comes with the program, such as "samples": share/diptych/NAME below a
/// folder above the program, wherever the whole was moved to. The build folder is laid out like an
/// installation, with links to the source tree. Nothing if there is none.
std::optional<std::filesystem::path>
dataPlace(std::string_view name, const std::filesystem::path& program = runningProgram());

/// A program that only other programs start: libexec/diptych/NAME beside the folder of the program,
/// or beside the program where that is such a one itself; whether it exists or not.
std::filesystem::path helperProgram(std::string_view name,
                                    const std::filesystem::path& program = runningProgram());

}  // namespace diptych::session
