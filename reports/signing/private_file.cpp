#include "reports/signing/private_file.h"

#include <cerrno>

namespace diptych::reports {

tl::expected<void, std::string> writePrivately(const std::filesystem::path& path,
                                               std::string_view bytes, Overwrite overwrite)
{
    const auto sentence = [&path](const PlaceError& error) {
        return path.string() + ": " + (error.code == EEXIST ? "is already there" : error.detail);
    };
    auto file = WholeFile::prepare(path, bytes, overwrite, FileReaders::OwnerOnly);
    return file ? file->commit().map_error(sentence) : tl::unexpected(sentence(file.error()));
}

}  // namespace diptych::reports
