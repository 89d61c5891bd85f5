#include "reports/archive/archive.h"

#include "reports/archive/archive_rows.h"
#include "reports/archive/digest.h"
#include "reports/archive/schema.h"

#include <QByteArray>
#include <QDateTime>
#include <QSqlQuery>

#include <filesystem>
#include <utility>

namespace diptych::reports {

namespace {

namespace fs = std::filesystem;
using Kind = ArchiveError::Kind;

std::string fileOf(const std::string& store)
{
    return isAddress(store) ? store : (fs::path(store) / "archive.sqlite").string();
}

tl::unexpected<ArchiveError> problem(Kind kind, std::string message)
{
    return tl::unexpected(ArchiveError{kind, std::move(message)});
}

}  // namespace

std::string timeNow()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
}

Archive::Archive(Database database)
    : m_database(std::move(database))
{}

ArchiveExpected<Archive> Archive::create(const std::string& store, const std::string& name)
{
    const std::string file = fileOf(store);
    if (!isAddress(store)) {
        std::error_code error;
        fs::create_directories(store, error);
        if (!fs::is_directory(store)) {
            return problem(Kind::Unreachable, store + " is not a folder");
        }
    }
    auto database = Database::connect(file);
    if (!database) {
        return tl::unexpected(database.error());
    }
    Archive archive(std::move(*database));
    const auto made = archive.m_database.number(schemaQuery(archive.m_database.dialect()));
    if (!made) {
        return tl::unexpected(made.error());
    }
    if (*made > 0) {
        return problem(Kind::AlreadyThere, store + " is an archive already");
    }
    // The table that beginWriting() locks is not there yet.
    if (auto begun = archive.m_database.run("BEGIN"); !begun) {
        return tl::unexpected(begun.error());
    }
    JournalEntry first;
    first.kind = entryKind::begin;
    first.note = name;
    ArchiveResult done;
    for (const std::string& statement : schemaStatements(archive.m_database.dialect())) {
        done = done ? archive.m_database.run(statement) : done;
    }
    done = done ? archive.append(first) : done;
    done = done ? archive.m_database.commit() : done;
    if (!done) {
        archive.m_database.rollBack();
        return tl::unexpected(done.error());
    }
    return archive;
}

ArchiveExpected<Archive> Archive::open(const std::string& store)
{
    const std::string file = fileOf(store);
    if (!isAddress(store) && !fs::exists(file)) {
        return problem(Kind::NotThere, store + ": no archive there; \"archive init\" makes one");
    }
    auto database = Database::connect(file);
    if (!database) {
        return tl::unexpected(database.error());
    }
    const auto made = database->number(schemaQuery(database->dialect()));
    if (!made) {
        return tl::unexpected(made.error());
    }
    if (*made == 0) {
        return problem(Kind::NotThere, store + ": no archive there; \"archive init\" makes one");
    }
    return Archive(std::move(*database));
}

ArchiveResult Archive::inTransaction(const std::function<ArchiveResult()>& work)
{
    if (auto begun = m_database.beginWriting(); !begun) {
        return begun;
    }
    ArchiveResult done = work();
    done = done ? m_database.commit() : done;
    if (!done) {
        m_database.rollBack();
    }
    return done;
}

/// Gives an entry its place behind the head. A clock that went back gets an entry of its own first.
ArchiveResult Archive::append(JournalEntry& entry)
{
    const auto last = head();
    if (!last) {
        return tl::unexpected(last.error());
    }
    const auto write = [this](JournalEntry& next, const JournalEntry& before) {
        next.entry = before.entry + 1;
        next.previous = before.hash;
        next.time = m_clock();
        next.hash = next.computedHash();
        const std::vector<QVariant> values = valuesOf(next);
        return m_database.run(std::string("INSERT INTO journal (") + journalColumns + ") VALUES (" +
                                  places(values.size()) + ")",
                              values);
    };
    if (m_clock() < last->time) {
        JournalEntry back;
        back.kind = entryKind::clockBack;
        back.note = "the clock of the computer stood before " + last->time;
        if (auto written = write(back, *last); !written) {
            return written;
        }
        return write(entry, back);
    }
    return write(entry, *last);
}

ArchiveResult Archive::insertWords(const ArchiveRecord& record, std::int64_t number)
{
    const std::vector<std::string> words = searchWords(record.open, record.personal);
    constexpr std::size_t atOnce = 60;
    for (std::size_t first = 0; first < words.size(); first += atOnce) {
        std::string statement = "INSERT INTO word (word, number) VALUES ";
        std::vector<QVariant> values;
        for (std::size_t i = first; i < std::min(first + atOnce, words.size()); ++i) {
            statement += values.empty() ? "(?, ?)" : ", (?, ?)";
            values.push_back(fromText(words[i]));
            values.emplace_back(static_cast<qlonglong>(number));
        }
        if (auto done = m_database.run(statement, values); !done) {
            return done;
        }
    }
    return {};
}

ArchiveResult Archive::removeWords(const ArchivedIncident& incident)
{
    for (const std::string& word : searchWords(incident.open, incident.personal)) {
        auto done = m_database.run("DELETE FROM word WHERE word = ? AND number = ?",
                                   {fromText(word), static_cast<qlonglong>(incident.number)});
        if (!done) {
            return done;
        }
    }
    return {};
}

ArchiveResult Archive::insert(const ArchiveRecord& record, std::int64_t number, std::int64_t entry)
{
    const std::vector<QVariant> values = valuesOf(record, number, entry);
    static const std::string intoIncident = [] {
        std::string columns = incidentColumns;
        for (std::size_t at = columns.find("i."); at != std::string::npos;
             at = columns.find("i.", at)) {
            columns.erase(at, 2);
        }
        return "INSERT INTO incident (" + columns + ") VALUES (" + places(incidentColumnCount) +
               ")";
    }();
    auto done = m_database.run(intoIncident, values);
    done = done ? m_database.run("INSERT INTO document (number, bytes) VALUES (?, ?)",
                                 {values.front(), fromBytes(record.document)})
                : done;
    return done ? insertWords(record, number) : done;
}

