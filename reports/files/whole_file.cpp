#include "reports/files/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <optional>
#include <random>
#include <system_error>
#include <utility>

namespace diptych::reports {

namespace {

namespace fs = std::filesystem;

PlaceError errorOf(int code)
{
    return {code, std::generic_category().message(code)};
}

/// "incident.pdf.k3xw2a.part": whoever finds one after a crash knows what it is.
fs::path nameBeside(const fs::path& path)
{
    constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device random;
    std::string ending = ".";
    for (int i = 0; i < 6; ++i) {
        ending += signs[random() % signs.size()];
    }
    return path.string() + ending + ".part";
}

int writeTo(int file, std::string_view bytes)
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

/// What stands at a path itself, not behind a link; nothing where the path is free.
std::optional<struct stat> standingAt(const fs::path& path)
{
    struct stat found {};
    return lstat(path.c_str(), &found) == 0 ? std::optional(found) : std::nullopt;
}

}  // namespace

bool isTaken(const fs::path& path)
{
    return standingAt(path).has_value();
}

WholeFile::WholeFile(fs::path path, fs::path beside, Overwrite overwrite)
    : m_path(std::move(path))
    , m_beside(std::move(beside))
    , m_overwrite(overwrite)
{}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_beside(std::exchange(other.m_beside, {}))
    , m_overwrite(other.m_overwrite)
{}

WholeFile::~WholeFile()
{
    if (!m_beside.empty()) {
        unlink(m_beside.c_str());
    }
}

tl::expected<WholeFile, PlaceError> WholeFile::prepare(const fs::path& path, std::string_view bytes,
                                                       Overwrite overwrite, FileReaders readers)
{
    const auto before = standingAt(path);
    const bool isFile = before && S_ISREG(before->st_mode);
    if (before && !isFile && !S_ISLNK(before->st_mode)) {
        const bool isFolder = S_ISDIR(before->st_mode);
        return tl::unexpected(
            PlaceError{isFolder ? EISDIR : ENOTSUP,
                       isFolder ? "a folder stands there" : "a device or a pipe stands there"});
    }
    const mode_t mode = readers == FileReaders::OwnerOnly ? S_IRUSR | S_IWUSR : 0666;
    int file = -1;
    fs::path beside;
    do {
        beside = nameBeside(path);
        // Not through a link that somebody else may have put there.
        file = open(beside.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, mode);
    } while (file < 0 && errno == EEXIST);
    if (file < 0) {
        return tl::unexpected(errorOf(errno));
    }
    WholeFile whole(path, beside, overwrite);
    if (isFile && readers == FileReaders::Usual) {
        fchmod(file, before->st_mode & 0777);
    }
    int error = writeTo(file, bytes);
    if (close(file) != 0 && error == 0) {
        error = errno;
    }
    return error == 0 ? tl::expected<WholeFile, PlaceError>(std::move(whole))
                      : tl::unexpected(errorOf(error));
}

tl::expected<void, PlaceError> WholeFile::commit()
{
    if (m_overwrite == Overwrite::Refuse) {
        // link() fails where the name is taken, rename() does not. Sticks know no links.
        if (link(m_beside.c_str(), m_path.c_str()) == 0) {
            unlink(std::exchange(m_beside, {}).c_str());
            return {};
        }
        if (errno == EEXIST || isTaken(m_path)) {
            return tl::unexpected(errorOf(EEXIST));
        }
    }
    if (rename(m_beside.c_str(), m_path.c_str()) != 0) {
        return tl::unexpected(errorOf(errno));
    }
    m_beside.clear();
    return {};
}

}  // namespace diptych::reports
