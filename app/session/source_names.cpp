#include "app/session/source_names.h"

#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

namespace diptych::session {

namespace {

/// The name of a part for a source: the last part of its path, in ASCII, and not twice.
std::string sourceName(const std::string& file, const std::set<std::string>& taken)
{
    std::string plain;
    for (const char c : std::filesystem::path(file).filename().string()) {
        const bool fit = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                         (c >= '0' && c <= '9') || c == '-' || c == '_' ||
                         (c == '.' && !plain.empty());
        plain += fit ? c : '-';
    }
    while (plain.find("..") != std::string::npos) {
        plain.replace(plain.find(".."), 2, "-");
    }
    std::string name = "sources/" + plain;
    for (int number = 2; taken.contains(name); ++number) {
        name = "sources/" + std::to_string(number) + "-" + plain;
    }
    return name;
}

}  // namespace

std::map<std::string, std::string> sourceNames(const incident::Incident& incident)
{
    std::map<std::string, std::string> names;
    std::set<std::string> taken;
    const auto take = [&](const std::string& file) {
        if (!names.contains(file)) {
            names[file] = sourceName(file, taken);
            taken.insert(names[file]);
        }
    };
    for (const incident::ScoreSource& score : incident.scores) {
        if (score.file) {
            take(*score.file);
        }
    }
    for (const incident::Attachment& attachment : incident.attachments) {
        take(attachment.file);
    }
    return names;
}

SourceFiles filesBeside(const std::filesystem::path& file, const incident::Incident& incident)
{
    namespace fs = std::filesystem;
    SourceFiles files{file.parent_path(), {}};
    std::error_code error;
    if (!fs::is_directory(files.folder / "sources", error)) {
        return files;
    }
    for (const auto& [name, part] : sourceNames(incident)) {
        if (fs::exists(files.folder / name, error) ||
            !fs::is_regular_file(files.folder / part, error)) {
            continue;
        }
        if (auto bytes = readFile(files.folder / part)) {
            files.packed[name] = std::move(*bytes);
        }
    }
    return files;
}

}  // namespace diptych::session
