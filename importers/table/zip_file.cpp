#include "importers/table/zip_file.h"

#include <zip.h>

namespace diptych::importers {

void ZipFile::Closer::operator()(zip* archive) const
{
    zip_discard(archive);
}

std::optional<ZipFile> ZipFile::open(std::string_view bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (source == nullptr) {
        zip_error_fini(&error);
        return std::nullopt;
    }
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY, &error);
    zip_error_fini(&error);
    if (archive == nullptr) {
        zip_source_free(source);
        return std::nullopt;
    }
    return ZipFile(archive);
}

tl::expected<std::string, MemberProblem> ZipFile::member(const std::string& name,
                                                         std::size_t most) const
{
    const zip_int64_t index = zip_name_locate(m_archive.get(), name.c_str(), 0);
    if (index < 0) {
        return tl::make_unexpected(MemberProblem::NotThere);
    }
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(
        zip_fopen_index(m_archive.get(), static_cast<zip_uint64_t>(index), 0), zip_fclose);
    if (!file) {
        return tl::make_unexpected(MemberProblem::Damaged);
    }
    // The sizes in the directory are not to be trusted, so the member is read until it ends.
    constexpr std::size_t step = 65'536;
    std::string text;
    while (text.size() <= most) {
        const std::size_t before = text.size();
        text.resize(before + step);
        const zip_int64_t read = zip_fread(file.get(), text.data() + before, step);
        if (read < 0) {
            return tl::make_unexpected(MemberProblem::Damaged);
        }
        text.resize(before + static_cast<std::size_t>(read));
        if (read == 0) {
            return text;
        }
    }
    return tl::make_unexpected(MemberProblem::TooLong);
}

}  // namespace diptych::importers
