#include "app/session/incident_file.h"

#include "core/incident/case_writer.h"

#include <zip.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace diptych::session {

namespace {

constexpr char caseName[] = "incident.case";
constexpr char typeName[] = "mimetype";
constexpr std::size_t mostPacked = std::size_t{256} << 20U;
// Photographs hardly shrink, and texts are small: what shrinks more, as a whole, is an attack.
constexpr std::size_t mostShrinking = 50;
constexpr std::size_t alwaysPacked = std::size_t{32} << 20U;
constexpr zip_int64_t mostMembers = 10'000;

/// The fault is what reports/words call it.
tl::unexpected<OpenError> fileFailure(const std::string& name, const std::string& what,
                                      std::string fault, std::vector<std::string> arguments = {})
{
    return tl::make_unexpected(
        openError("damaged", name, what, std::move(arguments), std::move(fault)));
}

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, Discard>;

struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Source = std::unique_ptr<zip_source_t, FreeSource>;

/// Reads a member to its end, or a little beyond the limit; the sizes in the directory are not to
/// be trusted. Nothing where it is damaged.
std::optional<std::string> memberAt(zip_t* archive, zip_uint64_t index, std::size_t most)
{
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(archive, index, 0),
                                                                 zip_fclose);
    if (!file) {
        return std::nullopt;
    }
    constexpr std::size_t step = 65'536;
    std::string bytes;
    while (bytes.size() <= most) {
        const std::size_t before = bytes.size();
        bytes.resize(before + step);
        const zip_int64_t read = zip_fread(file.get(), bytes.data() + before, step);
        bytes.resize(before + static_cast<std::size_t>(std::max<zip_int64_t>(read, 0)));
        if (read <= 0) {
            return read == 0 ? std::optional(bytes) : std::nullopt;
        }
    }
    return bytes;
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

/// Name of a member that no other has yet: "sources/white.txt", "sources/2-white.txt".
std::string freeName(const std::string& path, const std::map<std::string, std::string>& taken)
{
    std::string plain = std::filesystem::path(path).filename().string();
    if (plain.empty()) {
        plain = "file";
    }
    std::string name = "sources/" + plain;
    for (int number = 2; taken.contains(name); ++number) {
        name = "sources/" + std::to_string(number) + "-" + plain;
    }
    return name;
}

/// Takes a named file along and gives the path that it has inside.
tl::expected<std::string, OpenError> packOne(const std::string& path, const SourceFiles& files,
                                             PackedIncident& packed,
                                             std::map<std::string, std::string>& names)
{
    const auto known = names.find(path);
    if (known != names.end()) {
        return known->second;
    }
    auto bytes = readSource(files, path);
    if (!bytes) {
        return tl::make_unexpected(bytes.error());
    }
    const std::string name = freeName(path, packed.files);
    packed.files[name] = std::move(*bytes);
    names[path] = name;
    return name;
}

bool add(zip_t* archive, const std::string& name, std::string_view bytes, zip_int32_t compression)
{
    zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    if (source == nullptr) {
        return false;
    }
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    const auto at = static_cast<zip_uint64_t>(index);
    // One time for all members, so that the same document gives the same bytes.
    return zip_set_file_compression(archive, at, compression, 0) == 0 &&
           zip_file_set_dostime(archive, at, 0, 0x21, 0) == 0;
}

std::string bytesOf(zip_source_t* source)
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(source, &stat) != 0 || zip_source_open(source) != 0) {
        return {};
    }
    std::string bytes(stat.size, '\0');
    const zip_int64_t read = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    bytes.resize(static_cast<std::size_t>(std::max<zip_int64_t>(read, 0)));
    return bytes;
}

