#include "reports/container/container.h"
#include "reports/container/zip_layout.h"

#include <zip.h>

#include <algorithm>
#include <memory>
#include <set>

namespace diptych::reports {

namespace {

constexpr zip_int64_t mostEntries = 10000;
constexpr zip_uint64_t mostBytes = zip_uint64_t{512} << 20U;
// Readers take a large entry that shrinks more than fifty times for an attack.
constexpr std::size_t largeEntry = std::size_t{1} << 20U;
// What we ourselves take for one: no document of that size shrinks so much.
constexpr zip_uint64_t hugeEntry = zip_uint64_t{16} << 20U;
constexpr zip_uint64_t mostShrinking = 100;

using Archive = std::unique_ptr<zip_t, decltype([](zip_t* archive) { zip_discard(archive); })>;
using Entry = std::unique_ptr<zip_file_t, decltype([](zip_file_t* file) { zip_fclose(file); })>;
using Source =
    std::unique_ptr<zip_source_t, decltype([](zip_source_t* source) { zip_source_free(source); })>;

std::string messageOf(zip_error_t& error)
{
    std::string message = zip_error_strerror(&error);
    zip_error_fini(&error);
    return message;
}

bool isFit(std::string_view name)
{
    const bool ascii = std::all_of(name.begin(), name.end(), [](char c) {
        return c > ' ' - 1 && c < 0x7F && c != '\\' && c != ':';
    });
    return ascii && !name.empty() && name.size() < 256 && name.front() != '/' &&
           name.back() != '/' && name.find("..") == std::string_view::npos &&
           name.find("//") == std::string_view::npos;
}

/// Marked as a symbolic link, as zip on Unix does.
bool isLink(zip_t* archive, zip_uint64_t index)
{
    constexpr zip_uint32_t kindOfFile = 0170000;
    constexpr zip_uint32_t link = 0120000;
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    return zip_file_get_external_attributes(archive, index, 0, &system, &attributes) == 0 &&
           system == ZIP_OPSYS_UNIX && (attributes >> 16U & kindOfFile) == link;
}

tl::expected<Archive, std::string> open(const std::string& bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    Source source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error));
    if (!source) {
        return tl::unexpected(messageOf(error));
    }
    Archive archive(zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, &error));
    if (!archive) {
        return tl::unexpected(messageOf(error));
    }
    static_cast<void>(source.release());
    return archive;
}

tl::expected<ContainerPart, std::string> readEntry(zip_t* archive, zip_uint64_t index,
                                                   zip_uint64_t& room)
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    constexpr zip_uint64_t needed =
        ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_ENCRYPTION_METHOD;
    if (zip_stat_index(archive, index, ZIP_FL_ENC_RAW, &stat) != 0 ||
        (stat.valid & needed) != needed) {
        return tl::unexpected("entry " + std::to_string(index + 1) + " cannot be read");
    }
    const std::string name = stat.name;
    if (!isFit(name)) {
        return tl::unexpected("entry " + std::to_string(index + 1) + ": found the name \"" + name +
                              "\", expected a relative path in ASCII without \"..\"");
    }
    if (stat.encryption_method != ZIP_EM_NONE) {
        return tl::unexpected(name + " is encrypted");
    }
    zip_uint32_t commentLength = 0;
    zip_file_get_comment(archive, index, &commentLength, ZIP_FL_ENC_RAW);
    if (commentLength > 0) {
        return tl::unexpected(name + " has a comment, which no signature would cover");
    }
    if (isLink(archive, index)) {
        return tl::unexpected(name + " is a link, which could lead anywhere when it is unpacked");
    }
    if (stat.size > room) {
        return tl::unexpected(std::string("it unpacks to more than 512 MB"));
    }
    if (stat.size > hugeEntry && stat.size / mostShrinking > stat.comp_size) {
        return tl::unexpected(name + " unpacks to more than " + std::to_string(mostShrinking) +
                              " times its size, which no part of a report does");
    }
    room -= stat.size;
    const Entry file(zip_fopen_index(archive, index, 0));
    ContainerPart part{name, {}};
    if (!file) {
        return tl::unexpected(name + " cannot be unpacked");
    }
    // In steps: the size that the zip states may be a lie.
    std::string piece(std::size_t{1} << 16U, '\0');
    while (part.bytes.size() <= stat.size) {
        const zip_int64_t read = zip_fread(file.get(), piece.data(), piece.size());
        if (read < 0) {
            return tl::unexpected(name + " cannot be unpacked: " + zip_file_strerror(file.get()));
        }
        if (read == 0) {
            break;
        }
        part.bytes.append(piece, 0, static_cast<std::size_t>(read));
    }
    if (part.bytes.size() != stat.size) {
        return tl::unexpected(name + " has another size than the zip states");
    }
    return part;
}

