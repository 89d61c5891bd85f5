#pragma once

#include "app/session/desk.h"

#include <map>
#include <string>

namespace diptych::session {

/// The files that an incident names, each with the part of a signed container that it becomes:
/// "sheets/white.txt" with "sources/white.txt". The same files give the same names.
std::map<std::string, std::string> sourceNames(const incident::Incident& incident);

/// Where the files of a case are that lies in a folder. In a container that was unpacked they are
/// under "sources", while the case calls them by the names that they had before.
SourceFiles filesBeside(const std::filesystem::path& file, const incident::Incident& incident);

}  // namespace diptych::session
