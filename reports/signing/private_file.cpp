#include "reports/signing/private_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace diptych::reports {

namespace {

namespace fs = std::filesystem;

std::string systemError(const fs::path& path, int error)
{
    return path.string() + ": " + std::generic_category().message(error);
}

int writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = write(file, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            return errno;
        }
        bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return fsync(file) == 0 ? 0 : errno;
}

int putInPlace(const fs::path& part, const fs::path& path, ExistingFile existing)
{
    if (existing == ExistingFile::Refuse) {
        // link() fails where the name is taken, rename() does not. Sticks know no links.
        if (link(part.c_str(), path.c_str()) == 0) {
            return 0;
        }
        if (errno == EEXIST || fs::exists(path)) {
            return EEXIST;
        }
    }
    return rename(part.c_str(), path.c_str()) == 0 ? 0 : errno;
}

}  // namespace

tl::expected<void, std::string> writePrivately(const fs::path& path, std::string_view bytes,
                                               ExistingFile existing)
{
    const fs::path part = path.string() + ".part";
    // Not through a link that somebody else may have put there.
    const int file =
        open(part.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) {
        return tl::unexpected(systemError(part, errno));
    }
    int error = writeAll(file, bytes);
    if (close(file) != 0 && error == 0) {
        error = errno;
    }
    if (error == 0) {
        error = putInPlace(part, path, existing);
    }
    unlink(part.c_str());
    if (error != 0) {
        return tl::unexpected(error == EEXIST ? path.string() + ": is already there"
                                              : systemError(path, error));
    }
    return {};
}

}  // namespace diptych::reports
