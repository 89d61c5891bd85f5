#include "reports/archive/database.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUrlQuery>

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <unordered_map>
#include <utility>

namespace diptych::reports {

namespace {

namespace fs = std::filesystem;

QString toQt(const std::string& text)
{
    return QString::fromStdString(text);
}

QString freshName()
{
    static std::atomic<int> next{0};
    return QStringLiteral("diptych-archive-%1").arg(next++);
}

ArchiveError errorOf(const QSqlError& error, const std::string& attempt)
{
    const std::string said = error.text().trimmed().toStdString();
    if (said.find("readonly database") != std::string::npos) {
        return {ArchiveError::Kind::Unreachable, "the archive may only be read here: " + said};
    }
    const bool isRefused = said.find("append-only") != std::string::npos;
    return {isRefused ? ArchiveError::Kind::Refused : ArchiveError::Kind::Broken,
            attempt + ": " + said};
}

void address(QSqlDatabase& database, const std::string& store)
{
    const QUrl url(toQt(store));
    const QUrlQuery query(url);
    const QString folder = query.queryItemValue(QStringLiteral("host"), QUrl::FullyDecoded);
    const QString host = url.host().isEmpty() ? folder : url.host();
    if (!host.isEmpty()) {
        database.setHostName(host);
    }
    const QString port = query.queryItemValue(QStringLiteral("port"));
    const int number = url.port(port.isEmpty() ? -1 : port.toInt());
    if (number > 0) {
        database.setPort(number);
    }
    database.setDatabaseName(url.path().mid(1));
    if (!url.userName().isEmpty()) {
        database.setUserName(url.userName());
    }
    if (!url.password().isEmpty()) {
        database.setPassword(url.password());
    }
}

/// Whether this user may write a file that is there, and beside it, where SQLite keeps its log.
bool isReadOnly(const std::string& file)
{
    const fs::path folder = fs::absolute(file).parent_path();
    const auto mayWrite = [](const fs::path& path) {
        return faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0;
    };
    std::error_code error;
    return fs::exists(file, error) && (!mayWrite(file) || !mayWrite(folder));
}

bool hasLog(const std::string& file)
{
    std::error_code error;
    const auto logged = fs::file_size(file + "-wal", error);
    return !error && logged > 0;
}

/// A file on a medium that nobody writes has no log; SQLite wants to make one unless it is told
/// that the file cannot change. Where there is a log it must be read, for the newest is in it.
void readOnly(QSqlDatabase& database, const std::string& file)
{
    QUrl url = QUrl::fromLocalFile(toQt(fs::absolute(file).string()));
    url.setQuery(hasLog(file) ? QStringLiteral("mode=ro") : QStringLiteral("mode=ro&immutable=1"));
    database.setDatabaseName(url.toString(QUrl::FullyEncoded));
    database.setConnectOptions(
        QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=120000"));
}

bool isPostgresAddress(const std::string& store)
{
    return store.starts_with("postgresql://") || store.starts_with("postgres://");
}

std::vector<std::string> settingsOf(Dialect dialect)
{
    if (dialect == Dialect::Postgres) {
        // Compiling a search takes longer than the search.
        return {"SET client_min_messages = warning", "SET jit = off"};
    }
    return {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA secure_delete = ON",
            "PRAGMA cache_size = -65536"};
}

}  // namespace

bool isAddress(const std::string& store)
{
    return store.find("://") != std::string::npos;
}

/// Statements are prepared once; filling and checking run the same few very often.
struct Database::Statements {
    std::unordered_map<std::string, QSqlQuery> prepared{};
};

Database::Database(std::string connection, Dialect dialect)
    : m_connection(std::move(connection))
    , m_dialect(dialect)
    , m_statements(std::make_unique<Statements>())
{}

Database::Database(Database&& other) noexcept
    : m_connection(std::exchange(other.m_connection, {}))
    , m_dialect(other.m_dialect)
    , m_statements(std::move(other.m_statements))
{}

Database& Database::operator=(Database&& other) noexcept
{
    std::swap(m_connection, other.m_connection);
    std::swap(m_dialect, other.m_dialect);
    std::swap(m_statements, other.m_statements);
    return *this;
}

Database::~Database()
{
    m_statements.reset();
    if (!m_connection.empty()) {
        QSqlDatabase::database(toQt(m_connection), false).close();
        QSqlDatabase::removeDatabase(toQt(m_connection));
    }
}

tl::expected<Database, ArchiveError> Database::connect(const std::string& store)
{
    const bool isPostgres = isPostgresAddress(store);
    if (isAddress(store) && !isPostgres) {
        return tl::unexpected(ArchiveError{ArchiveError::Kind::Unreachable,
                                           "\"" + store.substr(0, store.find(':')) +
                                               "\" is no kind of database for an archive; expected "
                                               "a folder or postgresql://…"});
    }
    const bool isFixed = !isPostgres && isReadOnly(store);
    const QString name = freshName();
    QString problem;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(
            isPostgres ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"), name);
        if (isPostgres) {
            address(database, store);
        } else if (isFixed) {
            readOnly(database, store);
        } else {
            database.setDatabaseName(toQt(store));
            database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=120000"));
        }
        if (isFixed && hasLog(store) && !fs::exists(store + "-shm")) {
            problem = QStringLiteral("there is a log (-wal) with it that cannot be taken in where "
                                     "nothing may be written; copy the folder and open the copy");
        } else if (!database.open()) {
            problem = database.lastError().text().trimmed();
        }
    }
    if (!problem.isEmpty()) {
        QSqlDatabase::removeDatabase(name);
        return tl::unexpected(ArchiveError{ArchiveError::Kind::Unreachable,
                                           (isPostgres ? std::string("the archive") : store) +
                                               " cannot be opened: " + problem.toStdString()});
    }
    const Dialect dialect = isPostgres ? Dialect::Postgres : Dialect::Sqlite;
    Database database(name.toStdString(), dialect);
    for (const std::string& setting : isFixed ? std::vector<std::string>() : settingsOf(dialect)) {
        if (auto set = database.run(setting); !set) {
            return tl::unexpected(set.error());
        }
    }
    return database;
}

tl::expected<QSqlQuery*, ArchiveError> Database::executed(const std::string& statement,
                                                          const std::vector<QVariant>& values)
{
    auto found = m_statements->prepared.find(statement);
    if (found == m_statements->prepared.end()) {
        QSqlQuery query(QSqlDatabase::database(toQt(m_connection)));
        query.setForwardOnly(true);
        if (!query.prepare(toQt(statement))) {
            return tl::unexpected(errorOf(query.lastError(), "the archive cannot be asked"));
        }
        found = m_statements->prepared.emplace(statement, std::move(query)).first;
    }
    QSqlQuery& query = found->second;
    for (std::size_t i = 0; i < values.size(); ++i) {
        query.bindValue(static_cast<int>(i), values[i]);
    }
    if (!query.exec()) {
        return tl::unexpected(errorOf(query.lastError(), "the archive refused"));
    }
    return &query;
}

ArchiveResult Database::run(const std::string& statement, const std::vector<QVariant>& values)
{
    if (values.empty()) {
        QSqlQuery query(QSqlDatabase::database(toQt(m_connection)));
        if (!query.exec(toQt(statement))) {
            return tl::unexpected(errorOf(query.lastError(), "the archive refused"));
        }
        return {};
    }
    const auto query = executed(statement, values);
    if (!query) {
        return tl::unexpected(query.error());
    }
    (*query)->finish();
    return {};
}

ArchiveResult Database::read(const std::string& statement, const std::vector<QVariant>& values,
                             const std::function<void(const QSqlQuery&)>& row)
{
    const auto query = executed(statement, values);
    if (!query) {
        return tl::unexpected(query.error());
    }
    while ((*query)->next()) {
        row(**query);
    }
    (*query)->finish();
    return {};
}

tl::expected<std::int64_t, ArchiveError> Database::number(const std::string& statement,
                                                          const std::vector<QVariant>& values)
{
    std::int64_t found = 0;
    const auto done =
        read(statement, values, [&](const QSqlQuery& row) { found = row.value(0).toLongLong(); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return found;
}

ArchiveResult Database::beginWriting()
{
    if (m_dialect == Dialect::Sqlite) {
        return run("BEGIN IMMEDIATE");
    }
    if (auto begun = run("BEGIN"); !begun) {
        return begun;
    }
    auto locked = run("LOCK TABLE journal IN EXCLUSIVE MODE");
    if (!locked) {
        rollBack();
    }
    return locked;
}

ArchiveResult Database::commit()
{
    return run("COMMIT");
}

void Database::rollBack()
{
    (void)run("ROLLBACK");
}

QVariant fromText(const std::string& text)
{
    // Empty, not null.
    return QVariant(text.empty() ? QStringLiteral("") : QString::fromStdString(text));
}

QVariant fromBytes(const std::string& bytes)
{
    return QVariant(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

std::string textAt(const QSqlQuery& row, int column)
{
    return row.value(column).toString().toStdString();
}

std::string bytesAt(const QSqlQuery& row, int column)
{
    return row.value(column).toByteArray().toStdString();
}

}  // namespace diptych::reports
