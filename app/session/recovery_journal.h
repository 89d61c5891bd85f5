#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::session {

/// One state of an incident as it is kept against a crash.
struct JournalEntry {
    std::string title;     ///< of the incident
    std::string path;      ///< its file; empty for one never saved
    std::string edit;      ///< name of the edit that led to it
    std::string time;      ///< of day, for people
    std::string caseText;  ///< inputs and decisions as a case
};

/// A file to which every state of an incident is added as it arises. An entry that was cut short by
/// a crash is passed over when it is read, so that nothing before it is ever lost.
class RecoveryJournal {
public:
    /// Begins a new file; the message of a failure names it.
    static tl::expected<RecoveryJournal, std::string> create(const std::filesystem::path& file);

    /// Adds a state and hands it to the system; false when that fails (the disk is full).
    bool append(const JournalEntry& entry);
    /// Forgets its states, after the incident was saved.
    bool clear();
    /// Takes the file away.
    void remove();
    const std::filesystem::path& file() const { return m_path; }

private:
    struct Closer {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    RecoveryJournal(std::filesystem::path path, std::FILE* file)
        : m_path(std::move(path))
        , m_file(file)
    {}

    bool beginAgainWith(const std::string& bytes);

    std::filesystem::path m_path;
    std::size_t m_written = 0;
    std::unique_ptr<std::FILE, Closer> m_file;
};

/// The states in a journal that are whole, the oldest first.
std::vector<JournalEntry> entriesOf(const std::filesystem::path& file);

/// The last state in a journal that is whole; absent where there is none.
std::optional<JournalEntry> lastEntryOf(const std::filesystem::path& file);

}  // namespace diptych::session
