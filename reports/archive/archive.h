#pragma once

#include "reports/archive/archive_record.h"
#include "reports/archive/checkpoint.h"
#include "reports/archive/database.h"
#include "reports/archive/journal_entry.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace diptych::reports {

template <typename T>
using ArchiveExpected = tl::expected<T, ArchiveError>;

/// An incident as it stands in the archive.
struct ArchivedIncident {
    std::int64_t number = 0;
    std::int64_t entry = 0;  ///< of the journal
    PublicPart open{};
    PersonalPart personal{};  ///< empty once erased
    std::string documentHash{};
    std::string note{};    ///< what the journal says about how it came in, such as a bad signature
    std::string appeal{};  ///< "decision 5: appeal-upheld"; empty where there was none
    bool withdrawn = false;
    bool erased = false;

    /// The decision on an appeal, which is no incident of its own.
    bool isDecision() const { return open.kinds.starts_with(decisionKind); }
    /// What has become of it: erased, withdrawn, appealed, or as it came in.
    IncidentStatus status() const;
};

/// What is looked for; everything that is given must fit. Words are whole words.
struct ArchiveSearch {
    std::string player{}, event{}, article{}, kind{}, text{};
    std::string round{};
    std::string from{}, to{};  ///< dates, both included
    int most = 100;
};

struct NamedCount {
    std::string name{};
    std::int64_t count = 0;
};

/// How often what was ruled. A decision on an appeal is no incident of its own.
struct ArchiveStatistics {
    std::int64_t incidents = 0, withdrawn = 0, erased = 0, open = 0, appealed = 0;
    std::int64_t decisions = 0;  ///< on appeals
    std::int64_t notValid = 0;   ///< incidents whose signature did not hold when they were taken in
    std::vector<NamedCount> kinds{}, articles{};  ///< most frequent first
};

/// Told the number of an incident; used as a clock by tests.
using ArchiveClock = std::function<std::string()>;

/// "2026-08-14T18:05:03.123Z", now.
std::string timeNow();

/// An open archive. Every function that changes it is one transaction: done for good when it
/// returns, or not done at all. Several programs may use one archive at the same time.
class Archive {
public:
    /// Makes an empty archive in a folder, which is made when it is not there, or in a PostgreSQL
    /// database that the address names.
    static ArchiveExpected<Archive> create(const std::string& store, const std::string& name);
    static ArchiveExpected<Archive> open(const std::string& store);

    /// Numbers are given in the order of the records. A decision marks the incident whose report it
    /// cites as appealed, and is refused where that report is not in the archive. One that came in
    /// with a note, because nobody signed it or its signatures do not hold, marks nothing.
    ArchiveExpected<std::vector<std::int64_t>> add(std::span<const ArchiveRecord> records);
    /// An incident no longer counts; it stays.
    ArchiveResult withdraw(std::int64_t number, const std::string& reason);
    /// Its personal data and its document go for good; its number, what was ruled, and the hashes
    /// stay.
    ArchiveResult erase(std::int64_t number, const std::string& reason);

    ArchiveExpected<std::optional<ArchivedIncident>> find(std::int64_t number);
    ArchiveExpected<std::vector<ArchivedIncident>> search(const ArchiveSearch& wanted);
    /// Numbers of incidents of the same game: event, round and players.
    ArchiveExpected<std::vector<std::int64_t>> sameGame(const ArchiveRecord& record);
    /// Number of the incident with this very document, if there is one.
    ArchiveExpected<std::optional<std::int64_t>> withDocument(const std::string& bytes);
    /// The same by the SHA-256 of the document, 32 bytes.
    ArchiveExpected<std::optional<std::int64_t>> withHash(const std::string& hash);
    ArchiveExpected<std::string> document(std::int64_t number);  ///< empty once erased
    /// Of all that a search finds, however many.
    ArchiveExpected<ArchiveStatistics> statistics(ArchiveSearch wanted);

    ArchiveExpected<JournalEntry> head();
    /// Hash of an entry, hexadecimal; empty where there is none. That of the first one says which
    /// archive it is.
    ArchiveExpected<std::string> hashAt(std::int64_t entry);
    /// Writes that a checkpoint was made, and what it says.
    ArchiveExpected<Checkpoint> makeCheckpoint();

    Database& database() { return m_database; }
    void setClock(ArchiveClock clock) { m_clock = std::move(clock); }

private:
    explicit Archive(Database database);

    ArchiveResult append(JournalEntry& entry);
    ArchiveResult insert(const ArchiveRecord& record, std::int64_t number, std::int64_t entry);
    ArchiveResult noteAppeal(const ArchiveRecord& decision, std::int64_t number);
    ArchiveResult insertWords(const ArchiveRecord& record, std::int64_t number);
    ArchiveResult removeWords(const ArchivedIncident& incident);
    ArchiveResult noteOn(std::int64_t number, const char* kind, const std::string& note,
                         const std::function<ArchiveResult(const ArchivedIncident&)>& change);
    ArchiveResult inTransaction(const std::function<ArchiveResult()>& work);

    Database m_database;
    ArchiveClock m_clock = timeNow;
};

}  // namespace diptych::reports