/// Marks the incident that a decision is about, if anybody stands behind the decision.
ArchiveResult Archive::noteAppeal(const ArchiveRecord& decision, std::int64_t number)
{
    const auto appealed =
        withHash(QByteArray::fromHex(QByteArray::fromStdString(decision.cites)).toStdString());
    if (!appealed) {
        return tl::unexpected(appealed.error());
    }
    if (!*appealed) {
        return problem(Kind::Refused, "the decision is about a report that is not in the archive "
                                      "(SHA-256 " +
                                          decision.cites + "); add that report first");
    }
    if (!decision.note.empty()) {
        return {};
    }
    JournalEntry entry;
    entry.kind = entryKind::appeal;
    entry.number = **appealed;
    entry.note = "decision " + std::to_string(number) + ": " + decision.open.kinds;
    return append(entry);
}

ArchiveExpected<std::vector<std::int64_t>> Archive::add(std::span<const ArchiveRecord> records)
{
    std::vector<std::int64_t> numbers;
    const auto done = inTransaction([&]() -> ArchiveResult {
        auto last = m_database.number("SELECT coalesce(max(number), 0) FROM incident");
        if (!last) {
            return tl::unexpected(last.error());
        }
        for (const ArchiveRecord& record : records) {
            JournalEntry entry;
            entry.kind = entryKind::add;
            entry.number = ++*last;
            entry.note = record.note;
            entry.openHash = record.open.hash();
            entry.personalHash = record.personal.hash();
            entry.documentHash = sha256(record.document);
            auto written = append(entry);
            written = written ? insert(record, entry.number, entry.entry) : written;
            if (written && !record.cites.empty()) {
                written = noteAppeal(record, entry.number);
            }
            if (!written) {
                return written;
            }
            numbers.push_back(entry.number);
        }
        return {};
    });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return numbers;
}

ArchiveResult Archive::noteOn(std::int64_t number, const char* kind, const std::string& note,
                              const std::function<ArchiveResult(const ArchivedIncident&)>& change)
{
    return inTransaction([&]() -> ArchiveResult {
        const auto incident = find(number);
        if (!incident) {
            return tl::unexpected(incident.error());
        }
        const std::string name = "incident " + std::to_string(number);
        if (!*incident) {
            return problem(Kind::NotThere, name + " is not in the archive");
        }
        const bool isDone = kind == std::string_view(entryKind::erase) ? (*incident)->erased
                                                                       : (*incident)->withdrawn;
        if (isDone) {
            return problem(Kind::Refused, name + ": that was done before");
        }
        JournalEntry entry;
        entry.kind = kind;
        entry.number = number;
        entry.note = note;
        auto done = append(entry);
        return done ? change(**incident) : done;
    });
}

ArchiveResult Archive::withdraw(std::int64_t number, const std::string& reason)
{
    return noteOn(number, entryKind::withdraw, reason,
                  [](const ArchivedIncident&) -> ArchiveResult { return {}; });
}

ArchiveResult Archive::erase(std::int64_t number, const std::string& reason)
{
    auto done = noteOn(
        number, entryKind::erase, reason,
        [this](const ArchivedIncident& incident) -> ArchiveResult {
            const QVariant which(static_cast<qlonglong>(incident.number));
            ArchiveRecord left;
            left.open = incident.open;
            auto changed = removeWords(incident);
            changed = changed ? insertWords(left, incident.number) : changed;
            changed = changed ? m_database.run("DELETE FROM document WHERE number = ?", {which})
                              : changed;
            return changed ? m_database.run("UPDATE incident SET salt = '', title = '', white = '',"
                                            " black = '', arbiter = '', appeal_deadline = '',"
                                            " text = '' WHERE number = ?",
                                            {which})
                           : changed;
        });
    if (done && m_database.dialect() == Dialect::Sqlite) {
        // What was erased must not stay in the write-ahead log either.
        return m_database.run("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    return done;
}

ArchiveExpected<JournalEntry> Archive::head()
{
    JournalEntry last;
    last.hash = std::string(32, '\0');
    const auto done = m_database.read(std::string("SELECT ") + journalColumns +
                                          " FROM journal ORDER BY entry DESC LIMIT 1",
                                      {}, [&](const QSqlQuery& row) { last = entryAt(row); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return last;
}

ArchiveExpected<std::string> Archive::hashAt(std::int64_t entry)
{
    std::string hash;
    const auto read =
        m_database.read("SELECT hash FROM journal WHERE entry = ?", {static_cast<qlonglong>(entry)},
                        [&](const QSqlQuery& row) { hash = hexOf(bytesAt(row, 0)); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return hash;
}

ArchiveExpected<Checkpoint> Archive::makeCheckpoint()
{
    Checkpoint checkpoint;
    const auto done = inTransaction([&]() -> ArchiveResult {
        const auto first = hashAt(1);
        const auto last = head();
        if (!first || !last) {
            return tl::unexpected(first ? last.error() : first.error());
        }
        checkpoint.origin = *first;
        checkpoint.entries = last->entry;
        checkpoint.head = hexOf(last->hash);
        JournalEntry entry;
        entry.kind = entryKind::checkpoint;
        entry.note = "entries " + std::to_string(last->entry);
        auto written = append(entry);
        checkpoint.time = entry.time;
        return written;
    });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return checkpoint;
}

}  // namespace diptych::reports