std::string zipped(const PackedIncident& packed)
{
    const Source target(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    if (!target) {
        return {};
    }
    zip_source_keep(target.get());
    Archive archive(zip_open_from_source(target.get(), ZIP_CREATE | ZIP_TRUNCATE, nullptr));
    if (!archive) {
        zip_source_free(target.get());
        return {};
    }
    bool isWhole = add(archive.get(), typeName, incidentMimeType, ZIP_CM_STORE) &&
                   add(archive.get(), caseName, packed.caseText, ZIP_CM_DEFLATE);
    for (const auto& [name, bytes] : packed.files) {
        isWhole = isWhole && add(archive.get(), name, bytes, ZIP_CM_DEFLATE);
    }
    if (!isWhole || zip_close(archive.get()) != 0) {
        return {};
    }
    static_cast<void>(archive.release());
    return bytesOf(target.get());
}

/// What one member unpacks to is too much, or, without its name, what all of them do.
tl::unexpected<OpenError> tooMuchInside(const std::string& name, const std::string& member,
                                        std::size_t most)
{
    const std::string bytes = std::to_string(most);
    if (member.empty()) {
        return fileFailure(name, "what is inside it unpacks to more than " + bytes + " bytes",
                           "too-much-inside", {bytes});
    }
    return fileFailure(name,
                       "\"" + member + "\" inside it unpacks to more than " + bytes + " bytes",
                       "too-large-inside", {member, bytes});
}

}  // namespace

bool isPacked(std::string_view bytes)
{
    return bytes.starts_with("PK\x03\x04");
}

tl::expected<PackedIncident, OpenError> unpack(std::string_view bytes, const std::string& name)
{
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    const Archive archive(source ? zip_open_from_source(source, ZIP_RDONLY, nullptr) : nullptr);
    if (!archive) {
        zip_source_free(source);
        return fileFailure(name, "a damaged zip file, where a .diptych file is expected",
                           "damaged-zip");
    }
    PackedIncident packed;
    std::string type;
    std::size_t total = 0;
    const std::size_t mostInAll =
        std::clamp(bytes.size() * mostShrinking, alwaysPacked, mostPacked);
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    if (count > mostMembers) {
        const std::string found = std::to_string(count);
        const std::string most = std::to_string(mostMembers);
        return fileFailure(name, found + " files inside it, expected at most " + most,
                           "too-many-inside", {found, most});
    }
    for (zip_int64_t i = 0; i < count; ++i) {
        const auto index = static_cast<zip_uint64_t>(i);
        const char* raw = zip_get_name(archive.get(), index, 0);
        const std::string member = raw ? raw : "";
        if (member.empty() || member.back() == '/') {
            continue;
        }
        if (isLink(archive.get(), index)) {
            return fileFailure(name,
                               "\"" + member + "\" inside it is a link, which could lead anywhere",
                               "link-inside", {member});
        }
        const std::size_t most = std::min(mostBytes, mostInAll - total);
        auto contents = memberAt(archive.get(), index, most);
        if (!contents) {
            return fileFailure(name, "\"" + member + "\" inside it is damaged", "damaged-inside",
                               {member});
        }
        if (contents->size() > most) {
            return tooMuchInside(name, most < mostBytes ? std::string() : member,
                                 most < mostBytes ? mostInAll : most);
        }
        total += contents->size();
        if (member == typeName) {
            type = *contents;
        } else if (member == caseName) {
            packed.caseText = std::move(*contents);
        } else {
            packed.files[member] = std::move(*contents);
        }
    }
    if (type == "application/vnd.etsi.asic-e+zip") {
        return fileFailure(name,
                           "a signed container, where a case or a .diptych file is expected; "
                           "\"verify\" checks it, \"archive add\" takes it into an archive",
                           "signed-container");
    }
    if (type != incidentMimeType || packed.caseText.empty()) {
        return fileFailure(name,
                           "a zip file without incident.case, where a .diptych file is expected",
                           "no-case-inside");
    }
    return packed;
}

tl::expected<std::string, OpenError> pack(const incident::Incident& incident,
                                          const SourceFiles& files)
{
    PackedIncident packed;
    std::map<std::string, std::string> names;
    incident::Incident inside = incident;
    for (incident::ScoreSource& source : inside.scores) {
        if (source.file) {
            auto name = packOne(*source.file, files, packed, names);
            if (!name) {
                return tl::make_unexpected(name.error());
            }
            source.file = *name;
        }
    }
    for (incident::Attachment& attachment : inside.attachments) {
        auto name = packOne(attachment.file, files, packed, names);
        if (!name) {
            return tl::make_unexpected(name.error());
        }
        attachment.file = *name;
    }
    packed.caseText = incident::writeCase(inside);
    std::string bytes = zipped(packed);
    if (bytes.empty()) {
        return fileFailure(".diptych", "the file could not be put together", "not-packed");
    }
    return bytes;
}

}  // namespace diptych::session
