#include "app/cli/file_in_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <system_error>
#include <utility>

namespace diptych::cli {

namespace {

/// Closes a file when it goes.
class OpenFile {
public:
    explicit OpenFile(const std::string& path)
        : m_number(open(path.c_str(), O_RDONLY | O_CLOEXEC))
    {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile()
    {
        if (m_number >= 0) {
            close(m_number);
        }
    }
    int number() const { return m_number; }

private:
    int m_number;
};

/// Reads until the room is full or the file ends; how much that was, or nothing on an error.
std::optional<std::size_t> fill(int file, char* into, std::size_t room)
{
    std::size_t size = 0;
    while (size < room) {
        const ssize_t got = read(file, into + size, room - size);
        if (got < 0 && errno != EINTR) {
            return std::nullopt;
        }
        if (got == 0) {
            break;
        }
        size += got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    return size;
}

/// Room for so many bytes, in pages as large as the system has: a page is costly when it is touched
/// for the first time, and a large file would take thousands of the usual ones. Null if there is
/// no such room.
char* roomFor(std::size_t size)
{
    constexpr std::size_t largePage = std::size_t{2} << 20U;
    const std::size_t whole = (size / largePage + 1) * largePage;
    auto* const room = static_cast<char*>(std::aligned_alloc(largePage, whole));
    if (room != nullptr) {
        madvise(room, whole, MADV_HUGEPAGE);
    }
    return room;
}

std::string systemSays()
{
    return std::generic_category().message(errno);
}

}  // namespace

void FileInMemory::Free::operator()(char* bytes) const
{
    std::free(bytes);
}

tl::expected<FileInMemory, session::OpenError> FileInMemory::read(const std::string& path)
{
    const auto failure = [&path](std::string code, const std::string& what) {
        return tl::make_unexpected(session::OpenError{std::move(code), path + ": " + what});
    };
    const OpenFile file(path);
    struct stat status {};
    if (file.number() < 0 || fstat(file.number(), &status) != 0) {
        return errno == ENOENT ? failure("file-not-found", "no such file")
                               : failure("unreadable",
                                         "the file cannot be opened for reading: " + systemSays());
    }
    if (S_ISDIR(status.st_mode)) {
        return failure("is-a-directory", "a folder, where a file is expected");
    }
    const bool isFile = S_ISREG(status.st_mode);
    const std::size_t room = isFile ? static_cast<std::size_t>(status.st_size) : mostOfAPipe + 1;
    FileInMemory memory;
    memory.m_bytes.reset(roomFor(room));
    if (!memory.m_bytes) {
        return failure("too-large", std::to_string(room) + " bytes, more than there is memory");
    }
    const auto size = fill(file.number(), memory.m_bytes.get(), room);
    if (!size) {
        return failure("unreadable", "the file cannot be read: " + systemSays());
    }
    if (isFile && *size < room) {
        return failure("cut-short", "it was cut short while it was read: found " +
                                        std::to_string(*size) + " bytes, expected " +
                                        std::to_string(room));
    }
    if (*size > mostOfAPipe && !isFile) {
        return failure("too-large",
                       "more than " + std::to_string(mostOfAPipe) + " bytes from what is no file");
    }
    if (*size == 0) {
        return failure("empty", "the file is empty");
    }
    memory.m_size = *size;
    return memory;
}

}  // namespace diptych::cli
