#include "app/cli/archive_memory.h"

#include "app/session/desk.h"
#include "reports/archive/digest.h"
#include "reports/files/whole_file.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace diptych::cli {

namespace {

namespace fs = std::filesystem;

/// Empty where the user has no home.
fs::path memoryFile()
{
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state != '\0') {
        return fs::path(state) / "diptych" / "archives";
    }
    const char* home = std::getenv("HOME");
    return home == nullptr || *home == '\0' ? fs::path()
                                            : fs::path(home) / ".local/state/diptych/archives";
}

/// The store under the one name that it has, without what is secret in an address.
std::string nameOf(const std::string& store)
{
    const std::size_t scheme = store.find("://");
    if (scheme == std::string::npos) {
        std::error_code error;
        const fs::path whole = fs::weakly_canonical(store, error);
        return error ? store : whole.lexically_normal().string();
    }
    const std::size_t host = store.find('@');
    return host == std::string::npos ? store : store.substr(0, scheme + 3) + store.substr(host + 1);
}

/// The lines of all other archives, and that of this one.
struct Memory {
    std::string others{};
    std::optional<reports::Checkpoint> known{};
};

Memory memoryOf(const std::string& name)
{
    Memory memory;
    const auto text = session::readFile(memoryFile());
    std::istringstream lines(text.value_or(std::string()));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        reports::Checkpoint seen;
        std::string store;
        words >> seen.entries >> seen.head >> seen.origin >> std::ws;
        std::getline(words, store);
        if (store == name && seen.entries > 0) {
            memory.known = seen;
        } else {
            memory.others += line + "\n";
        }
    }
    return memory;
}

void writeMemory(const std::string& text)
{
    const fs::path file = memoryFile();
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    // Not to be able to remember is no failure of what was asked for.
    auto whole = reports::WholeFile::prepare(file, text, reports::Overwrite::Replace,
                                             reports::FileReaders::OwnerOnly);
    if (whole) {
        static_cast<void>(whole->commit());
    }
}

/// Whether what was seen is still part of the archive. Going on to write in an older copy must not
/// make up for what it lacks.
bool goesOnFrom(reports::Archive& archive, const reports::Checkpoint& seen)
{
    const auto hash = archive.hashAt(seen.entries);
    return hash && *hash == seen.head;
}

}  // namespace

std::optional<reports::Checkpoint> rememberedHead(const std::string& store)
{
    return memoryFile().empty() ? std::nullopt : memoryOf(nameOf(store)).known;
}

void rememberHead(const std::string& store, reports::Archive& archive)
{
    const std::string name = nameOf(store);
    const auto head = archive.head();
    const auto origin = archive.hashAt(1);
    if (memoryFile().empty() || !head || !origin || name.find('\n') != std::string::npos) {
        return;
    }
    const Memory memory = memoryOf(name);
    if (memory.known && !goesOnFrom(archive, *memory.known)) {
        return;
    }
    writeMemory(memory.others + std::to_string(head->entry) + " " + reports::hexOf(head->hash) +
                " " + *origin + " " + name + "\n");
}

void forgetHead(const std::string& store)
{
    const Memory memory = memoryFile().empty() ? Memory{} : memoryOf(nameOf(store));
    if (memory.known) {
        writeMemory(memory.others);
    }
}

}  // namespace diptych::cli
