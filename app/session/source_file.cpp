#include "app/session/source_file.h"

#include <algorithm>
#include <cerrno>
#include <istream>
#include <system_error>
#include <utility>

namespace diptych::session {

namespace {

namespace fs = std::filesystem;

template <typename... Parts>
tl::unexpected<OpenError> readFailure(Parts&&... parts)
{
    return tl::make_unexpected(openError(std::forward<Parts>(parts)...));
}

}  // namespace

OpenError openError(std::string code, const std::string& place, const std::string& words,
                    std::vector<std::string> arguments, std::string fault)
{
    OpenError error;
    error.message = place + ": " + words;
    error.place = place;
    error.fault.severity = Severity::Error;
    error.fault.code = fault.empty() ? code : std::move(fault);
    error.fault.arguments = std::move(arguments);
    error.code = std::move(code);
    return error;
}

tl::expected<std::ifstream, OpenError> openFile(const fs::path& path)
{
    const std::string name = path.string();
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        return readFailure("file-not-found", name, "no such file");
    }
    if (status.type() == fs::file_type::none) {
        return readFailure("unreadable", name, "the file cannot be reached: " + error.message(),
                           std::vector{error.message()}, "file-out-of-reach");
    }
    if (fs::is_directory(status)) {
        return readFailure("is-a-directory", name, "a folder, where a file is expected");
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        const std::string why = std::generic_category().message(errno);
        return readFailure("unreadable", name, "the file cannot be opened for reading: " + why,
                           std::vector{why});
    }
    return file;
}

tl::expected<std::string, OpenError> readFile(const fs::path& path)
{
    auto file = openFile(path);
    if (!file) {
        return tl::make_unexpected(file.error());
    }
    const std::string name = path.string();
    std::string bytes = readUpTo(*file, mostBytes + 1);
    if (file->bad()) {
        const std::string offset = std::to_string(bytes.size());
        return readFailure("unreadable", name, "reading stopped at offset " + offset,
                           std::vector{offset}, "reading-stopped");
    }
    if (auto wrong = checkBytes(bytes, name)) {
        return tl::make_unexpected(*wrong);
    }
    return bytes;
}

std::string readUpTo(std::istream& in, std::size_t most)
{
    constexpr std::size_t piece = std::size_t{1} << 16U;
    std::string bytes;
    while (in && bytes.size() < most) {
        const std::size_t before = bytes.size();
        bytes.resize(std::min(before + piece, most));
        in.read(bytes.data() + before, static_cast<std::streamsize>(bytes.size() - before));
        bytes.resize(before + static_cast<std::size_t>(in.gcount()));
    }
    return bytes;
}

std::optional<OpenError> checkBytes(std::string_view bytes, const std::string& name)
{
    if (bytes.empty()) {
        return openError("empty", name, "the file is empty");
    }
    if (bytes.size() > mostBytes) {
        const std::string most = std::to_string(mostBytes);
        return openError("too-large", name,
                         "more than " + most + " bytes, which no score or case has", {most});
    }
    return std::nullopt;
}

std::optional<OpenError> checkText(std::string_view bytes, const std::string& name)
{
    const bool wide = bytes.starts_with("\xFE\xFF") || bytes.starts_with("\xFF\xFE");
    const std::size_t zero = bytes.find('\0');
    // Some editors fill the end of a file up with zeros; these do no harm.
    const bool onlyAtTheEnd = bytes.find_first_not_of('\0', zero) == std::string_view::npos;
    if (wide || zero == std::string_view::npos || (onlyAtTheEnd && zero > 0)) {
        return std::nullopt;
    }
    if (bytes.starts_with("PK\x03\x04")) {
        constexpr std::size_t firstName = 30;
        constexpr std::string_view openDocument = "mimetypeapplication/vnd.oasis.opendocument";
        if (bytes.substr(firstName).starts_with(openDocument)) {
            return openError("binary", name, "an OpenDocument file; expected XLSX or CSV", {},
                             "open-document");
        }
        return openError("binary", name, "a zip file; expected text or a workbook (XLSX)", {},
                         "zip-file");
    }
    const std::string offset = std::to_string(zero);
    return openError("binary", name,
                     "a binary file (zero byte at offset " + offset + "), where text is expected",
                     {offset});
}

tl::expected<std::string, OpenError> readText(const fs::path& path)
{
    auto bytes = readFile(path);
    if (bytes) {
        if (auto wrong = checkText(*bytes, path.string())) {
            return tl::make_unexpected(*wrong);
        }
    }
    return bytes;
}

tl::expected<std::string, OpenError> readSource(const SourceFiles& files, const std::string& name)
{
    const auto packed = files.packed.find(name);
    if (packed != files.packed.end()) {
        if (auto wrong = checkBytes(packed->second, name)) {
            return tl::make_unexpected(*wrong);
        }
        return packed->second;
    }
    // A case may come from anybody; what it names must not keep the arbiter waiting for a pipe.
    const fs::path path = files.folder / name;
    std::error_code ignored;
    const fs::file_type type = fs::status(path, ignored).type();
    if (type == fs::file_type::fifo || type == fs::file_type::socket ||
        type == fs::file_type::character || type == fs::file_type::block) {
        return readFailure("not-a-file", path.string(),
                           "a pipe or a device, where a file is expected");
    }
    return readFile(path);
}

}  // namespace diptych::session
