#include "app/session/recovery_journal.h"

#include "app/session/source_file.h"

#include <charconv>
#include <cstdint>
#include <system_error>
#include <utility>

namespace diptych::session {

namespace {

constexpr std::string_view beginning = "entry ";

/// Size at which a journal keeps its last state only.
constexpr std::size_t mostWritten = std::size_t{4} << 20U;

/// FNV-1a, so that an entry that was written in part is told from a whole one.
std::uint64_t checkOf(std::string_view bytes)
{
    std::uint64_t check = 14695981039346656037U;
    for (const char byte : bytes) {
        check = (check ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    }
    return check;
}

std::string bodyOf(const JournalEntry& entry)
{
    std::string body;
    for (const std::string* field :
         {&entry.title, &entry.path, &entry.edit, &entry.time, &entry.caseText}) {
        body += std::to_string(field->size()) + '\n' + *field + '\n';
    }
    return body;
}

std::optional<std::uint64_t> numberUpTo(char end, std::string_view text, std::size_t& at)
{
    std::uint64_t number = 0;
    const auto [next, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
    if (error != std::errc() || next == text.data() + text.size() || *next != end) {
        return std::nullopt;
    }
    at = static_cast<std::size_t>(next - text.data()) + 1;
    return number;
}

std::optional<JournalEntry> entryFrom(std::string_view body)
{
    JournalEntry entry;
    std::size_t at = 0;
    for (std::string* field :
         {&entry.title, &entry.path, &entry.edit, &entry.time, &entry.caseText}) {
        const auto size = numberUpTo('\n', body, at);
        if (!size || *size > body.size() - at) {
            return std::nullopt;
        }
        *field = body.substr(at, *size);
        at += *size + 1;
    }
    return entry;
}

}  // namespace

tl::expected<RecoveryJournal, std::string>
RecoveryJournal::create(const std::filesystem::path& file)
{
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    std::FILE* opened = std::fopen(file.c_str(), "wb");
    if (opened == nullptr) {
        return tl::make_unexpected(file.string() + ": the journal cannot be written");
    }
    return RecoveryJournal(file, opened);
}

bool RecoveryJournal::append(const JournalEntry& entry)
{
    const std::string body = bodyOf(entry);
    const std::string bytes = std::string(beginning) + std::to_string(body.size()) + ' ' +
                              std::to_string(checkOf(body)) + '\n' + body;
    if (m_written + bytes.size() > mostWritten) {
        return beginAgainWith(bytes);
    }
    m_written += bytes.size();
    return m_file && std::fwrite(bytes.data(), 1, bytes.size(), m_file.get()) == bytes.size() &&
           std::fflush(m_file.get()) == 0;
}

bool RecoveryJournal::beginAgainWith(const std::string& bytes)
{
    // The new file takes the place of the old one only when it is whole.
    const std::filesystem::path fresh = m_path.string() + ".new";
    std::unique_ptr<std::FILE, Closer> file(std::fopen(fresh.c_str(), "wb"));
    std::error_code error;
    if (!file || std::fwrite(bytes.data(), 1, bytes.size(), file.get()) != bytes.size() ||
        std::fflush(file.get()) != 0) {
        std::filesystem::remove(fresh, error);
        return false;
    }
    std::filesystem::rename(fresh, m_path, error);
    m_file = std::move(file);
    m_written = bytes.size();
    return !error;
}

bool RecoveryJournal::clear()
{
    m_file.reset(std::fopen(m_path.c_str(), "wb"));
    m_written = 0;
    return m_file != nullptr;
}

void RecoveryJournal::remove()
{
    m_file.reset();
    std::error_code error;
    std::filesystem::remove(m_path, error);
}

std::vector<JournalEntry> entriesOf(const std::filesystem::path& file)
{
    std::vector<JournalEntry> entries;
    const auto bytes = readFile(file);
    if (!bytes) {
        return entries;
    }
    const std::string_view text = *bytes;
    std::size_t at = 0;
    while (text.substr(at).starts_with(beginning)) {
        at += beginning.size();
        const auto size = numberUpTo(' ', text, at);
        const auto check = size ? numberUpTo('\n', text, at) : std::nullopt;
        if (!check || *size > text.size() - at || checkOf(text.substr(at, *size)) != *check) {
            break;
        }
        if (auto entry = entryFrom(text.substr(at, *size))) {
            entries.push_back(std::move(*entry));
        }
        at += *size;
    }
    return entries;
}

std::optional<JournalEntry> lastEntryOf(const std::filesystem::path& file)
{
    auto entries = entriesOf(file);
    if (entries.empty()) {
        return std::nullopt;
    }
    return std::move(entries.back());
}

}  // namespace diptych::session
