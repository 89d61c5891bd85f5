#include "app/cli/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace diptych::cli {

tl::expected<MappedFile, session::OpenError> MappedFile::open(const std::string& path)
{
    const auto failure = [&path](std::string code, std::string_view what) {
        return tl::make_unexpected(
            session::OpenError{std::move(code), path + ": " + std::string(what)});
    };
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) {
        return failure("file-not-found", "no such file");
    }
    if (S_ISDIR(status.st_mode)) {
        return failure("is-a-directory", "a folder, where a file is expected");
    }
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return failure("unreadable", "the file cannot be opened for reading");
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0) {
        close(descriptor);
        return failure("empty", "the file is empty");
    }
    void* const bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0);
    close(descriptor);
    if (bytes == MAP_FAILED) {
        return failure("unreadable", "the file cannot be read");
    }
    return MappedFile(static_cast<const char*>(bytes), size);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : m_bytes(std::exchange(other.m_bytes, nullptr))
    , m_size(std::exchange(other.m_size, 0))
{}

MappedFile::~MappedFile()
{
    if (m_bytes != nullptr) {
        munmap(const_cast<char*>(m_bytes), m_size);
    }
}

}  // namespace diptych::cli