bool addEntry(zip_t* archive, const ContainerPart& part)
{
    zip_source_t* source = zip_source_buffer(archive, part.bytes.data(), part.bytes.size(), 0);
    const zip_int64_t index =
        source ? zip_file_add(archive, part.name.c_str(), source, ZIP_FL_ENC_GUESS) : -1;
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    const bool store = part.name == "mimetype" || part.bytes.size() > largeEntry;
    const auto place = static_cast<zip_uint64_t>(index);
    constexpr zip_uint16_t firstDay = (1U << 5U) | 1U;  // 1980-01-01, as in every container
    return zip_set_file_compression(archive, place, store ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0) ==
               0 &&
           zip_file_set_dostime(archive, place, 0, firstDay, 0) == 0;
}

}  // namespace

tl::expected<std::vector<ContainerPart>, std::string> readEntries(const std::string& bytes)
{
    const auto archive = open(bytes);
    if (!archive) {
        return tl::unexpected(archive.error());
    }
    const zip_int64_t count = zip_get_num_entries(archive->get(), 0);
    int commentLength = 0;
    zip_get_archive_comment(archive->get(), &commentLength, ZIP_FL_ENC_RAW);
    if (count > mostEntries) {
        return tl::unexpected("it has " + std::to_string(count) + " entries, expected at most " +
                              std::to_string(mostEntries));
    }
    if (commentLength > 0) {
        return tl::unexpected(std::string("it has a comment, which no signature would cover"));
    }
    if (const auto stray = firstStrayByte(bytes)) {
        return tl::unexpected("offset " + std::to_string(*stray) +
                              ": found bytes that belong to no entry, which no signature covers");
    }
    std::vector<ContainerPart> entries;
    std::set<std::string> names;
    zip_uint64_t room = mostBytes;
    for (zip_int64_t i = 0; i < count; ++i) {
        auto entry = readEntry(archive->get(), static_cast<zip_uint64_t>(i), room);
        if (!entry) {
            return tl::unexpected(entry.error());
        }
        if (!names.insert(entry->name).second) {
            return tl::unexpected(entry->name + " is there twice");
        }
        entries.push_back(std::move(*entry));
    }
    const bool isContainer =
        !entries.empty() && entries[0].name == "mimetype" && entries[0].bytes == containerMediaType;
    if (!isContainer) {
        return tl::unexpected("it is a zip, but no ASiC-E: the first entry is not \"mimetype\" "
                              "with \"" +
                              std::string(containerMediaType) + "\"");
    }
    return entries;
}

tl::expected<std::string, std::string> packEntries(const std::vector<ContainerPart>& entries)
{
    for (const ContainerPart& entry : entries) {
        if (!isFit(entry.name)) {
            return tl::unexpected("\"" + entry.name + "\" cannot be the name of a part");
        }
    }
    zip_error_t error;
    zip_error_init(&error);
    const Source source(zip_source_buffer_create(nullptr, 0, 0, &error));
    Archive archive(source ? zip_open_from_source(source.get(), ZIP_TRUNCATE, &error) : nullptr);
    if (!archive) {
        return tl::unexpected(messageOf(error));
    }
    zip_source_keep(source.get());
    for (const ContainerPart& entry : entries) {
        if (!addEntry(archive.get(), entry)) {
            return tl::unexpected(entry.name + ": " + zip_strerror(archive.get()));
        }
    }
    if (zip_close(archive.get()) != 0) {
        return tl::unexpected(std::string(zip_strerror(archive.get())));
    }
    static_cast<void>(archive.release());
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_open(source.get()) != 0 || zip_source_stat(source.get(), &stat) != 0) {
        return tl::unexpected(std::string("the zip cannot be read back"));
    }
    std::string bytes(static_cast<std::size_t>(stat.size), '\0');
    const zip_int64_t read = zip_source_read(source.get(), bytes.data(), bytes.size());
    zip_source_close(source.get());
    if (read != static_cast<zip_int64_t>(bytes.size())) {
        return tl::unexpected(std::string("the zip cannot be read back"));
    }
    return bytes;
}

}  // namespace diptych::reports
