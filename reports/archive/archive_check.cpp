#include "reports/archive/archive_check.h"

#include "reports/archive/archive_rows.h"
#include "reports/archive/digest.h"
#include "reports/archive/schema.h"

#include <QSqlQuery>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>

namespace diptych::reports {

namespace {

/// What the journal says about an incident.
struct Expected {
    std::int64_t entry = 0;
    std::string openHash{}, personalHash{}, documentHash{};
    bool erased = false;
    bool seen = false;
};

class Checker {
public:
    explicit Checker(std::span<const Checkpoint> checkpoints)
    {
        for (const Checkpoint& checkpoint : checkpoints) {
            m_checkpoints.emplace(checkpoint.entries, checkpoint);
        }
    }

    void takeEntry(const JournalEntry& entry)
    {
        ++m_check.entries;
        for (++m_last; m_last < entry.entry; ++m_last) {
            report(0, m_last, "entry-removed");
        }
        m_last = entry.entry;
        const bool follows = entry.previous == m_hash;
        if (entry.hash != entry.computedHash()) {
            report(entry.number, entry.entry, "entry-changed");
        } else if (!follows && m_check.problems.empty()) {
            // Behind a removal or a change nothing can follow; one problem is enough.
            report(entry.number, entry.entry, "entry-out-of-place");
        }
        if (entry.time < m_time && entry.kind != entryKind::clockBack) {
            report(entry.number, entry.entry, "clock-back");
        }
        m_hash = entry.hash;
        m_time = entry.time;
        takeIncident(entry);
        compare(entry);
    }

    void takeRow(const ArchivedIncident& incident, bool hasDocument, const std::string& document)
    {
        const auto found = m_expected.find(incident.number);
        if (found == m_expected.end()) {
            report(incident.number, incident.entry, "not-in-journal");
            return;
        }
        Expected& expected = found->second;
        expected.seen = true;
        const auto wrong = [&](const char* code) { report(incident.number, expected.entry, code); };
        if (incident.open.hash() != expected.openHash || incident.entry != expected.entry) {
            wrong("incident-changed");
        }
        if (expected.erased) {
            const bool isEmpty = incident.personal.hash() == PersonalPart().hash() && !hasDocument;
            if (!isEmpty) {
                wrong("not-erased");
            }
            return;
        }
        if (incident.personal.hash() != expected.personalHash) {
            wrong("personal-data-changed");
        }
        if (!hasDocument) {
            wrong("document-removed");
        } else if (sha256(document) != expected.documentHash) {
            wrong("document-changed");
        }
    }

    void report(std::int64_t number, std::int64_t entry, const char* code)
    {
        m_check.problems.push_back({number, entry, code});
    }

    ArchiveCheck finish()
    {
        std::map<std::int64_t, std::int64_t> removed;
        for (const auto& [number, expected] : m_expected) {
            if (!expected.seen) {
                removed.emplace(number, expected.entry);
            }
        }
        for (const auto& [number, entry] : removed) {
            report(number, entry, "incident-removed");
        }
        for (const auto& [entries, checkpoint] : m_checkpoints) {
            if (entries > m_last) {
                report(0, entries, "cut-off");
            }
        }
        return std::move(m_check);
    }

private:
    void takeIncident(const JournalEntry& entry)
    {
        if (entry.kind == entryKind::add) {
            for (++m_lastNumber; m_lastNumber < entry.number; ++m_lastNumber) {
                report(m_lastNumber, 0, "incident-removed");
            }
            m_lastNumber = entry.number;
            m_expected[entry.number] = {entry.entry, entry.openHash, entry.personalHash,
                                        entry.documentHash};
        } else if (entry.kind == entryKind::erase) {
            m_expected[entry.number].erased = true;
        }
    }

    void compare(const JournalEntry& entry)
    {
        if (entry.entry == 1) {
            m_origin = hexOf(entry.hash);
        }
        const auto [first, last] = m_checkpoints.equal_range(entry.entry);
        for (auto found = first; found != last; ++found) {
            const Checkpoint& checkpoint = found->second;
            if (checkpoint.head != hexOf(entry.hash) || !m_origin.starts_with(checkpoint.origin)) {
                report(0, entry.entry, "checkpoint-differs");
            }
        }
    }

    ArchiveCheck m_check{};
    std::multimap<std::int64_t, Checkpoint> m_checkpoints{};
    std::unordered_map<std::int64_t, Expected> m_expected{};
    std::int64_t m_last = 0;
    std::int64_t m_lastNumber = 0;
    std::string m_hash = std::string(32, '\0');
    std::string m_time{}, m_origin{};
};

/// The words of an incident as one number, in whatever order they come.
using WordSums = std::unordered_map<std::int64_t, std::uint64_t>;

std::uint64_t sumOf(const std::string& word)
{
    std::uint64_t sum = 14695981039346656037U;  // FNV-1a
    for (const char letter : word) {
        sum = (sum ^ static_cast<unsigned char>(letter)) * 1099511628211U;
    }
    return sum;
}

std::uint64_t sumOf(const ArchivedIncident& incident)
{
    std::uint64_t sum = 0;
    for (const std::string& word : searchWords(incident.open, incident.personal)) {
        sum += sumOf(word);
    }
    return sum;
}

ArchiveResult readWords(Database& database, WordSums& sums)
{
    return database.read("SELECT number, word FROM word", {}, [&](const QSqlQuery& row) {
        sums[row.value(0).toLongLong()] += sumOf(textAt(row, 1));
    });
}

ArchiveResult
readIncidents(Database& database,
              const std::function<void(const ArchivedIncident&, bool, const std::string&)>& take)
{
    return database.read(std::string("SELECT ") + incidentColumns +
                             ", d.bytes FROM incident i LEFT JOIN document d"
                             " ON d.number = i.number ORDER BY i.number",
                         {}, [&](const QSqlQuery& row) {
                             take(incidentAt(row), !row.value(incidentColumnCount).isNull(),
                                  bytesAt(row, incidentColumnCount));
                         });
}

/// What goes by an index, such as whether an incident was withdrawn, is only as good as the index.
ArchiveResult checkFile(Database& database, Checker& checker)
{
    ArchiveResult done;
    for (const char* table : {"journal", "incident"}) {
        bool isWhole = true;
        const std::string statement = std::string("PRAGMA integrity_check(") + table + ")";
        done = done ? database.read(statement, {},
                                    [&](const QSqlQuery& row) {
                                        isWhole = isWhole && textAt(row, 0) == "ok";
                                    })
                    : done;
        if (!isWhole) {
            checker.report(0, 0, "file-damaged");
        }
    }
    return done;
}

/// Tables, indexes and guards are those that the archive was made with.
ArchiveResult checkGuards(Database& database, Checker& checker)
{
    bool isWhole = true;
    ArchiveResult done;
    if (database.dialect() == Dialect::Postgres) {
        constexpr std::int64_t guards = 3;
        const auto found = database.number(
            "SELECT count(*) FROM pg_catalog.pg_trigger t JOIN pg_catalog.pg_class c"
            " ON c.oid = t.tgrelid WHERE c.relname IN ('journal', 'incident')"
            " AND c.relnamespace = current_schema()::regnamespace"
            " AND NOT t.tgisinternal AND t.tgenabled <> 'D'");
        if (!found) {
            return tl::unexpected(found.error());
        }
        isWhole = *found == guards;
    } else {
        std::set<std::string> there;
        done = database.read("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL", {},
                             [&](const QSqlQuery& row) { there.insert(textAt(row, 0)); });
        const auto wanted = schemaStatements(Dialect::Sqlite);
        isWhole = std::all_of(wanted.begin(), wanted.end(), [&](const std::string& statement) {
            return there.contains(statement);
        });
    }
    if (done && !isWhole) {
        checker.report(0, 0, "guard-removed");
    }
    return done;
}

}  // namespace

ArchiveExpected<ArchiveCheck>
checkArchive(Archive& archive, std::span<const Checkpoint> checkpoints, CheckDepth depth)
{
    Checker checker(checkpoints);
    Database& database = archive.database();
    // All readings see one state of the archive, whatever others write meanwhile.
    const bool isPostgres = database.dialect() == Dialect::Postgres;
    auto done = database.run(isPostgres ? "BEGIN ISOLATION LEVEL REPEATABLE READ" : "BEGIN");
    if (!done) {
        return tl::unexpected(done.error());
    }
    done = database.read(std::string("SELECT ") + journalColumns + " FROM journal ORDER BY entry",
                         {}, [&](const QSqlQuery& row) { checker.takeEntry(entryAt(row)); });
    WordSums sums;
    if (done && depth == CheckDepth::Everything) {
        done = readWords(database, sums);
    }
    if (done) {
        done = readIncidents(database, [&](const ArchivedIncident& incident, bool hasDocument,
                                           const std::string& document) {
            checker.takeRow(incident, hasDocument, document);
            if (depth == CheckDepth::Everything && sums[incident.number] != sumOf(incident)) {
                checker.report(incident.number, incident.entry, "search-misleads");
            }
        });
    }
    done = done ? checkGuards(database, checker) : done;
    if (done && !isPostgres && depth == CheckDepth::Everything) {
        done = checkFile(database, checker);
    }
    database.rollBack();
    if (!done) {
        return tl::unexpected(done.error());
    }
    return checker.finish();
}

}  // namespace diptych::reports
